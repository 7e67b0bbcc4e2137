import { toApiMoney } from '../../shared/money.ts'
import { MOST_ACTIVATED } from '../../shared/validation/activation.ts'
import type { ShopContext } from '../accounts/index.ts'
import { listActivationLimits } from '../catalog/index.ts'

/** The widest limits of all blank cards, because the form does not know the card before its number is typed. */
export async function readActivationTerms(ctx: ShopContext) {
  const limits = [...(await listActivationLimits(ctx)).values()]
  if (limits.length === 0) return null
  const { currency } = ctx.storefront
  return {
    minAmount: toApiMoney({ currency, minor: Math.min(...limits.map(({ minMinor }) => minMinor)) }),
    maxAmount: toApiMoney({ currency, minor: Math.max(...limits.map(({ maxMinor }) => maxMinor)) }),
    maxCards: MOST_ACTIVATED,
  }
}
