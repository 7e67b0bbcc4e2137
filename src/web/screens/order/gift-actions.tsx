import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, useState } from 'react'
import {
  type GiftStateFragment,
  type OrderGiftsFragment,
  RescheduleGiftDocument,
  RescheduleParcelDocument,
  ResendGiftDocument,
} from '#generated/documents.ts'
import { useArrivalText } from '../../features/arrival/use-arrival-text.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { MORNING, type Moment, toMoment, toMomentInput } from '../../features/gift-builder/moment/delivery-moment.ts'
import { useSending } from '../../forms/use-sending.ts'
import { useAsk, useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'

const MomentModal = lazy(async () => ({
  default: (await import('../../features/gift-builder/moment/moment-modal.tsx')).MomentModal,
}))

type GiftActionsProps = {
  gift: GiftStateFragment
  orderToken: string
  onChange: (order: OrderGiftsFragment) => void
  /** Shows what was done, and reads it out. */
  announce: (message: ReactNode) => void
  onCorrect: () => void
  /** The correction was cancelled, so its button gets the focus back. */
  wasCanceled: boolean
}

/** The actions that the buyer still has for a gift. */
export function GiftActions(props: GiftActionsProps) {
  const { gift, onCorrect, wasCanceled } = props
  const { isSending, failure, resend, reschedule } = useGiftChanges(props)
  if (!gift.canCorrect && !gift.canResend && !gift.canReschedule) return <FailedNotice failure={failure} />
  return (
    <div className="flex flex-wrap gap-3 unscripted:hidden">
      {gift.canCorrect && (
        <Button variant="secondary" size="small" leadingIcon="edit" onClick={onCorrect} autoFocus={wasCanceled}>
          <Trans>Correct the address</Trans>
        </Button>
      )}
      {gift.canReschedule && <ChangeDate gift={gift} isSending={isSending} onChoose={reschedule} />}
      {gift.canResend && (
        <Button variant="quiet" size="small" leadingIcon="refresh" isLoading={isSending} onClick={resend}>
          <Trans>Send again</Trans>
        </Button>
      )}
      <FailedNotice failure={failure} />
    </div>
  )
}

function useGiftChanges({ gift: { shipmentId, variationType, email }, orderToken, onChange, announce }: GiftActionsProps) {
  const ask = useAsk()
  const arrivalText = useArrivalText()
  const { isSending, failure, send } = useSending()
  const resend = () =>
    void send(async () => {
      const { order, errors } = (await ask(ResendGiftDocument, { orderToken, shipmentId })).resendGift
      if (order) {
        onChange(order)
        announce(<Trans>We are sending it to {email} again.</Trans>)
      }
      return errors
    })
  const reschedule = (moment: Moment) =>
    void send(async () => {
      const gift = { orderToken, shipmentId }
      const { deliverAt = null, deliverOn = null } = toMomentInput(moment, variationType)
      const { order, errors } =
        variationType === 'PHYSICAL'
          ? (await ask(RescheduleParcelDocument, { input: { ...gift, deliverOn } })).rescheduleParcel
          : (await ask(RescheduleGiftDocument, { input: { ...gift, deliverAt } })).rescheduleGift
      if (order) {
        const arrival = order.gifts.find((gift) => gift.shipmentId === shipmentId)?.arrival
        const arrives = arrival && arrivalText(arrival)
        onChange(order)
        announce(<Trans>Saved. {arrives}.</Trans>)
      }
      return errors
    })
  return { isSending, failure, resend, reschedule }
}

type ChangeDateProps = { gift: GiftStateFragment; isSending: boolean; onChoose: (moment: Moment) => void }

function ChangeDate({ gift: { arrival, variationType, items }, isSending, onChoose }: ChangeDateProps) {
  const { timeZone } = useShop()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" leadingIcon="calendar" isLoading={isSending} onClick={() => setOpen(true)}>
        <Trans>Change the date</Trans>
      </Button>
      <OnceOpened isOpen={isOpen}>
        <MomentModal
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          kind={variationType}
          variationId={items[0]?.variationId ?? ''}
          moment={readMoment(arrival, timeZone)}
          onChoose={onChoose}
        />
      </OnceOpened>
    </>
  )
}

/** The moment that was chosen: an instant, or the single day for which a parcel is promised. */
function readMoment({ at, from, until }: GiftStateFragment['arrival'], timeZone: string): Moment {
  if (at) return toMoment(at, timeZone)
  return from && from === until ? { day: from, time: MORNING } : null
}
