import type { PayableMethodFragment } from '../../../../generated/documents.ts'

/** The payment method, as far as it is chosen. */
export type MethodChoice = { paymentMethod?: string; issuer?: string; cardType?: string }

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
  } as MethodChoice
}

/** A method with banks needs one of them. */
export function needsBank(choice: MethodChoice, methods: readonly PayableMethodFragment[]): boolean {
  const method = methods.find(({ id }) => id === choice.paymentMethod)
  return method !== undefined && method.banks.length > 0 && !choice.issuer
}
