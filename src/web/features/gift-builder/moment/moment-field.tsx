import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useShop } from '#web/session/use-shop.ts'
import { FieldMessage } from '#web/ui/field-frame.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { Chip } from '../chip.tsx'
import type { Kind } from '../gift-draft.ts'
import { type Moment, tomorrowMorning } from './delivery-moment.ts'
import { useClock } from './use-clock.ts'

const MomentCalendar = lazy(async () => ({ default: (await import('./moment-calendar.tsx')).MomentCalendar }))

type MomentFieldProps = {
  kind: Kind
  variationId: string
  value: Moment
  onChange: (moment: Moment) => void
  error?: string | undefined
}

type Choice = 'now' | 'tomorrow' | 'date'

/** Now, tomorrow morning, or a date from the calendar, which opens below. A parcel cannot arrive tomorrow morning. */
export function MomentField({ kind, variationId, value, onChange, error }: MomentFieldProps) {
  const id = useId()
  const { choice, choose, isPickingDate } = useChoice({ kind, value, onChange })
  const chip = (name: Choice, text: ReactNode) => (
    <Chip name={id} value={name} isSmall isChosen={choice === name} isInvalid={error !== undefined} onChoose={() => choose(name)}>
      {text}
    </Chip>
  )
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend className="mb-2 text-[0.9375rem] font-semibold">
        <Trans>When should it arrive?</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {chip('now', kind === 'DIGITAL' ? <Trans context="delivery">Now</Trans> : <Trans>As soon as possible</Trans>)}
        {kind === 'DIGITAL' && chip('tomorrow', <Trans>Tomorrow 9:00</Trans>)}
        {chip('date', <Trans>Choose a date</Trans>)}
      </div>
      <FieldMessage inputId={id} error={error} hint={<ChoiceNote kind={kind} choice={choice} />} />
      {choice === 'date' && (
        <div ref={isPickingDate ? bringIntoView : null} className="mt-4">
          {/* As tall as the content that replaces it. */}
          <Suspense fallback={<Skeleton className="mx-auto h-122 w-full max-w-96" />}>
            <MomentCalendar kind={kind} variationId={variationId} value={value} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </fieldset>
  )
}

/** After "choose a date" the calendar stays open, also while its date equals that of another chip. */
function useChoice({ kind, value, onChange }: Pick<MomentFieldProps, 'kind' | 'value' | 'onChange'>) {
  const { timeZone } = useShop()
  const now = useNow() ?? 0
  // Reads the clock only if there is a moment: otherwise the page hydrates without formatting dates.
  const isTomorrow = ({ day, time }: NonNullable<Moment>) => {
    const tomorrow = tomorrowMorning(now, timeZone)
    return day === tomorrow.day && time === tomorrow.time
  }
  const [isPickingDate, setPickingDate] = useState(false)
  const quick: Choice = value ? (kind === 'DIGITAL' && isTomorrow(value) ? 'tomorrow' : 'date') : 'now'
  const choose = (choice: Choice) => {
    setPickingDate(choice === 'date')
    if (choice === 'now') onChange(null)
    // For a parcel, the calendar first loads the possible days.
    else if (kind === 'DIGITAL' && (choice === 'tomorrow' || !value)) onChange(tomorrowMorning(now, timeZone))
  }
  return { choice: isPickingDate ? 'date' : quick, choose, isPickingDate }
}

/** On a phone the calendar opens below the visible part of a dialog. */
function bringIntoView(opened: HTMLElement | null): void {
  opened?.scrollIntoView({ block: 'nearest' })
}

function ChoiceNote({ kind, choice }: { kind: Kind; choice: Choice }) {
  const clock = useClock()
  if (kind === 'PHYSICAL') {
    return choice === 'now' ? <Trans>By post in 2–3 working days</Trans> : <Trans>By post, on a working day</Trans>
  }
  return choice === 'now' ? <Trans>By email, within the hour</Trans> : <Trans>By email, {clock}</Trans>
}
