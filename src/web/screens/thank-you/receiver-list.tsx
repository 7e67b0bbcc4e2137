import { Plural, Trans } from '@lingui/react/macro'
import type { ThankedOrderFragment } from '../../../generated/documents.ts'
import { formatMoment } from '../../features/checkout/format-moment.ts'
import { formatWeekday } from '../../i18n/dates.ts'
import { useShop } from '../../session/use-shop.ts'
import { Icon } from '../../ui/icon.tsx'

type Receiver = ThankedOrderFragment['receivers'][number]

export function ReceiverList({ order: { receivers, status } }: { order: ThankedOrderFragment }) {
  return (
    <ol className="flex flex-col gap-3">
      {receivers.map((receiver, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: receivers have no names here, and never change places
        <li key={index} className="flex items-start gap-4 rounded-field bg-mist p-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-trust-pale text-trust">
            <Icon name={receiver.variationType === 'DIGITAL' ? 'mail' : 'truck'} />
          </span>
          <div>
            <p className="font-semibold">
              <Who receiver={receiver} />: <Plural value={receiver.qty} one="# gift" other="# gifts" />
            </p>
            <p>{receiver.items.map(({ qty, title }) => `${qty} × ${title}`).join(', ')}</p>
            <p className="text-[0.9375rem] text-ink-soft">
              <When receiver={receiver} isPaid={status === 'COMPLETED'} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** By name to the buyer alone. */
function Who({ receiver: { receiverKind, firstName } }: { receiver: Receiver }) {
  if (receiverKind === 'ME') return <Trans>For you</Trans>
  return firstName ? <Trans>For {firstName}</Trans> : <Trans>For your receiver</Trans>
}

type WhenProps = { receiver: Receiver; isPaid: boolean }

function When({ receiver: { variationType, deliveryDate, deliverAt }, isPaid }: WhenProps) {
  const { locale, timeZone } = useShop()
  const day = deliveryDate && formatWeekday(deliveryDate, locale)
  if (variationType === 'PHYSICAL')
    return day ? <Trans>By post on {day}</Trans> : <Trans>By post, 2–3 working days after shipping</Trans>
  const moment = deliverAt && formatMoment(deliverAt, locale, timeZone)
  if (moment) return <Trans>By email on {moment}</Trans>
  return isPaid ? <Trans>By email, within an hour</Trans> : <Trans>By email, within an hour of your payment</Trans>
}
