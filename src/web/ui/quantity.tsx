import { type KeyboardEvent, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'
import { toQuantity } from './typed-quantity.ts'

type QuantityProps = FieldTexts & {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  decreaseLabel: string
  increaseLabel: string
  name?: string
  isDisabled?: boolean
  /** The shown value is being saved. The visitor may change it again meanwhile. */
  isLoading?: boolean
  className?: string
}

/** A stepper with an input. A typed number counts when typing is finished (Enter, or leaving the field), so that "12" is not first saved as "1". */
export function Quantity({ value, onChange, min = 1, max = 99, decreaseLabel, increaseLabel, name, ...rest }: QuantityProps) {
  const { label, labelNote, isLabelHidden, hint, error, isDisabled = false, isLoading = false, className } = rest
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const set = (next: number) => {
    setDraft(undefined)
    if (next !== value) onChange(next)
  }
  const finish = () => draft !== undefined && set(toQuantity(draft, value, { min, max }))
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || draft === undefined) return
    event.preventDefault()
    finish()
  }
  return (
    <FieldFrame {...{ label, labelNote, isLabelHidden, hint, error, className }} inputId={id}>
      <div className={classNames(CONTROL_LOOK, 'flex max-w-40 items-center gap-1 px-1')}>
        <IconButton icon="minus" label={decreaseLabel} disabled={isDisabled || value <= min} onClick={() => set(value - 1)} />
        <input
          {...describedBy(id, { hint, error })}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          {...{ min, max }}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={finish}
          onKeyDown={press}
          disabled={isDisabled}
          aria-busy={isLoading || undefined}
          className="min-h-12 w-full min-w-8 grow appearance-none bg-transparent text-center font-semibold tabular-nums outline-none aria-busy:text-ink-soft"
        />
        <IconButton icon="plus" label={increaseLabel} disabled={isDisabled || value >= max} onClick={() => set(value + 1)} />
      </div>
    </FieldFrame>
  )
}
