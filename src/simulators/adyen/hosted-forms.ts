import { findCardBrand } from '../../shared/card-brand.ts'
import { type Action, isPaying } from './desk.ts'
import { ISSUERS, type Method, UNWILLING_ISSUERS } from './methods.ts'
import { findCardFaults } from './test-cards.ts'

export type Form = Readonly<Record<string, string>>

/** The errors of a method's form, by field. */
export function findFormFaults(method: Method, form: Form, now: Date): Readonly<Record<string, string>> {
  switch (method.form) {
    case 'card':
      return findCardFaults(
        { number: form.number ?? '', expiry: form.expiry ?? '', cvc: form.cvc ?? '', holder: form.holder ?? '' },
        now,
      )
    case 'blik':
      // Spec §5: a BLIK code has 6 digits.
      return /^\d{6}$/.test((form.code ?? '').trim()) ? {} : { code: 'Enter the 6 digits of the BLIK code' }
    case 'phone':
      return (form.phone ?? '').replace(/\D/g, '').length >= 9 ? {} : { phone: 'Enter a phone number' }
    default:
      return {}
  }
}

/** The text for the books; never a complete card number. */
export function describeForm(method: Method, form: Form): string {
  if (method.form === 'card') {
    const digits = (form.number ?? '').replace(/\D/g, '')
    return digits ? `${findCardBrand(digits) ?? 'card'} •••• ${digits.slice(-4)}` : ''
  }
  return method.form === 'bank' ? (ISSUERS.find(({ id }) => id === form.bank)?.name ?? '') : ''
}

/** The action that really happens: some test banks refuse or cancel a payment. */
export function outcomeOf(method: Method, form: Form, action: Action): Action {
  return (method.form === 'bank' && isPaying(action) && UNWILLING_ISSUERS[form.bank ?? '']) || action
}
