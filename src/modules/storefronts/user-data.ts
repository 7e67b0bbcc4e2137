import type { ShopFailure } from '../../shared/failures.ts'
import { findLanguage } from './find-storefront.ts'
import type { StorefrontContext } from './storefront-context.ts'

type UserData = { language?: string | null; storeID?: string | null }

/** Spec §7: every call carries the variable userData. */
export const USER_DATA_ARGUMENT = {
  name: 'userData',
  type: 'UserDataInput',
  description: 'Language, store, country and redeem token of the caller.',
} as const

/**
 * The host decides the store, never what a caller claims (decisions: a multi-store rule). The language is the caller's choice among those of
 * the store; it holds for the whole request, because an answer is in one language.
 */
export function applyUserData(ctx: StorefrontContext, value: unknown): ShopFailure | undefined {
  const { storeID, language } = value as UserData
  if (storeID != null && storeID !== String(ctx.storefront.storeId)) {
    return { name: 'STORE_MISMATCH', parameter: 'userData.storeID' }
  }
  ctx.language = findLanguage(ctx.storefront, language ?? undefined) ?? ctx.language
  return undefined
}
