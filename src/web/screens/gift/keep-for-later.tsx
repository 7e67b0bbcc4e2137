import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftDetailsFragment } from '#generated/documents.ts'
import { useHref } from '../../session/use-shop.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

/** For recipients who do not spend the gift today: a calendar entry, a print-out, or an account that lists it. */
export function KeepForLater({ gift: { calendarPath, printPath, packages } }: { gift: GiftDetailsFragment }) {
  const href = useHref()
  const hasCards = packages.some(({ cards }) => cards && cards.length > 0)
  return (
    <section className="flex flex-col gap-5 print:hidden">
      <h2 className="text-heading">
        <Trans>Keep it for later</Trans>
      </h2>
      <ul className="grid gap-4 tablet:grid-cols-3">
        {calendarPath && (
          <SaveOption href={calendarPath} icon="calendar" title={<Trans>Add a reminder</Trans>}>
            <Trans>In your calendar, well before the last day</Trans>
          </SaveOption>
        )}
        {printPath && (
          <SaveOption href={printPath} icon="download" title={<Trans>Print it at home (PDF)</Trans>} isNewTab>
            {hasCards ? <Trans>For your wallet, or to give by hand</Trans> : <Trans>To keep, or to share</Trans>}
          </SaveOption>
        )}
        {hasCards && (
          <SaveOption href={href('accountCards')} icon="user" title={<Trans>See it among your cards</Trans>}>
            <Trans>Log in with the email address it was sent to</Trans>
          </SaveOption>
        )}
      </ul>
    </section>
  )
}

type SaveOptionProps = { href: string; icon: IconName; title: ReactNode; isNewTab?: boolean; children: ReactNode }

function SaveOption({ href, icon, title, isNewTab = false, children }: SaveOptionProps) {
  return (
    <li>
      <a
        href={href}
        {...(isNewTab && { target: '_blank', rel: 'noopener' })}
        className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-ink"
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-trust-pale text-trust">
          <Icon name={icon} />
        </span>
        <span>
          <span className="block font-semibold underline decoration-line underline-offset-4">{title}</span>
          <span className="text-[0.9375rem] text-ink-soft">{children}</span>
        </span>
      </a>
    </li>
  )
}
