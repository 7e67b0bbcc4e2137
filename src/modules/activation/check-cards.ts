import type { CreateActivationOrderInput } from '../../generated/resolvers.ts'
import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { findActivationFailure, listRepeated, MOST_ACTIVATED, splitCardNumbers } from '../../shared/validation/activation.ts'
import { CARD_PREFIX } from '../../shared/validation/card-number.ts'
import type { ShopContext } from '../accounts/index.ts'
import { type ActivationLimits, listActivationLimits } from '../catalog/index.ts'
import type { CheckoutParts } from '../checkout/index.ts'
import { type FoundBlankCard, findBlankCards } from '../giftcards/index.ts'
import { checkCardValue } from '../orders/index.ts'
import { localeOf } from '../storefronts/index.ts'

/** Trying numbers reveals which of them are blank cards, and nothing else: a card cannot be used without its PIN. The check digit catches typing errors. */
const UNKNOWN_PER_SOURCE: SourceBucket = { name: 'activation-unknown', points: 20, seconds: 10 * 60, alarmPerDay: 10_000 }

export type TypedCard = { number: string; amount: number }
/** A card, and the value that it will get. */
export type CardToActivate = { cardId: string; productId: number; valueMinor: number }

/** Returns the cards in the order of the groups. A group without numbers is a card whose number was not typed. */
export function listTyped(groups: CreateActivationOrderInput['cards']): TypedCard[] {
  return groups.flatMap(({ cardNumbers, amount }) => {
    const numbers = splitCardNumbers(cardNumbers)
    return (numbers.length > 0 ? numbers : ['']).map((number) => ({ number, amount }))
  })
}

/** Reports all errors of all cards at once, so that the form can show them together. */
export async function checkCards(
  ctx: ShopContext,
  parts: CheckoutParts,
  typed: readonly TypedCard[],
): Promise<Result<CardToActivate[], ShopFailure[]>> {
  const invalid = listInvalidNumbers(typed)
  if (invalid.length > 0) return fail(invalid)
  // Checked before any lookup: a source that has used up its tries gets no answer about any number, not even a valid one.
  const mayTry = await parts.limits.consumeBySource(ctx, UNKNOWN_PER_SOURCE)
  if (!mayTry.ok) return fail([mayTry.failure])
  const found = await findBlankCards(
    ctx.db,
    parts,
    typed.map(({ number }) => number),
  )
  const refused = typed.filter(({ number }) => !found.has(number) || found.get(number)?.isActive)
  const counted = await countRefused(ctx, parts, refused.length)
  if (!counted.ok) return fail([counted.failure])
  const limits = await listActivationLimits(ctx)
  const checked = typed.map(({ number, amount }, index) => {
    const result = checkCard(ctx, amount, { card: found.get(number), limits })
    return result.ok ? result : fail({ ...result.failure, parameter: `cards.${index}.${result.failure.parameter}` })
  })
  const failures = checked.flatMap((result) => (result.ok ? [] : [result.failure]))
  return failures.length > 0 ? fail(failures) : ok(checked.flatMap((result) => (result.ok ? [result.value] : [])))
}

/** Errors that are found without the database, so they reveal nothing about a card. */
function listInvalidNumbers(typed: readonly TypedCard[]): ShopFailure[] {
  if (typed.length === 0) return [{ name: 'CARD_NUMBER_REQUIRED', parameter: 'cards.0.cardNumber' }]
  if (typed.length > MOST_ACTIVATED)
    return [{ name: 'ACTIVATION_TOO_MANY', parameter: 'cards', values: { most: String(MOST_ACTIVATED) } }]
  const numbers = typed.map(({ number }) => number)
  const repeated = new Set(listRepeated(numbers))
  return numbers.flatMap((number, index): ShopFailure[] => {
    const name = findActivationFailure(number) ?? (repeated.has(index) ? 'ACTIVATION_TWICE' : undefined)
    return name ? [{ name, parameter: `cards.${index}.cardNumber`, values: { prefix: CARD_PREFIX } }] : []
  })
}

/** Each number that cannot be activated counts as a try. The caller has already counted one, which is given back when all numbers can be activated. */
async function countRefused(ctx: ShopContext, { limits }: CheckoutParts, count: number): Promise<Result<void, ShopFailure>> {
  if (count === 0) await limits.returnPointBySource(ctx, UNKNOWN_PER_SOURCE)
  for (let tried = 1; tried < Math.min(count, UNKNOWN_PER_SOURCE.points + 1); tried++) {
    const allowed = await limits.consumeBySource(ctx, UNKNOWN_PER_SOURCE)
    if (!allowed.ok) return allowed
  }
  return ok(undefined)
}

type Known = { card: FoundBlankCard | undefined; limits: ReadonlyMap<number, ActivationLimits> }

function checkCard(ctx: ShopContext, amount: number, { card, limits }: Known): Result<CardToActivate, ShopFailure> {
  const refuse = (name: ShopFailure['name']) => fail<ShopFailure>({ name, parameter: 'cardNumber' })
  if (!card) return refuse('ACTIVATION_FAILED')
  if (card.isActive) return refuse('ACTIVATION_ACTIVE')
  if (card.storefront !== ctx.storefront.code) return refuse('CARD_WRONG_STORE')
  const bounds = limits.get(card.productId)
  if (!bounds) return refuse('ACTIVATION_FAILED')
  const offer = { hasFixedPrices: false, pricesMinor: [], ...bounds }
  const value = checkCardValue(amount, offer, { currency: ctx.storefront.currency, locale: localeOf(ctx) })
  if (!value.ok) return fail({ ...value.failure, parameter: 'amount' })
  return ok({ cardId: card.id, productId: card.productId, valueMinor: value.value })
}
