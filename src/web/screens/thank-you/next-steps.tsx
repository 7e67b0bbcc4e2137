import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ThankedOrderFragment, ThankedPaymentFragment } from '#generated/documents.ts'
import { readBritishAccount } from '#shared/iban.ts'
import { Panel } from '../../features/feedback/panel.tsx'
import { useHref } from '../../session/use-shop.ts'
import { Link } from '../../ui/link.tsx'

type Transfer = NonNullable<ThankedPaymentFragment['bankTransfer']>

/** What happens next, in order of time. */
export function NextSteps({ order, transfer }: { order: ThankedOrderFragment; transfer?: Transfer | null | undefined }) {
  const href = useHref()
  if (order.status === 'CANCELED') return null
  const isDigital = order.receivers.some(({ variationType }) => variationType === 'DIGITAL')
  const isPhysical = order.receivers.some(({ variationType }) => variationType === 'PHYSICAL')
  // An e-mail that is sent at once has no date to change.
  const hasDate = isPhysical || order.receivers.some(({ deliveryDate }) => deliveryDate)
  return (
    <Panel title={<Trans>What happens next</Trans>}>
      <ol className="flex flex-col gap-4">
        {order.status === 'PENDING' && (
          <NextStep place={1}>
            {readBritishAccount(transfer?.accountNumber ?? '') ? (
              <Trans>We wait for your payment. Sent as a Faster Payment, it usually arrives within two hours.</Trans>
            ) : (
              <Trans>We wait for your payment. A bank transfer takes one to three working days.</Trans>
            )}
          </NextStep>
        )}
        <NextStep place={order.status === 'PENDING' ? 2 : 1}>
          {hasDate ? (
            <Trans>We email you a confirmation, with a link to follow each gift, correct an address or change a date.</Trans>
          ) : (
            <Trans>We email you a confirmation, with a link to follow each gift or correct an address.</Trans>
          )}
        </NextStep>
        {isDigital && (
          <NextStep place={order.status === 'PENDING' ? 3 : 2}>
            <Trans>Digital gift cards go out by email straight away, or at the time you chose.</Trans>
          </NextStep>
        )}
        {isPhysical && (
          <NextStep place={(order.status === 'PENDING' ? 3 : 2) + Number(isDigital)}>
            <Trans>We wrap your parcel and hand it to the post. You can follow it until it leaves us.</Trans>
          </NextStep>
        )}
      </ol>
      <p className="text-ink-soft">
        <Trans>
          Something not right? <Link href={href('contact')}>Tell us</Link>, and have your order number to hand.
        </Trans>
      </p>
    </Panel>
  )
}

function NextStep({ place, children }: { place: number; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-pale text-sm font-semibold text-accent-deep"
      >
        {place}
      </span>
      <span className="pt-1">{children}</span>
    </li>
  )
}
