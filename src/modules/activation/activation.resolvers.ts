import type { CreateActivationOrderInput, MutationCreateActivationOrderArgs, Resolvers } from '../../generated/resolvers.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail } from '../../shared/result.ts'
import { type CheckoutParts, toPlaceOrderAnswer } from '../checkout/index.ts'
import { listOffered } from '../payments/index.ts'
import type { Storefront } from '../storefronts/index.ts'
import { createActivationOrder } from './create-activation-order.ts'
import { readActivationOrder } from './read-activation-order.ts'
import { readActivationTerms } from './read-activation-terms.ts'

export function createActivationResolvers(parts: CheckoutParts) {
  return {
    Query: {
      activationTerms: (_root, _args, ctx) => readActivationTerms(ctx),
      activationOrder: async (_root, { uuid }, ctx) => (await readActivationOrder(ctx, uuid)) ?? null,
    },
    Mutation: {
      createActivationOrder: async (_root, asked, ctx) => {
        const input = asked.input ?? toInput(ctx.storefront, asked)
        const placed = await createActivationOrder(ctx, parts, { input, idempotencyKey: asked.idempotencyKey })
        return toPlaceOrderAnswer(placed.ok || asked.input ? placed : fail(placed.failure.map(toAskedParameter)))
      },
    },
  } satisfies Resolvers
}

/** A partner sends one card and nothing else: partners have agreed to the terms, and pay with the first method of the store. */
function toInput(storefront: Storefront, asked: Partial<MutationCreateActivationOrderArgs>): CreateActivationOrderInput {
  const { cardNumber, amount, email } = asked
  return {
    cards: [{ cardNumbers: cardNumber ?? '', amount: amount ?? 0 }],
    email: email ?? '',
    paymentMethod: listOffered(storefront, 'PRIVATE').find((id) => id !== 'giftcard') ?? null,
    acceptTerms: true,
    expectedTotal: amount ?? 0,
  }
}

/** A partner who sent one card gets errors about `cardNumber` and `amount`, not about a list. */
function toAskedParameter(failure: ShopFailure): ShopFailure {
  return failure.parameter ? { ...failure, parameter: failure.parameter.replace(/^cards\.\d+\./, '') } : failure
}
