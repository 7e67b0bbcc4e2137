import type { Resolvers } from '../../generated/resolvers.ts'
import type { Art } from '../../platform/art.ts'
import { createMethodReader, listPaymentMethods } from './list-payment-methods.ts'
import { isForBusiness, isPendingMethod } from './payment-methods.ts'
import type { PaymentsParts } from './payments-parts.ts'

export function createPaymentsResolvers({ payments }: PaymentsParts) {
  const readProviderMethods = createMethodReader(payments)
  return {
    Query: {
      paymentMethods: async (_root, _args, ctx) => {
        const methods = await listPaymentMethods(ctx, readProviderMethods)
        return methods.map(({ raw, ...method }) => ({
          ...method,
          brands: [...method.brands],
          logo: ctx.art.findImage(`payments/${method.id}`, method.title) ?? null,
          brandLogos: method.brands.flatMap((brand) => listLogo(ctx.art, brand)),
          banks: [...method.banks],
          forBusiness: isForBusiness(method.id),
          isPending: isPendingMethod(method.id),
          adyenRawData: raw ? JSON.stringify(raw) : null,
        }))
      },
    },
  } satisfies Resolvers
}

/** Most of the world's brands have no badge: they are taken all the same. */
function listLogo(art: Art, brand: string) {
  const name = `payments/${brand}`
  return art.has(name) ? [{ brand, logo: art.readImage(name, brand) }] : []
}
