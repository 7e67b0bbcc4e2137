import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FieldMessage } from './field-frame.tsx'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** May contain links, e.g. to the terms that the visitor agrees to. */
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const generatedId = useId()
  const { id = generatedId, ...attributes } = rest
  return (
    <div className={className}>
      <label htmlFor={id} className="group/checkbox flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-soft">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...attributes}
            {...describedBy(id, { hint, error })}
            id={id}
            type="checkbox"
            className={classNames(
              'peer col-start-1 row-start-1 size-6 appearance-none rounded-[min(0.375rem,var(--radius-field))] border-[1.5px] border-edge bg-surface',
              'transition-colors duration-150 group-hover/checkbox:border-ink checked:border-accent-deep checked:bg-accent-deep',
              'aria-invalid:border-danger aria-invalid:bg-danger-pale disabled:border-line disabled:bg-mist',
            )}
          />
          <Icon
            name="check"
            className="pointer-events-none col-start-1 row-start-1 size-4.5 scale-50 stroke-[2.5] text-white opacity-0 transition duration-150 peer-checked:scale-100 peer-checked:opacity-100 peer-disabled:text-ink-soft"
          />
        </span>
        <span className="leading-6">{label}</span>
      </label>
      <div className="-mt-2 pl-9 empty:hidden">
        <FieldMessage hint={hint} error={error} inputId={id} />
      </div>
    </div>
  )
}
