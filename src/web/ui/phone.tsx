import { useId } from 'react'
import { phoneLength } from '../../shared/validation/phone.ts'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Select, type SelectItem } from './select.tsx'

/** An option of the dial code list, e.g. { id: "GB", label: "United Kingdom", dialCode: "44" }. */
export type DialCode = { id: string; label: string; dialCode: string; icon?: SelectItem['icon'] }

/** If the typed digits start with a plus or two zeros, they contain the dial code. */
export type PhoneValue = { countryCode: string; digits: string }

type PhoneProps = FieldTexts & {
  dialCodes: readonly DialCode[]
  value: PhoneValue
  onChange: (value: PhoneValue) => void
  onBlur?: () => void
  /** The digits are posted under this name, the country of the dial code under `${name}CountryCode`. */
  name: string
  dialCodeLabel: string
  emptyText: string
  isRequired?: boolean
  className?: string
}

/** Dial code and digits. The form checks the number with `findPhoneFault` (shared/validation/phone). */
export function Phone({ dialCodes, value, onChange, onBlur, name, dialCodeLabel, emptyText, ...rest }: PhoneProps) {
  const { label, labelNote, isLabelHidden, hint, error, isRequired, className } = rest
  const id = useId()
  const dialCode = dialCodes.find((known) => known.id === value.countryCode)?.dialCode
  const items = dialCodes.map((known) => ({
    id: known.id,
    label: `${known.label} (+${known.dialCode})`,
    shortLabel: `+${known.dialCode}`,
    icon: known.icon,
  }))
  return (
    <FieldFrame {...{ label, labelNote, isLabelHidden, hint, error, className }} inputId={id}>
      <div className="flex gap-2">
        <Select
          label={dialCodeLabel}
          isLabelHidden
          name={`${name}CountryCode`}
          items={items}
          value={value.countryCode}
          onChange={(countryCode) => onChange({ ...value, countryCode })}
          placeholder="+"
          emptyText={emptyText}
          className="w-30 shrink-0"
        />
        <input
          {...describedBy(id, { hint, error })}
          id={id}
          name={name}
          type="tel"
          autoComplete="tel-national"
          // Room for a dial code, a leading zero and separators: the rule then reports an error, instead of the field dropping digits.
          maxLength={phoneLength(dialCode).max + 12}
          value={value.digits}
          onChange={(event) => onChange({ ...value, digits: event.target.value.replace(/(?!^\+)\D/g, '') })}
          onBlur={onBlur}
          aria-required={isRequired}
          className={classNames(CONTROL_LOOK, 'min-w-0 px-4 tabular-nums')}
        />
      </div>
    </FieldFrame>
  )
}
