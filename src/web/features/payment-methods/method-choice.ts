import type { PayableMethodFragment } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { isWallet, type Wallet } from './wallets.ts'

/** The payment method as far as the buyer has chosen it. */
export type MethodChoice = { [field in 'paymentMethod' | 'issuer']?: string | undefined }

export const NO_CHOICE = { paymentMethod: undefined, issuer: undefined } as const satisfies MethodChoice

/** A new method resets the bank that was chosen for the last one (spec §4). */
export function chooseMethod(choice: MethodChoice, paymentMethod: string): MethodChoice {
  return choice.paymentMethod === paymentMethod ? choice : { paymentMethod }
}

/** Wallets of this device come first; other wallets are left out. */
export function sortForDevice<M extends { id: string }>(methods: readonly M[], wallets: readonly Wallet[]): M[] {
  const [own, others] = [methods.filter(({ id }) => isWallet(id)), methods.filter(({ id }) => !isWallet(id))]
  return [...own.filter(({ id }) => wallets.some((wallet) => wallet === id)), ...others]
}

/** The earlier choice if it is still offered; otherwise the store's first method, which most buyers take. */
export function limitToOffered(choice: MethodChoice, methods: readonly PayableMethodFragment[]): MethodChoice {
  const method = methods.find(({ id }) => id === choice.paymentMethod)
  if (!method) {
    const first = methods.find(({ id }) => !isWallet(id)) ?? methods[0]
    return first ? { paymentMethod: first.id } : {}
  }
  const { issuer } = choice
  return { paymentMethod: method.id, ...(method.banks.some(({ id }) => id === issuer) ? { issuer } : {}) }
}

/** A method with banks needs a chosen bank. */
export function listMethodFailures(typed: MethodChoice, methods: readonly PayableMethodFragment[]): ShopFailure[] {
  const choice = limitToOffered(typed, methods)
  const method = methods.find(({ id }) => id === choice.paymentMethod)
  if (!method) return [{ name: 'PAYMENT_METHOD_REQUIRED', parameter: 'paymentMethod' }]
  return method.banks.length > 0 && !choice.issuer ? [{ name: 'PAYMENT_METHOD_REQUIRED', parameter: 'issuer' }] : []
}
