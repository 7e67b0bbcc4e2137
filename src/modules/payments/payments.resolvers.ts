import type { Resolvers } from '../../generated/resolvers.ts'
import type { Art } from '../../platform/art.ts'
import { isForBusiness } from './payment-methods.ts'

export const paymentsResolvers = {
  PaymentMethod: {
    logo: ({ id, title }, _args, { art }) => art.findImage(`payments/${id}`, title) ?? null,
    brandLogos: ({ brands }, _args, { art }) => brands.flatMap((brand) => listLogo(art, brand)),
    forBusiness: ({ id }) => isForBusiness(id),
    adyenRawData: ({ raw }) => (raw ? JSON.stringify(raw) : null),
  },
} satisfies Resolvers

/** Many card brands have no logo here; they are accepted all the same. */
function listLogo(art: Art, brand: string) {
  const name = `payments/${brand}`
  return art.has(name) ? [{ brand, logo: art.readImage(name, brand) }] : []
}
