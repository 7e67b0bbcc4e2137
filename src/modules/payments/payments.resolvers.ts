import type { Resolvers } from '../../generated/resolvers.ts'
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
          banks: [...method.banks],
          forBusiness: isForBusiness(method.id),
          isPending: isPendingMethod(method.id),
          adyenRawData: raw ? JSON.stringify(raw) : null,
        }))
      },
    },
  } satisfies Resolvers
}
