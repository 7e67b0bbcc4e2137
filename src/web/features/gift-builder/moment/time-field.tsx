import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useShop } from '#web/session/use-shop.ts'
import { NativeSelect } from '#web/ui/native-select.tsx'
import { isOver, listTimes, type Moment, toMoment } from './delivery-moment.ts'
import { useClock } from './use-clock.ts'

type TimeFieldProps = Omit<ComponentProps<typeof NativeSelect>, 'label' | 'items' | 'value' | 'onChange'> & {
  moment: Moment
  now: number
  onChange: (time: string) => void
}

/** The future times of a day on the shop's clock. A time that was chosen before stays in the list, and is marked when it has passed. */
export function TimeField({ moment, now, onChange, error, ...rest }: TimeFieldProps) {
  const { t } = useLingui()
  const { timeZone } = useShop()
  const clock = useClock()
  const times = moment ? new Set([...listTimes(moment.day, toMoment(now, timeZone)), moment.time]) : []
  return (
    <NativeSelect
      {...rest}
      label={t`Time`}
      hint={clock}
      error={moment && isOver(moment, now, timeZone) ? t`This time has passed. Please choose another.` : error}
      items={[...times].toSorted().map((time) => ({ id: time, label: time.replace(/^0/, '') }))}
      value={moment?.time ?? ''}
      disabled={!moment}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
