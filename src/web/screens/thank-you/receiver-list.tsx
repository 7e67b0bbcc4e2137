import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ThankedOrderFragment } from '#generated/documents.ts'
import { writeAddress } from '#shared/address-order.ts'
import { useArrivalText } from '../../features/arrival/use-arrival-text.ts'
import { awaitsTransfer } from '../../features/order-summary/awaits-transfer.ts'
import { Icon } from '../../ui/icon.tsx'

type Receiver = ThankedOrderFragment['receivers'][number]

/** The receivers with gift, address and time, so that a typing error is seen while it can still be corrected. */
export function ReceiverList({ order }: { order: ThankedOrderFragment }) {
  return (
    <ol className="flex flex-col gap-3">
      {order.receivers.map((receiver, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: receivers have no ids here, and never change their order
        <li key={index} className="flex items-start gap-4 rounded-field bg-mist p-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-trust-pale text-trust">
            <Icon name={receiver.variationType === 'DIGITAL' ? 'mail' : 'truck'} />
          </span>
          <div className="min-w-0">
            <p className="font-semibold">
              <ReceiverName receiver={receiver} />: <Plural value={receiver.qty} one="# gift" other="# gifts" />
            </p>
            <ReceiverAddress receiver={receiver} />
            <p>{receiver.items.map(({ qty, title }) => `${qty}\u00a0×\u00a0${title}`).join(', ')}</p>
            {order.status !== 'CANCELED' && (
              <p className="font-semibold text-trust">
                <DeliveryTime receiver={receiver} isAwaited={awaitsTransfer(order)} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Only the buyer sees names. */
function ReceiverName({ receiver: { receiverKind, firstName, lastName } }: { receiver: Receiver }) {
  if (receiverKind === 'ME') return <Trans>For you</Trans>
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name ? <Trans>For {name}</Trans> : <Trans>For your recipient</Trans>
}

/** The buyer sees the full address; for others the server masks it or leaves it out. */
function ReceiverAddress({ receiver: { email, deliveryAddress } }: { receiver: Receiver }): ReactNode {
  const place = email ? <BreakableEmail email={email} /> : deliveryAddress && writeAddress(deliveryAddress)
  return place && <p className="wrap-anywhere text-ink-soft">{place}</p>
}

/** Where there is no space for the whole address, its second line begins with the "@". */
function BreakableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

type DeliveryTimeProps = {
  receiver: Receiver
  /** A bank transfer takes days, so nothing can be promised before the money has arrived. */
  isAwaited: boolean
}

function DeliveryTime({ receiver: { variationType, deliveryDate, arrival, state }, isAwaited }: DeliveryTimeProps) {
  const arrivalText = useArrivalText()
  if (state === 'OPENED') return <Trans>Opened</Trans>
  if (state === 'SENT') return <Trans>Sent by email</Trans>
  if (!isAwaited || deliveryDate) return arrivalText(arrival)
  if (variationType === 'DIGITAL') return <Trans>Arrives as soon as we have your payment</Trans>
  return <Trans>We’ll tell you the arrival date as soon as we have your payment</Trans>
}
