import { sql } from 'kysely'
import { afterEach, expect } from 'vitest'
import type { ReceiverInput } from '../../src/generated/resolvers.ts'
import type { ShopContext } from '../../src/modules/accounts/index.ts'
import { addPackage } from '../../src/modules/orders/cart/add-package.ts'
import { setBillingAddress } from '../../src/modules/orders/cart/set-billing-address.ts'
import {
  completeOrder,
  freezeOrder,
  listObstacles,
  lockCart,
  type Order,
  priceOrder,
  readOrder,
} from '../../src/modules/orders/index.ts'
import { defaultLanguage, findStorefrontByCode } from '../../src/modules/storefronts/index.ts'
import type { Cookies } from '../../src/platform/context.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { ok } from '../../src/shared/result.ts'
import { bookPaid } from './book-paid.ts'
import { testDatabase } from './database.ts'
import { listViolations } from './giftcards.ts'
import { HOME } from './home.ts'
import { ANY_ART, HARMLESS_SERVICES } from './services.ts'

export type Wanted = {
  slug?: string
  kind?: 'DIGITAL' | 'PHYSICAL'
  value?: number
  qty?: number
  wrapperId?: string
  message?: string
  receivers?: ReceiverInput[]
}

/** A shop with its catalogue and paid orders. After each test of the file the ledger must balance. */
export async function testFulfilment() {
  const database = await testDatabase({ seeded: true })
  const { ctx, db } = database
  const storefront = findStorefrontByCode('GCSUK')
  if (!storefront) throw new Error('There is no British storefront')

  /** A browser with its own cookies. */
  function visitor(): ShopContext {
    const jar = new Map<string, string>()
    const cookies: Cookies = {
      read: (name) => jar.get(name),
      set: (name, value) => void jar.set(name, value),
      clear: (name) => void jar.delete(name),
    }
    const shop = storefront as NonNullable<typeof storefront>
    return { ...ctx, storefront: shop, language: defaultLanguage(shop), art: ANY_ART, customer: undefined, cookies }
  }

  async function findVariation({ slug = 'grumble-coffee', kind = 'DIGITAL' }: Wanted): Promise<string> {
    const { rows } = await sql<{ id: number }>`
      select v.id from variations v join products p on p.id = v.product_id
      where p.slug = ${slug} and v.currency = ${storefront?.currency} and v.variation_type = ${kind}`.execute(db)
    if (!rows[0]) throw new Error(`${slug} is not sold ${kind}`)
    return String(rows[0].id)
  }

  async function placeOrder(guest: ShopContext, wanted: readonly Wanted[], paymentMethod = 'scheme'): Promise<Order> {
    for (const { value = 25, qty = 1, wrapperId, message, receivers = [{ kind: 'ME' as const }], ...which } of wanted) {
      const variationId = await findVariation(which)
      const added = await addPackage(guest, HARMLESS_SERVICES, { variationId, value, qty, wrapperId, message, receivers })
      if (!added.ok) throw new Error(JSON.stringify(added.failure))
    }
    const billed = await setBillingAddress(guest, HOME)
    if (!billed.ok) throw new Error(JSON.stringify(billed.failure))
    const placed = await inTransaction(guest, async (guest) => {
      const cart = (await lockCart(guest)) as Order
      const priced = await priceOrder(guest, cart)
      expect(await listObstacles(guest, priced)).toEqual([])
      await freezeOrder(guest, priced, { paymentMethod, newsletter: false })
      return ok(cart.id)
    })
    return readOrder(db, (placed as { value: string }).value)
  }

  /** As in checkout: the money is booked and the order completed in one transaction. */
  async function startPaymentAttempt(order: Order): Promise<Order> {
    const { id, currency, frozenTotals } = order
    const minor = frozenTotals?.totalMinor ?? 0
    await inTransaction(ctx, async (ctx) => {
      await bookPaid(ctx, { currency, minor }, id)
      await completeOrder(ctx, HARMLESS_SERVICES, order)
      return ok(undefined)
    })
    return readOrder(db, id)
  }

  const buy = async (wanted: readonly Wanted[], guest = visitor()) => startPaymentAttempt(await placeOrder(guest, wanted))

  afterEach(async () => expect(await listViolations(db)).toEqual([]))
  return { ...database, visitor, findVariation, placeOrder, buy }
}
