import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { remainingCharacters } from './remaining-characters.ts'

type TextareaProps = FieldTexts &
  ComponentProps<'textarea'> & {
    /** The limit with its texts. `maxLength` may be a little higher, so that the visitor can exceed the limit and shorten the text. */
    limit?: { characters: number; remaining: (count: number) => string; exceeded: string }
  }

/** From this number of remaining characters, a screen reader reads out the count. */
const NEARLY_FULL = 20

export function Textarea({ label, labelNote, isLabelHidden, hint, error, limit, ...rest }: TextareaProps) {
  const generatedId = useId()
  const { id = generatedId, className, value, defaultValue, onChange, rows = 4, ...attributes } = rest
  const [typed, setTyped] = useState(String(defaultValue ?? ''))
  const remaining = limit && remainingCharacters(value === undefined ? typed : String(value), limit.characters)
  const isExceeded = remaining !== undefined && remaining < 0
  const shownError = error ?? (isExceeded ? limit?.exceeded : undefined)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  const counter = limit && remaining !== undefined && (
    <span
      aria-live={remaining <= NEARLY_FULL ? 'polite' : 'off'}
      className={classNames('ml-auto shrink-0 tabular-nums', isExceeded ? 'font-semibold text-danger' : 'text-ink-soft')}
    >
      {limit.remaining(remaining)}
    </span>
  )
  return (
    <FieldFrame {...{ label, labelNote, isLabelHidden, hint, className }} inputId={id} error={shownError} aside={counter}>
      <textarea
        {...attributes}
        {...describedBy(id, { hint, error: shownError })}
        {...(value === undefined ? { defaultValue } : { value })}
        id={id}
        rows={rows}
        onChange={change}
        className={classNames(CONTROL_LOOK, 'resize-y px-4 py-3 leading-normal')}
      />
    </FieldFrame>
  )
}
