import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#web/ui/use-now.ts'
import type { Kind } from '../gift-draft.ts'
import { DaysAndTimes, useDelivery } from './days-and-times.tsx'
import { isOutdated, MORNING, type Moment } from './delivery-moment.ts'

type MomentCalendarProps = { kind: Kind; variationId: string; value: Moment; onChange: (moment: Moment) => void }

/** The calendar inside the page. A picked day is used at once. It starts with the first day that can be promised. */
export function MomentCalendar({ kind, variationId, value, onChange }: MomentCalendarProps) {
  const now = useNow() ?? 0
  const delivery = useDelivery(variationId, true)
  const days = delivery && delivery !== 'failed' ? delivery.selectableDates : undefined
  const [first] = days ?? []
  const begin = useEffectEvent((day: string) => {
    if (!value) onChange({ day, time: MORNING })
  })
  useEffect(() => {
    if (first) begin(first)
  }, [first])
  const outdated = days && value && isOutdated(value, kind, days) ? value : null
  return (
    <DaysAndTimes
      kind={kind}
      delivery={delivery}
      outdated={outdated}
      now={now}
      picked={outdated ? null : value}
      onPick={onChange}
    />
  )
}
