import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { BuilderDeliveryDocument, type DeliveryDaysFragment } from '../../../../generated/documents.ts'
import { useAnswer } from '../../../data/use-answer.ts'
import { known } from '../../../data/use-known-answer.ts'
import { focusFirstError } from '../../../forms/use-form.ts'
import { useShop } from '../../../session/use-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { ARRIVES_NOW, useArrivalText } from '../../arrival/use-arrival-text.ts'
import type { Kind } from '../gift-draft.ts'
import { Calendar } from './calendar.tsx'
import { formatMoment, isOver, isOvertaken, listTimes, MORNING, type Moment, moveTo, toMoment } from './delivery-moment.ts'
import { TimeField } from './time-field.tsx'

type MomentModalProps = {
  isOpen: boolean
  onClose: () => void
  kind: Kind
  variationId: string
  moment: Moment
  onChoose: (moment: Moment) => void
}

/** Delivery date and time: now, or a day and for a mail an hour of the shop's own clock. The choices are loaded again each time. */
export function MomentModal({ isOpen, onClose, kind, variationId, moment, onChoose }: MomentModalProps) {
  const { t } = useLingui()
  const { timeZone } = useShop()
  const now = useNow() ?? 0
  const [isLater, setLater] = useState(moment !== null)
  const [lastPicked, setPicked] = useState(moment)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setLater(moment !== null)
      setPicked(moment)
    }
  }
  const delivery = useDelivery(variationId, isOpen)
  // Without the days it is unknown whether the picked one is still possible.
  const isKnown = delivery !== undefined && delivery !== 'failed'
  const overtaken = isKnown && lastPicked && isOvertaken(lastPicked, kind, delivery.selectableDates) ? lastPicked : null
  const picked = overtaken ? null : lastPicked
  const arrivalText = useArrivalText()
  const promise = isKnown ? delivery.promises[0] : undefined
  const soonest = promise && { from: promise.deliveredFrom, until: promise.deliveredBy, at: null }
  const content = useRef<HTMLDivElement>(null)
  const choose = () => {
    if (isLater && picked && kind === 'DIGITAL' && isOver(picked, now, timeZone)) return focusFirstError(content.current)
    onChoose(isLater ? picked : null)
    onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>When should it be there?</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={isLater && !(picked && isKnown)} onClick={choose}>
            <Trans>Choose this moment</Trans>
          </Button>
        </>
      }
    >
      <div ref={content} className="flex flex-col gap-5">
        <RadioCards
          legend={t`When should it be there?`}
          isLegendHidden
          name="moment-choice"
          value={isLater ? 'later' : 'now'}
          onChange={(id) => setLater(id === 'later')}
          options={[
            {
              id: 'now',
              title: <Trans>As soon as possible</Trans>,
              description: kind === 'DIGITAL' ? arrivalText(ARRIVES_NOW) : soonest && arrivalText(soonest),
            },
            { id: 'later', title: <Trans>On a day I choose</Trans> },
          ]}
          className="tablet:grid-cols-2"
        />
        {isLater && <Later {...{ kind, delivery, picked, overtaken, now }} onPick={setPicked} />}
      </div>
    </Modal>
  )
}

type LaterProps = {
  kind: Kind
  delivery: DeliveryDaysFragment | 'failed' | undefined
  picked: Moment
  overtaken: Moment
  now: number
  onPick: (moment: Moment) => void
}

function Later({ kind, delivery, picked, overtaken, now, onPick }: LaterProps) {
  const { t } = useLingui()
  const { timeZone, locale } = useShop()
  if (delivery === 'failed') {
    return (
      <Notice tone="danger">
        <Trans>We could not look up the days. Please try again.</Trans>
      </Notice>
    )
  }
  if (!delivery) return <Skeleton className="mx-auto h-80 w-full max-w-96" />
  const here = toMoment(now, timeZone)
  const days = delivery.selectableDates.filter((day) => kind === 'PHYSICAL' || listTimes(day, here).length > 0)
  const pickDay = (day: string) => onPick(moveTo(day, picked?.time ?? MORNING, here))
  return (
    <div className="flex flex-col gap-4">
      {overtaken && <Overtaken day={formatMoment(overtaken, kind, locale)} />}
      <Calendar label={t`Delivery day`} days={days} value={picked?.day ?? ''} onChange={pickDay} />
      {kind === 'PHYSICAL' ? (
        <p className="text-sm text-ink-soft">
          <Trans>The post comes on working days. The first day is the earliest that we can promise now.</Trans>
        </p>
      ) : (
        <TimeField moment={picked} now={now} onChange={(time) => picked && onPick({ ...picked, time })} className="max-w-60" />
      )}
    </div>
  )
}

function Overtaken({ day }: { day: string }) {
  return (
    <Notice tone="warning">
      <Trans>{day} can no longer be promised. Please choose another day.</Trans>
    </Notice>
  )
}

function useDelivery(variationId: string, isWanted: boolean): DeliveryDaysFragment | 'failed' | undefined {
  const { answer } = useAnswer(BuilderDeliveryDocument, { variationId }, { isWanted })
  return answer === 'loading' ? undefined : (known(answer)?.deliveryOptions ?? 'failed')
}
