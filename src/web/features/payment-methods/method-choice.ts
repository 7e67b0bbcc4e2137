import type { PayableMethodFragment } from '../../../generated/documents.ts'
import type { ShopFailure } from '../../../shared/failures.ts'

/** The payment method, as far as it is chosen. */
export type MethodChoice = { [field in 'paymentMethod' | 'issuer' | 'cardType']?: string | undefined }

export const NO_CHOICE = { paymentMethod: undefined, issuer: undefined, cardType: undefined } as const satisfies MethodChoice

/** Another method knows nothing of the bank or the type of card chosen for the last one (spec §4). */
export function chooseMethod(choice: MethodChoice, paymentMethod: string): MethodChoice {
  return choice.paymentMethod === paymentMethod ? choice : { paymentMethod }
}

/** What was chosen before, as far as it is still offered. */
export function limitToOffered(choice: MethodChoice, methods: readonly PayableMethodFragment[]): MethodChoice {
  const method = methods.find(({ id }) => id === choice.paymentMethod)
  if (!method) return methods.length === 1 && methods[0] ? { paymentMethod: methods[0].id } : {}
  const { issuer, cardType } = choice
  return {
    paymentMethod: method.id,
    ...(method.banks.some(({ id }) => id === issuer) ? { issuer } : {}),
    ...(method.brandLogos.some(({ brand }) => brand === cardType) ? { cardType } : {}),
  }
}

/** A method with banks needs one of them. */
export function listMethodFailures(typed: MethodChoice, methods: readonly PayableMethodFragment[]): ShopFailure[] {
  const choice = limitToOffered(typed, methods)
  const method = methods.find(({ id }) => id === choice.paymentMethod)
  if (!method) return [{ name: 'PAYMENT_METHOD_REQUIRED', parameter: 'paymentMethod' }]
  return method.banks.length > 0 && !choice.issuer ? [{ name: 'PAYMENT_METHOD_REQUIRED', parameter: 'issuer' }] : []
}
