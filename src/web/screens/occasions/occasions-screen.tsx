import { Trans, useLingui } from '@lingui/react/macro'
import type { OccasionListQuery } from '#generated/documents.ts'
import { Picture } from '../../blocks/picture.tsx'
import { Trail } from '../../blocks/trail.tsx'
import { useHref } from '../../session/use-shop.ts'

type OccasionItem = OccasionListQuery['occasions'][number]

/** Visible when the page opens, even on a wide screen. */
const ABOVE_THE_FOLD = 3

/** All occasions with their pictures. */
export function OccasionsScreen({ occasions }: { occasions: readonly OccasionItem[] }) {
  const href = useHref()
  const { t } = useLingui()
  return (
    <div className="page-width pt-3 pb-12 desktop:pb-16">
      <Trail items={[{ label: t`Occasions`, href: href('occasions') }]} />
      <div className="mt-3 mb-8 flex flex-col gap-3 desktop:mt-5 desktop:mb-12">
        <h1 className="text-title">
          <Trans>What are you celebrating?</Trans>
        </h1>
        <p className="max-w-2xl text-lead text-ink-soft">
          <Trans>Pick the occasion, and find gift cards for it and words to go with them.</Trans>
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-3 desktop:gap-y-12">
        {occasions.map((occasion, index) => (
          <li key={occasion.id}>
            <OccasionCard occasion={occasion} priority={index < ABOVE_THE_FOLD} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OccasionCard({ occasion, priority }: { occasion: OccasionItem; priority: boolean }) {
  return (
    <a href={occasion.path} className="group/card flex h-full flex-col gap-3 tablet:gap-4">
      <span className="block overflow-hidden rounded-card bg-mist">
        {occasion.image && (
          <Picture
            picture={occasion.image}
            decorative
            priority={priority}
            className="h-auto w-full transition-transform duration-500 ease-out group-hover/card:scale-105"
          />
        )}
      </span>
      <span className="flex flex-col gap-1 px-1">
        <h2 className="text-subheading underline-offset-4 group-hover/card:underline">{occasion.title}</h2>
        <span className="text-[0.9375rem] text-ink-soft tablet:text-base">{occasion.intro}</span>
      </span>
    </a>
  )
}
