import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testFulfilment } from '#tests/support/fulfilment.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import type { Customer, ShopContext } from '../accounts/index.ts'
import { listOrderCards } from '../giftcards/index.ts'
import { addPackage } from '../orders/cart/add-package.ts'
import { issueCards } from '../orders/fulfilment/issue-cards.ts'
import { findCart, type Order } from '../orders/index.ts'
import { insertGiftcard, listGiftcards } from './checkout.store.ts'
import { mergeCarts } from './merge-carts.ts'

const { ctx, db, buy, findVariation, visitor } = await testFulfilment()

async function makeCustomer(): Promise<Customer> {
  const id = ctx.ids.uuid()
  const email = `${id}@example.com`
  await sql`
    insert into users (id, email, first_name, last_name, created_at)
    values (${id}, ${email}, 'Anna', 'Hill', ${ctx.clock.now()})`.execute(db)
  return { id, email, firstName: 'Anna', lastName: 'Hill' } as Customer
}

/** Gift cards that were bought earlier. */
async function ownCards(slug: string, qty: number): Promise<string[]> {
  const { id } = await buy([{ slug, qty }])
  await issueCards(ctx, HARMLESS_SERVICES, id)
  return (await listOrderCards(db, id)).map((card) => card.id)
}

/** A cart with these gift cards as payment. */
async function fill(shop: ShopContext, cardIds: readonly string[]): Promise<Order> {
  const added = await addPackage(shop, HARMLESS_SERVICES, {
    variationId: await findVariation({}),
    value: 25,
    qty: 1,
    receivers: [{ kind: 'ME' }],
  })
  if (!added.ok) throw new Error(JSON.stringify(added.failure))
  for (const cardId of cardIds) await insertGiftcard(db, { id: ctx.ids.uuid(), orderId: added.value.order.id, cardId })
  return added.value.order
}

/** The gift cards of the customer's cart after the guest has logged in. */
async function logIn(guest: ShopContext, customer: Customer): Promise<string[]> {
  await mergeCarts({ ...guest, customer })
  const cart = await findCart({ ...visitor(), customer })
  return (await listGiftcards(db, cart?.id ?? '')).map(({ cardId }) => cardId)
}

test('at login, the gift cards of a guest’s cart are added after those of the customer', async () => {
  const [first, second, third] = (await ownCards('grumble-coffee', 3)) as [string, string, string]
  const customer = await makeCustomer()
  await fill({ ...visitor(), customer }, [first, second])
  const guest = visitor()
  await fill(guest, [second, third])
  expect(await logIn(guest, customer)).toEqual([first, second, third])
})

test('the gift cards of a guest’s cart are added when the customer has no cart yet', async () => {
  const cards = await ownCards('grumble-coffee', 2)
  const guest = visitor()
  await fill(guest, cards)
  expect(await logIn(guest, await makeCustomer())).toEqual(cards)
})

test('a gift card of another kind, or an eleventh, is not added', async () => {
  const coffee = await ownCards('grumble-coffee', 9)
  const others = await ownCards('foxglove-and-folio', 1)
  const more = await ownCards('grumble-coffee', 2)
  const customer = await makeCustomer()
  await fill({ ...visitor(), customer }, coffee)
  const guest = visitor()
  await fill(guest, [...others, ...more])
  expect(await logIn(guest, customer)).toEqual([...coffee, more[0]])
})
