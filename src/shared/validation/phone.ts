/** What is wrong with a phone number; the screen finds the words. */
export type PhoneFault = 'required' | 'invalid' | 'incorrect'

/** Spec §5: 5 to 8 digits by default. */
const DEFAULT_LENGTH = { min: 5, max: 8 } as const
/** With a dial code its digits count too: more than in spec §5, see docs/decisions/0009-deviations-from-the-specification.md. */
const LENGTH_WITH_DIAL_CODE = { min: 6, max: 15 } as const
/** With spaces, brackets and hyphens between the digits. */
const WRITTEN_MAX_LENGTH = 30

/** The number of digits that may follow a dial code ("44", "+44"; empty when none was chosen). */
export function phoneLength(dialCode = ''): { min: number; max: number } {
  const dialDigits = dialCode.replace(/\D/g, '').length
  if (dialDigits === 0) return DEFAULT_LENGTH
  return { min: LENGTH_WITH_DIAL_CODE.min - dialDigits, max: LENGTH_WITH_DIAL_CODE.max - dialDigits }
}

type PhoneRule = { dialCode?: string; isRequired: boolean }

/** Undefined when the number is fine. An empty one passes where it is optional. */
export function findPhoneFault(digits: string, { dialCode, isRequired }: PhoneRule): PhoneFault | undefined {
  if (digits === '') return isRequired ? 'required' : undefined
  const { min, max } = phoneLength(dialCode)
  return findDigitsFault(digits, { min, max })
}

/** Spec §5: the input is numeric, so what is no digit is another mistake than too few or too many of them. */
function findDigitsFault(digits: string, { min, max }: { min: number; max: number }): PhoneFault | undefined {
  if (!/^\d*$/.test(digits)) return 'incorrect'
  return digits.length >= min && digits.length <= max ? undefined : 'invalid'
}

/**
 * The same for a number written as one text: "+44 7700 900123" carries its dial code, and whichever digits of it that is, all of them count.
 * Without a plus it is a number without a dial code.
 */
export function findPhoneNumberFault(phoneNumber: string, isRequired: boolean): PhoneFault | undefined {
  if (phoneNumber.length > WRITTEN_MAX_LENGTH) return 'invalid'
  const [, plus, digits = ''] = /^(\+?)(.*)$/s.exec(phoneNumber.replace(/[\s().-]/g, '')) ?? []
  if (!plus) return findPhoneFault(digits, { isRequired })
  return findDigitsFault(digits, LENGTH_WITH_DIAL_CODE)
}
