import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import type { SelectItem } from './select-options.ts'

type NativeSelectProps = FieldTexts &
  ComponentProps<'select'> & {
    items: readonly SelectItem[]
    /** Shown while nothing is chosen. */
    placeholder?: string
  }

/** The browser's own select in the shop's style, for short lists and for pages without script. */
export function NativeSelect({ label, labelNote, isLabelHidden, hint, error, items, placeholder, ...rest }: NativeSelectProps) {
  const generatedId = useId()
  const { id = generatedId, className, ...attributes } = rest
  return (
    <FieldFrame {...{ label, labelNote, isLabelHidden, hint, error, className }} inputId={id}>
      <div className="relative">
        <select
          {...attributes}
          {...describedBy(id, { hint, error })}
          id={id}
          className={classNames(
            CONTROL_LOOK,
            'appearance-none truncate py-3 pr-11 pl-4 has-[option[value=""]:checked]:text-ink-soft',
          )}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {items.map((item) => (
            <option key={item.id} value={item.id}>
              {item.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-soft" />
      </div>
    </FieldFrame>
  )
}
