import { Trans, useLingui } from '@lingui/react/macro'
import { BuilderDeliveryDocument, type DeliveryDaysFragment } from '#generated/documents.ts'
import { useAnswer } from '#web/data/use-answer.ts'
import { known } from '#web/data/use-known-answer.ts'
import { useShop } from '#web/session/use-shop.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Kind } from '../gift-draft.ts'
import { Calendar } from './calendar.tsx'
import { formatMoment, listTimes, MORNING, type Moment, moveTo, toMoment } from './delivery-moment.ts'
import { TimeField } from './time-field.tsx'

type DaysAndTimesProps = {
  kind: Kind
  delivery: DeliveryDaysFragment | 'failed' | undefined
  picked: Moment
  outdated: Moment
  now: number
  onPick: (moment: Moment) => void
}

/** A day and, for an e-mail, a time of that day on the shop's clock. */
export function DaysAndTimes({ kind, delivery, picked, outdated, now, onPick }: DaysAndTimesProps) {
  const { t } = useLingui()
  const { timeZone, locale } = useShop()
  if (delivery === 'failed') {
    return (
      <Notice tone="danger">
        <Trans>We could not look up the days. Please try again.</Trans>
      </Notice>
    )
  }
  if (!delivery) return <Skeleton className="mx-auto h-122 w-full max-w-96" />
  const here = toMoment(now, timeZone)
  const days = delivery.selectableDates.filter((day) => kind === 'PHYSICAL' || listTimes(day, here).length > 0)
  const pickDay = (day: string) => onPick(moveTo(day, picked?.time ?? MORNING, here))
  return (
    <div className="flex flex-col gap-4">
      {outdated && <OutdatedNote day={formatMoment(outdated, kind, locale)} />}
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

function OutdatedNote({ day }: { day: string }) {
  return (
    <Notice tone="warning">
      <Trans>{day} can no longer be promised. Please choose another day.</Trans>
    </Notice>
  )
}

/** The days that can be promised now. */
export function useDelivery(variationId: string, isWanted: boolean): DeliveryDaysFragment | 'failed' | undefined {
  const { answer } = useAnswer(BuilderDeliveryDocument, { variationId }, { isWanted })
  return answer === 'loading' ? undefined : (known(answer)?.deliveryOptions ?? 'failed')
}
