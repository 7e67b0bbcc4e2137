import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Spinner } from './spinner.tsx'

type FieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    /** Inside the frame, before and after the typed text: a currency sign, an icon, a button. */
    prefix?: ReactNode
    suffix?: ReactNode
    isLoading?: boolean
  }

export function Field({ label, labelNote, isLabelHidden, hint, error, prefix, suffix, isLoading = false, ...rest }: FieldProps) {
  const generatedId = useId()
  const { id = generatedId, className, ...attributes } = rest
  return (
    <FieldFrame {...{ label, labelNote, isLabelHidden, hint, error, className }} inputId={id}>
      <div className={classNames(CONTROL_LOOK, 'flex items-center')}>
        {prefix && <span className="flex shrink-0 items-center pl-4 text-ink-soft">{prefix}</span>}
        <input
          {...attributes}
          {...describedBy(id, { hint, error })}
          id={id}
          aria-busy={isLoading || undefined}
          className="min-h-12 w-full min-w-0 grow rounded-field bg-transparent px-4 outline-none"
        />
        {isLoading && <Spinner className="mr-4 size-5 shrink-0 text-ink-soft" />}
        {suffix && <span className="flex shrink-0 items-center pr-4 text-ink-soft">{suffix}</span>}
      </div>
    </FieldFrame>
  )
}
