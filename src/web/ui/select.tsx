import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../ssr/use-hydrated.ts'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { NativeSelect } from './native-select.tsx'
import { SelectList } from './select-list.tsx'
import type { SelectItem } from './select-options.ts'
import { Spinner } from './spinner.tsx'
import { useAnchoredPopover } from './use-anchored-popover.ts'
import { useCombobox } from './use-combobox.ts'

export type { SelectItem } from './select-options.ts'

type SelectProps = FieldTexts & {
  items: readonly SelectItem[]
  /** The id of the chosen item; empty for none. Without this prop the select is uncontrolled. */
  value?: string
  defaultValue?: string
  onChange?: (id: string) => void
  onBlur?: () => void
  name?: string
  /** What the browser's autofill may fill in, e.g. "country-name"; by default nothing. */
  autoComplete?: string
  placeholder?: string
  /** Shown when no item matches what was typed. */
  emptyText: string
  isDisabled?: boolean
  isLoading?: boolean
  isRequired?: boolean
  className?: string
}

/** A select with a text filter. Until the script has loaded it is the browser's own select, so the form can be posted. */
export function Select({
  value,
  defaultValue = '',
  onChange,
  emptyText,
  isDisabled,
  isLoading,
  isRequired,
  ...rest
}: SelectProps) {
  const { onBlur, ...shared } = rest
  const isHydrated = useHydrated()
  const native = useRef<HTMLSelectElement>(null)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const chosenId = value ?? ownValue
  const choose = (id: string) => {
    setOwnValue(id)
    onChange?.(id)
  }
  useEarlyChoice(native, chosenId, choose)
  if (!isHydrated) {
    return <NativeSelect {...shared} ref={native} defaultValue={chosenId} disabled={isDisabled} required={isRequired} />
  }
  return <Combobox {...{ ...shared, onBlur, chosenId, emptyText, isDisabled, isLoading, isRequired }} onChoose={choose} />
}

/** Uses the item that was picked in the browser's own select before hydration. */
function useEarlyChoice(native: { current: HTMLSelectElement | null }, chosenId: string, choose: (id: string) => void): void {
  const wasRead = useRef(false)
  useLayoutEffect(() => {
    if (wasRead.current) return
    wasRead.current = true
    const picked = native.current?.value
    if (picked !== undefined && picked !== chosenId) choose(picked)
  }, [native, chosenId, choose])
}

type ComboboxProps = Omit<SelectProps, 'value' | 'defaultValue' | 'onChange'> & {
  chosenId: string
  onChoose: (id: string) => void
}

/** With more items than this, a phone shows its keyboard for the filter; with fewer, the keyboard would only cover the list. */
const LONG_LIST = 8

function Combobox({ items, chosenId, onChoose, placeholder, isDisabled, isLoading, isRequired, ...rest }: ComboboxProps) {
  const { label, labelNote, isLabelHidden, hint, error, className, name, autoComplete = 'off', emptyText, onBlur } = rest
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const combobox = useCombobox({ items, chosenId, onChoose })
  useAnchoredPopover(combobox.isOpen, frame, list)
  const chosen = items.find((item) => item.id === chosenId)
  const chosenLabel = chosen?.shortLabel ?? chosen?.label ?? ''
  const blur = () => {
    combobox.close()
    onBlur?.()
  }
  return (
    <FieldFrame {...{ label, labelNote, isLabelHidden, hint, error, className }} inputId={id}>
      <div ref={frame} className={classNames(CONTROL_LOOK, 'relative flex items-center')}>
        {chosen?.icon && <span className="pointer-events-none absolute left-4 flex size-6 items-center">{chosen.icon}</span>}
        <input
          {...describedBy(id, { hint, error })}
          id={id}
          role="combobox"
          aria-expanded={combobox.isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={combobox.isOpen && combobox.active >= 0 ? `${id}-${combobox.active}` : undefined}
          aria-required={isRequired}
          aria-busy={isLoading || undefined}
          autoComplete={autoComplete}
          spellCheck={false}
          inputMode={items.length > LONG_LIST ? 'search' : 'none'}
          disabled={isDisabled || isLoading}
          value={combobox.isOpen ? combobox.typed : chosenLabel}
          placeholder={combobox.isOpen && chosenLabel ? chosenLabel : placeholder}
          onChange={(event) => combobox.type(event.target.value)}
          onClick={() => (combobox.isOpen ? combobox.close() : combobox.open())}
          onKeyDown={combobox.press}
          onBlur={blur}
          className={classNames(
            'min-h-12 w-full truncate rounded-field bg-transparent pr-11 outline-none',
            chosen?.icon ? 'pl-13' : 'pl-4',
            !combobox.isOpen && 'cursor-pointer',
          )}
        />
        <span className="pointer-events-none absolute right-3.5 flex text-ink-soft">
          {isLoading ? (
            <Spinner />
          ) : (
            <Icon name="chevron-down" className={classNames('transition-transform', combobox.isOpen && 'rotate-180')} />
          )}
        </span>
      </div>
      <SelectList ref={list} {...{ id, chosenId, combobox, emptyText }} />
      {name && <input type="hidden" name={name} value={chosenId} disabled={isDisabled} />}
    </FieldFrame>
  )
}
