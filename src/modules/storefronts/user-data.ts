import type { Storefront } from '#storefronts/types.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { findLanguage } from './find-storefront.ts'
import type { StorefrontContext } from './storefront-context.ts'

type UserData = { language?: string | null; storeID?: string | null; countryCode?: string | null }

/** Spec §7: every call carries the variable userData. */
export const USER_DATA_ARGUMENT = {
  name: 'userData',
  type: 'UserDataInput',
  description: 'Language, store, country and redeem token of the caller.',
} as const

/**
 * The host decides the store, never the caller (decisions: a multi-store rule). The caller may choose one of the store's languages; it applies to the
 * whole request, because an answer is in one language.
 */
export function applyUserData(ctx: StorefrontContext, value: unknown): ShopFailure | undefined {
  const { storeID, countryCode, language } = value as UserData
  if (!isStore(ctx.storefront, storeID)) return { name: 'STORE_MISMATCH', parameter: 'userData.storeID' }
  if (!isCountry(ctx.storefront, countryCode)) return { name: 'STORE_MISMATCH', parameter: 'userData.countryCode' }
  ctx.language = findLanguage(ctx.storefront, language ?? undefined) ?? ctx.language
  return undefined
}

/** Spec §7: the headers `store` and `country` must name the same store as the host, otherwise the request is refused. */
export function findHeaderFailure(
  storefront: Storefront,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): ShopFailure | undefined {
  const { store, country } = headers
  if (!isStore(storefront, store?.toString())) return { name: 'STORE_MISMATCH', parameter: 'store' }
  if (!isCountry(storefront, country?.toString())) return { name: 'STORE_MISMATCH', parameter: 'country' }
  return undefined
}

/** A missing value is no error. */
function isStore({ storeId }: Storefront, claimed: string | null | undefined): boolean {
  return claimed == null || claimed === String(storeId)
}

function isCountry({ countryCode }: Storefront, claimed: string | null | undefined): boolean {
  return claimed == null || claimed.toUpperCase() === countryCode
}
