import type { Money } from '../../shared/money.ts'
import type { BrandClient, Typed } from './brand-client.ts'
import type { Good } from './goods.ts'

export type Purchase = {
  id: string
  good: Good
  reservationId: string
  lastFour: string
  currency: string
  /** The part that the gift card pays; the rest is paid in another way. */
  cardMinor: number
  leftMinor: number
  state: 'open' | 'paid' | 'cancelled'
}

const MAX_PURCHASES = 1_000

/** The purchases in the shop of one brand, in memory. */
export function createPurchases(client: BrandClient) {
  const purchases = new Map<string, Purchase>()

  function keep(purchase: Purchase): Purchase {
    purchases.set(purchase.id, purchase)
    const [oldest] = purchases.keys()
    if (purchases.size > MAX_PURCHASES && oldest) purchases.delete(oldest)
    return purchase
  }

  async function capture(purchase: Purchase): Promise<Purchase> {
    const done = await client.capture(purchase.reservationId)
    return keep({ ...purchase, state: done.ok ? 'paid' : 'cancelled' })
  }

  return {
    find: (id: string) => purchases.get(id),

    /** The card pays the whole price at once, or reserves its balance until the rest is paid. A form that is sent twice makes one purchase. */
    async start(id: string, good: Good, typed: Typed): Promise<Purchase | { code: string }> {
      const known = purchases.get(id)
      if (known) return known
      const checked = await client.check(typed)
      if (!checked.ok) return checked
      const { balance, lastFour } = checked.value
      if (balance.minor === 0) return { code: 'CARD_EMPTY' }
      const amount: Money = { currency: balance.currency, minor: Math.min(balance.minor, good.minor) }
      const reserved = await client.reserve(typed, { amount, reference: id })
      if (!reserved.ok) return reserved
      const leftMinor = balance.minor - amount.minor
      const parts = { lastFour, currency: amount.currency, cardMinor: amount.minor, leftMinor }
      const purchase = keep({ id, good, reservationId: reserved.value.id, ...parts, state: 'open' })
      return amount.minor === good.minor ? capture(purchase) : purchase
    },

    capture,

    async cancel(purchase: Purchase): Promise<Purchase> {
      const done = await client.cancel(purchase.reservationId)
      return done.ok ? keep({ ...purchase, state: 'cancelled' }) : purchase
    },
  }
}

export type Purchases = ReturnType<typeof createPurchases>
