import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countWaiting } from '../support/at-once.ts'
import { testCheckout, type Visitor } from '../support/checkout.ts'
import { HOME } from '../support/home.ts'

const shop = await testCheckout({ withTurns: true })
const ERRORS = 'errors { code }'
const BILL = `mutation ($input: BillingAddressInput!) { answer: setBillingAddress(input: $input) { ${ERRORS} } }`
const CHANGES: Record<string, (visitor: Visitor) => Promise<{ errors: { code: number }[] }>> = {
  'changes of one cart': async (visitor) => {
    const input = { variationId: shop.digital, value: 25, qty: 1, receivers: [{ kind: 'ME' }] }
    const add = `mutation ($input: AddPackageInput!) { answer: addOriginalPackageToCart(input: $input) { ${ERRORS} } }`
    return (await shop.ask(visitor, add, { input })).answer
  },
  'addresses of one cart': async (visitor) => (await shop.ask(visitor, BILL, { input: HOME })).answer,
  'orders of one cart': (visitor) => shop.place(visitor),
  'gift cards of one cart': async (visitor) => {
    const id = '00000000-0000-0000-0000-000000000000'
    return (await shop.ask(visitor, `mutation { answer: removeGiftcardPayment(giftcardPaymentId: "${id}") { ${ERRORS} } }`))
      .answer
  },
}

test.each(Object.entries(CHANGES))(
  'sixty %s at once use one connection, and others are served meanwhile',
  async (_what, change) => {
    const visitor = await shop.fillCart()
    const { cartV2 } = await shop.ask(visitor, '{ cartV2 { id } }')
    const { held, asked } = await shop.db.transaction().execute(async (db) => {
      await sql`select from orders where id = ${cartV2.id} for update`.execute(db)
      // A browser that changes its address with every request, so the turns of one source do not limit it.
      const asked = Array.from({ length: 60 }, (_, place) => change({ ...visitor, ip: `10.250.${place}.7` }))
      await expect.poll(() => countWaiting(shop.db)).toBe(1)
      const other = await shop.fillCart()
      expect(await shop.ask(other, '{ cartV2 { quantity } }')).toEqual({ cartV2: { quantity: 1 } })
      return { held: await countWaiting(shop.db), asked }
    })
    expect(held).toBe(1)
    const codes = (await Promise.all(asked)).map((answer) => answer.errors[0]?.code)
    expect(codes.filter((code) => code === 1003)).toHaveLength(39)
  },
)
