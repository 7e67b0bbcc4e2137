import type { AccountOverviewQuery } from '#generated/documents.ts'
import { Picture } from '#web/blocks/picture.tsx'
import { formatWeekday } from '#web/i18n/dates.ts'
import { useShop } from '#web/session/use-shop.ts'

type NextOccasionsProps = { occasions: AccountOverviewQuery['nextOccasions'] }

/** The next occasions of the year, each with its cards. */
export function NextOccasions({ occasions }: NextOccasionsProps) {
  const { locale } = useShop()
  return (
    <ul className="grid gap-5 tablet:grid-cols-3">
      {occasions.map(({ on, occasion }) => (
        <li key={occasion.id}>
          <a
            href={occasion.path}
            className="group/occasion flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
          >
            {occasion.image && <Picture picture={occasion.image} decorative className="aspect-4/3 h-auto w-full object-cover" />}
            <span className="flex flex-col gap-0.5 p-5">
              <span className="headline text-subheading group-hover/occasion:underline">{occasion.title}</span>
              <span className="text-ink-soft">{formatWeekday(on, locale)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
