import { Trans } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import type { ArrivalFragment, CartPackageFragment, CartShipmentFragment, ReceiverInput } from '#generated/documents.ts'
import { useArrivalText } from '../../features/arrival/use-arrival-text.ts'
import {
  emptyReceiver,
  type Kind,
  nameOf,
  placeOf,
  type ReceiverDraft,
  toReceiverInput,
} from '../../features/gift-builder/gift-draft.ts'
import { MORNING, type Moment, toMoment, toMomentInput } from '../../features/gift-builder/moment/delivery-moment.ts'
import { openModal } from '../../session/opened-modal.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import type { Cart } from './use-cart.ts'

const ReceiverModal = lazy(async () => ({
  default: (await import('../../features/gift-builder/receivers/receiver-modal.tsx')).ReceiverModal,
}))
const DivideModal = lazy(async () => ({
  default: (await import('../../features/gift-builder/receivers/divide-modal.tsx')).DivideModal,
}))
const MomentModal = lazy(async () => ({
  default: (await import('../../features/gift-builder/moment/moment-modal.tsx')).MomentModal,
}))

type LineReceiverProps = { cart: Cart; shipment: CartShipmentFragment; one: CartPackageFragment }

/** The receiver and the time of delivery; both can be changed here. */
export function LineReceiver({ cart, shipment, one }: LineReceiverProps) {
  const { timeZone } = useShop()
  const [opened, setOpened] = useState<'receiver' | 'moment' | 'divide'>()
  const kind = shipment.variationType
  const moment = readMoment(shipment, timeZone)
  const receiver = toDraft(shipment, moment)
  const isMine = shipment.receiverKind === 'ME'
  const { variationId } = one.giftcard
  const save = (receiver: ReceiverInput) => {
    // A field that is left out keeps its value; null means "as soon as possible".
    const input = { deliverOn: null, deliverAt: null, ...receiver }
    return cart.deliver({ shipments: [{ shipmentId: shipment.id, receivers: [input] }] })
  }
  const choose = async (next: Moment) => {
    const moment = { deliverOn: null, deliverAt: null, ...toMomentInput(next, kind) }
    const [failure] = await cart.deliver({ shipments: [{ shipmentId: shipment.id, ...moment }] })
    if (failure) openModal({ name: 'failure', failure })
  }
  const divide = (divideInto: number) =>
    cart.deliver({ deliveryMode: 'SPLIT', shipments: [{ shipmentId: shipment.id, divideInto }] })
  const close = () => setOpened(undefined)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-field bg-mist px-3 py-2">
      <ReceiverText receiver={receiver} kind={kind} isMine={isMine} arrival={shipment.arrival} />
      <div className="-ml-3 flex flex-wrap unscripted:hidden">
        <Button variant="quiet" size="small" onClick={() => setOpened('receiver')} className="px-3!">
          {isMine ? <Trans>Send to someone else</Trans> : <Trans>Edit recipient</Trans>}
        </Button>
        {isMine && (
          <Button variant="quiet" size="small" onClick={() => setOpened('moment')} className="px-3!">
            <Trans>Change delivery date</Trans>
          </Button>
        )}
        {one.giftcard.qty > 1 && shipment.packages.length === 1 && (
          <Button variant="quiet" size="small" onClick={() => setOpened('divide')} className="px-3!">
            <Trans>Split between people</Trans>
            <span className="sr-only"> {one.giftcard.title}</span>
          </Button>
        )}
      </div>
      <OnceOpened isOpen={opened === 'divide'}>
        <DivideModal
          isOpen={opened === 'divide'}
          onClose={close}
          name={one.giftcard.title}
          cards={one.giftcard.qty}
          onDivide={divide}
        />
      </OnceOpened>
      <OnceOpened isOpen={opened === 'receiver'}>
        <ReceiverModal
          isOpen={opened === 'receiver'}
          onClose={close}
          title={isMine ? <Trans>Who is it for?</Trans> : <Trans>Edit recipient</Trans>}
          kind={kind}
          variationId={variationId}
          // The billing address is not a receiver's address.
          receiver={isMine ? { ...emptyReceiver(shipment.id), moment } : receiver}
          onSave={(draft) => save(toReceiverInput(draft, kind))}
          {...(isMine ? {} : { onSaveMine: (next: Moment) => save({ kind: 'ME', ...toMomentInput(next, kind) }) })}
        />
      </OnceOpened>
      <OnceOpened isOpen={opened === 'moment'}>
        <MomentModal
          isOpen={opened === 'moment'}
          onClose={close}
          kind={kind}
          variationId={variationId}
          moment={moment}
          onChoose={(next) => void choose(next)}
        />
      </OnceOpened>
    </div>
  )
}

type ReceiverTextProps = { receiver: ReceiverDraft; kind: Kind; arrival: ArrivalFragment; isMine: boolean }

function ReceiverText({ receiver, kind, arrival, isMine }: ReceiverTextProps) {
  const { countryCode } = useShop()
  const arrivalText = useArrivalText()
  const name = nameOf(receiver)
  const place = placeOf(receiver, kind, countryCode)
  return (
    <div className="min-w-44 grow basis-0 py-1 text-[0.9375rem] leading-snug">
      <p className="font-semibold wrap-anywhere">{isMine ? <Trans>For you</Trans> : <Trans>For {name}</Trans>}</p>
      {place && <p className="wrap-anywhere text-ink-soft">{place}</p>}
      <p className="flex items-center gap-1.5 text-ink-soft">
        <Icon name={kind === 'DIGITAL' && !arrival.at ? 'clock' : 'calendar'} className="size-4" />
        {arrivalText(arrival)}
      </p>
    </div>
  )
}

function readMoment({ deliveryDate, deliverAt }: CartShipmentFragment, timeZone: string): Moment {
  if (deliverAt) return toMoment(deliverAt, timeZone)
  return deliveryDate ? { day: deliveryDate, time: MORNING } : null
}

function toDraft({ id, deliveryAddress }: CartShipmentFragment, moment: Moment): ReceiverDraft {
  const given = Object.entries(deliveryAddress ?? {}).filter(([, text]) => text !== null)
  return { ...emptyReceiver(id), ...Object.fromEntries(given), id, moment }
}
