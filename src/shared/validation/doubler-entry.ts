import type { ShopFailure } from '../failures.ts'
import { findCardNumberFailure } from './card-number.ts'
import { findEmailFailure, toFailures } from './field-failures.ts'
import { findNameFailure } from './names.ts'

/** An entry for the doubler as its form sends it. */
export type DoublerFields = { cardNumber: string; name: string; email: string; acceptTerms: boolean }

/** The failures of an entry, in the order of the form. Whether the card exists is checked at the draw. */
export function listDoublerFailures({ cardNumber, name, email, acceptTerms }: DoublerFields): ShopFailure[] {
  return toFailures({
    cardNumber: findCardNumberFailure(cardNumber),
    name: findNameFailure('name', name.trim()),
    email: findEmailFailure(email.trim()),
    acceptTerms: acceptTerms ? undefined : 'TERMS_REQUIRED',
  })
}
