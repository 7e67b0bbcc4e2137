import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type FieldTexts = {
  label: string
  /** A word after the label, e.g. "optional". */
  labelNote?: string
  isLabelHidden?: boolean
  hint?: ReactNode
  /** The error text; if it is set, the field is shown as invalid. */
  error?: string
}

type FieldFrameProps = FieldTexts & {
  inputId: string
  /** At the right of the line below the input, e.g. a counter. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Label above, hint or error below. The error replaces the hint, so an error seldom moves the content below it. */
export function FieldFrame({
  inputId,
  label,
  labelNote,
  isLabelHidden,
  hint,
  error,
  aside,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames('flex min-w-0 flex-col', className)}>
      <label
        htmlFor={inputId}
        id={`${inputId}-label`}
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-[0.9375rem] font-semibold'}
      >
        {label}
        {labelNote && <span className="font-normal text-ink-soft"> ({labelNote})</span>}
      </label>
      {children}
      <FieldMessage inputId={inputId} hint={hint} error={error} aside={aside} />
    </div>
  )
}

type FieldMessageProps = Pick<FieldFrameProps, 'inputId' | 'hint' | 'error' | 'aside'>

export function FieldMessage({ inputId, hint, error, aside }: FieldMessageProps) {
  if (!hint && !error && !aside) return null
  return (
    <div className="mt-1.5 flex justify-between gap-4 text-sm leading-snug">
      {error ? (
        <p id={`${inputId}-error`} ref={announceFirst} className="flex gap-1.5 font-medium text-danger">
          <Icon name="alert" className="mt-px size-4.5" />
          {error}
        </p>
      ) : (
        <div id={`${inputId}-hint`} className="text-ink-soft">
          {hint}
        </div>
      )}
      {aside}
    </div>
  )
}

/** Only the first error message of a form is an alert: screen readers read it at once, and each of the others at its field. */
export function announceFirst(message: HTMLElement | null): void {
  const form = message?.closest('form') ?? document
  if (message && !form.querySelector('[role="alert"]')) message.role = 'alert'
}

/** The attributes that tie an input to its hint or error. */
export function describedBy(inputId: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${inputId}-error` : hint ? `${inputId}-hint` : undefined,
  } as const
}

/** The look of every input and select. */
export const CONTROL_LOOK = classNames(
  'min-h-13 w-full rounded-field border border-edge bg-surface text-base text-ink transition-[border-color,box-shadow] duration-150',
  'hover:border-ink',
  'focus-within:border-ink focus-within:outline-none focus-within:ring-[2.5px] focus-within:ring-focus focus-visible:outline-none',
  'aria-invalid:border-danger aria-invalid:bg-danger-pale has-aria-invalid:border-danger has-aria-invalid:bg-danger-pale',
  'disabled:border-line disabled:bg-mist disabled:text-ink-soft',
  'has-disabled-input:border-line has-disabled-input:bg-mist has-disabled-input:text-ink-soft',
)
