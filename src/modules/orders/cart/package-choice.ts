import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { findPersonalMessageFailure, toPersonalMessage } from '#shared/validation/personal-message.ts'
import type { OfferedVariation } from '../../catalog/index.ts'
import { localeOf, type StorefrontContext } from '../../storefronts/index.ts'
import type { Extras } from '../price-order.ts'
import { isQuantity } from './card-limit.ts'
import { checkCardValue } from './card-value.ts'

export type ChoiceInput = {
  value: number
  qty: number
  wrapperKey: string | null
  giftPackingKey: string | null
  message: string | null
}

export type Choice = Omit<ChoiceInput, 'value'> & { valueMinor: number }

/** Blank cards get their wrapper and message when they are given away, so a pack of them has none. */
export function isPersonal({ product }: Pick<OfferedVariation, 'product'>): boolean {
  return product.productType !== 'BLANK_GIFT_CARD_PACK'
}

/** Returns all failures of a choice at once, so that the form can show them together. */
export function checkChoice(
  ctx: Pick<StorefrontContext, 'storefront' | 'language'>,
  given: ChoiceInput,
  { variation, extras }: { variation: OfferedVariation; extras: Extras },
): Result<Choice, ShopFailure[]> {
  const input = isPersonal(variation) ? given : { ...given, wrapperKey: null, giftPackingKey: null, message: null }
  const value = checkCardValueOf(ctx, input.value, variation)
  const message = checkMessage(input.message)
  const failures: ShopFailure[] = [
    ...(isQuantity(input.qty) ? [] : [{ name: 'QUANTITY_INVALID' as const, parameter: 'qty' }]),
    ...(value.ok ? [] : [value.failure]),
    ...listExtrasFailures(input, variation, extras),
    ...(message.ok ? [] : [message.failure]),
  ]
  if (!value.ok || !message.ok || failures.length > 0) return fail(failures)
  const { qty, wrapperKey, giftPackingKey } = input
  return ok({ qty, wrapperKey, giftPackingKey, valueMinor: value.value, message: message.value })
}

/** Amounts in failures are formatted for the storefront. */
export function checkCardValueOf(
  ctx: Pick<StorefrontContext, 'storefront' | 'language'>,
  value: number,
  variation: OfferedVariation,
): Result<number, ShopFailure> {
  return checkCardValue(value, variation, { currency: ctx.storefront.currency, locale: localeOf(ctx) })
}

/** Null means no message; an empty text is an error. */
export function checkMessage(typed: string | null): Result<string | null, ShopFailure> {
  if (typed === null) return ok(null)
  const name = findPersonalMessageFailure(typed)
  return name ? fail({ name, parameter: 'message' }) : ok(toPersonalMessage(typed))
}

/** A wrapper or gift box that is not offered for this card. Gifts by e-mail cannot be packed. */
export function listExtrasFailures(
  { wrapperKey, giftPackingKey }: Pick<ChoiceInput, 'wrapperKey' | 'giftPackingKey'>,
  { variationType }: Pick<OfferedVariation, 'variationType'>,
  { wrappers, giftPackings }: Extras,
): ShopFailure[] {
  const canWrap = wrapperKey === null || wrappers.some(({ key, kinds }) => key === wrapperKey && kinds.includes(variationType))
  const canPack =
    giftPackingKey === null || (variationType === 'PHYSICAL' && giftPackings.some(({ key }) => key === giftPackingKey))
  return [
    ...(canWrap ? [] : [{ name: 'WRAPPER_UNKNOWN' as const, parameter: 'wrapperId' }]),
    ...(canPack ? [] : [{ name: 'GIFT_PACKING_UNKNOWN' as const, parameter: 'giftPackingId' }]),
  ]
}
