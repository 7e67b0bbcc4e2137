/** The fault of a phone number; the screen has the text. */
export type PhoneFault = 'required' | 'invalid' | 'incorrect'

/** Spec §5: 5 to 8 digits by default. */
const DEFAULT_LENGTH = { min: 5, max: 8 } as const
/** The digits of a dial code are counted too, so this is more than in spec §5, see docs/decisions/0009-deviations-from-the-specification.md. */
const LENGTH_WITH_DIAL_CODE = { min: 6, max: 15 } as const
/** The longest text, with spaces, brackets and hyphens between the digits. */
const WRITTEN_MAX_LENGTH = 30

/** The number of digits that may follow a dial code ("44", "+44"; empty when none was chosen). */
export function phoneLength(dialCode = ''): { min: number; max: number } {
  const dialDigits = dialCode.replace(/\D/g, '').length
  if (dialDigits === 0) return DEFAULT_LENGTH
  return { min: LENGTH_WITH_DIAL_CODE.min - dialDigits, max: LENGTH_WITH_DIAL_CODE.max - dialDigits }
}

type PhoneRule = { dialCode?: string; isRequired: boolean }

/** Undefined when the number is valid, or empty and optional. */
export function findPhoneFault(digits: string, { dialCode, isRequired }: PhoneRule): PhoneFault | undefined {
  if (digits === '') return isRequired ? 'required' : undefined
  const { min, max } = phoneLength(dialCode)
  return findDigitsFault(digits, { min, max })
}

/** Spec §5: the input is numeric, so other characters are another fault than too few or too many digits. */
function findDigitsFault(digits: string, { min, max }: { min: number; max: number }): PhoneFault | undefined {
  if (!/^\d*$/.test(digits)) return 'incorrect'
  return digits.length >= min && digits.length <= max ? undefined : 'invalid'
}

/**
 * The same for a number in one text. "+44 7700 900123" contains its dial code, so all its digits count. A number without a plus has no dial code.
 */
export function findPhoneNumberFault(phoneNumber: string, isRequired: boolean): PhoneFault | undefined {
  if (phoneNumber.length > WRITTEN_MAX_LENGTH) return 'invalid'
  const [, plus, digits = ''] = /^(\+?)(.*)$/s.exec(phoneNumber.replace(/[\s().-]/g, '')) ?? []
  if (!plus) return findPhoneFault(digits, { isRequired })
  return findDigitsFault(digits, LENGTH_WITH_DIAL_CODE)
}
