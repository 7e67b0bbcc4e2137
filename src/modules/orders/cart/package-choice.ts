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
    ...(canWrap(input.wrapperKey, variation, extras) ? [] : [{ name: 'WRAPPER_UNKNOWN' as const, parameter: 'wrapperId' }]),
    ...(canPack(input.giftPackingKey, variation, extras)
      ? []
      : [{ name: 'GIFT_PACKING_UNKNOWN' as const, parameter: 'giftPackingId' }]),
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

export function canWrap(
  key: string | null,
  { variationType }: Pick<OfferedVariation, 'variationType'>,
  { wrappers }: Pick<Extras, 'wrappers'>,
) {
  return key === null || wrappers.some((wrapper) => wrapper.key === key && wrapper.kinds.includes(variationType))
}

/** Gifts by e-mail cannot be packed. */
export function canPack(
  key: string | null,
  { variationType }: Pick<OfferedVariation, 'variationType'>,
  { giftPackings }: Pick<Extras, 'giftPackings'>,
): boolean {
  return key === null || (variationType === 'PHYSICAL' && giftPackings.some((packing) => packing.key === key))
}
