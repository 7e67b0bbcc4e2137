import { LRUCache } from 'lru-cache'
import { localeOf, type StorefrontContext } from '../storefronts/index.ts'
import type { PaymentMethodId } from './payment.ts'
import { isPendingMethod, isTakenByProvider, listOffered, titleOfMethod } from './payment-methods.ts'
import type { PaymentProvider, ProviderMethod } from './provider.ts'

export type OfferedMethod = Omit<ProviderMethod, 'raw'> & {
  title: string
  isPending: boolean
  raw: ProviderMethod['raw'] | undefined
}

const CACHED_MS = 5 * 60_000
const MAX_CACHED = 200

/** Asks the provider for the payment methods of a country, and caches the answer for a while, because pages need it often. */
export function createMethodReader(provider: PaymentProvider) {
  const answers = new LRUCache<string, readonly ProviderMethod[]>({ max: MAX_CACHED, ttl: CACHED_MS })

  return async function readProviderMethods(ctx: StorefrontContext): Promise<readonly ProviderMethod[] | undefined> {
    const { countryCode } = ctx.storefront
    const locale = localeOf(ctx)
    const key = `${countryCode} ${locale}`
    const known = answers.get(key)
    if (known) return known
    try {
      const answer = await provider.listMethods({ countryCode, locale })
      answers.set(key, answer)
      return answer
    } catch (error) {
      ctx.log.warn({ err: error }, 'the payment provider did not list its payment methods')
      return undefined
    }
  }
}
export type ReadProviderMethods = ReturnType<typeof createMethodReader>

/**
 * The payment methods of this storefront, in its order, with the provider's data for each. Methods that the provider does not accept are left out.
 * When the provider does not answer, every method is offered without its banks, because payments may still work.
 */
export async function listPaymentMethods(ctx: StorefrontContext, read: ReadProviderMethods): Promise<OfferedMethod[]> {
  const answer = await read(ctx)
  return listOffered(ctx.storefront, 'BUSINESS').flatMap((id) => {
    const method = answer?.find((one) => one.id === id)
    return answer && !method && isTakenByProvider(id) ? [] : [toOffered(ctx, id, method)]
  })
}

function toOffered(ctx: StorefrontContext, id: PaymentMethodId, method: ProviderMethod | undefined): OfferedMethod {
  const title = titleOfMethod(id, ctx.language)
  const isPending = isPendingMethod(id)
  return { id, title, isPending, brands: method?.brands ?? [], banks: method?.banks ?? [], raw: method?.raw }
}
