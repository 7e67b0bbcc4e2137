import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { startUntilBlocked } from '#tests/support/at-once.ts'
import { testCheckout } from '#tests/support/checkout.ts'

const shop = await testCheckout()
const { adyen, balanceOf, bookedOf, codes, db, completeRefund, pass, placed, statesOf, statusOf } = shop

describe('money that arrives after the stock was released', () => {
  const setStock = (stock: number | null) =>
    sql`update products set stock = ${stock} where id = (select product_id from variations where id = ${shop.digital})`.execute(
      db,
    )
  afterEach(async () => void (await setStock(null)))

  /** Two orders: the first is paid late, after the second reserved one item of the same stock and before the first expired. */
  async function payLate(stock: number) {
    const [slow, quick] = [await shop.fillCart(), await shop.fillCart()]
    await setStock(stock)
    const first = await shop.place(slow)
    pass(76)
    const second = await shop.place(quick)
    expect(codes(second)).toEqual([])
    await shop.confirm(slow, first.order.id, await adyen.finish(first.payment.redirectUrl, 'pay'))
    await shop.confirm(quick, second.order.id, await adyen.finish(second.payment.redirectUrl, 'pay'))
    expect(await statusOf(second.order.id)).toBe('COMPLETED')
    return first.order.id as string
  }

  test('is refunded when the last item was promised to somebody else', async () => {
    const id = await payLate(1)
    expect([await statusOf(id), await statesOf(id)]).toEqual(['CANCELED', ['DUPLICATE']])
    await completeRefund(`${id}:1`)
    expect(await statesOf(id)).toEqual(['REFUNDED'])
  })

  test('completes the order when there is enough stock', async () => {
    const id = await payLate(2)
    expect([await statusOf(id), await statesOf(id)]).toEqual(['COMPLETED', ['CAPTURED']])
  })
})

describe('money for an order whose customer is about to be erased', () => {
  async function givenUp(): Promise<string> {
    const { id, page } = await placed()
    shop.loseEvents()
    await adyen.finish(page, 'pay')
    pass(80)
    await shop.run('reconcile-payments')
    await sql`update orders set is_to_erase = true where id = ${id}`.execute(db)
    return id
  }
  const hasAddress = async (id: string) =>
    (await sql`select from orders where id = ${id} and billing_address is not null`.execute(db)).rows.length === 1

  test('is refunded once names and addresses are erased, because nobody knows who would get the cards', async () => {
    const id = await givenUp()
    await shop.run('erase-orders')
    expect(await hasAddress(id)).toBe(false)
    shop.applyProviderEvents()
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    expect([await statusOf(id), await statesOf(id)]).toEqual(['CANCELED', ['DUPLICATE']])
    await completeRefund(`${id}:1`)
    expect(await statesOf(id)).toEqual(['REFUNDED'])
  })

  test('a guest’s order that was cancelled a month ago loses its names and addresses', async () => {
    const { visitor, id } = await placed()
    await shop.cancel(visitor, id)
    pass(30 * 24 * 60)
    await shop.run('erase-orders')
    expect(await hasAddress(id)).toBe(true)
    pass(1)
    await shop.run('erase-orders')
    expect(await hasAddress(id)).toBe(false)
  })

  test('keeps the names and addresses while it completes the order', async () => {
    const id = await givenUp()
    const erasing = await db.transaction().execute(async (completing) => {
      await sql`update orders set status = 'PENDING', canceled_at = null where id = ${id}`.execute(completing)
      return { started: await startUntilBlocked(db, [() => shop.run('erase-orders')]) }
    })
    await Promise.all(erasing.started)
    expect(await hasAddress(id)).toBe(true)
  })
})

describe('money that arrives after the expiry date of a gift card that pays a part', () => {
  async function placeWithCard(expiresOn: string, input = {}) {
    const card = await shop.issue(1000, { expiresOn })
    const visitor = await shop.fillCart()
    await shop.addCard(visitor, card)
    const { order, payment } = await shop.place(visitor, input)
    return { visitor, card, id: order.id as string, page: payment.redirectUrl as string }
  }

  test('completes the order a few minutes later, because the card was held in time', async () => {
    pass(13 * 60 + 50)
    const { visitor, card, id, page } = await placeWithCard('2026-03-02')
    pass(15)
    await shop.confirm(visitor, id, await adyen.finish(page, 'pay'))
    expect([await statusOf(id), await balanceOf(`card:${card.id}`)]).toEqual(['COMPLETED', 0])
  })

  test('completes the order if it is an awaited transfer, too', async () => {
    const { visitor, card, id, page } = await placeWithCard('2026-03-04', { paymentMethod: 'banktransfer' })
    await shop.confirm(visitor, id, await adyen.finish(page, 'later'))
    pass(4 * 24 * 60)
    await shop.run('release-expired-holds')
    await adyen.act(`payments/${(await bookedOf(id))[0]?.id}/pay`)
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    expect([await statusOf(id), await balanceOf(`card:${card.id}`)]).toEqual(['COMPLETED', 0])
  })
})

describe('money in another currency than that of the order', () => {
  const asked = { method: 'paypal', merchantName: 'Shop', countryCode: 'GB', locale: 'en-GB', email: 'anna@example.com' } as const
  const where = { shopperIp: '192.0.2.1', returnUrl: 'https://shop.example/' }

  /** An order in pounds whose provider's page asks for the same number of euros. */
  async function placedInEuros() {
    await adyen.setFaults({ failRequests: 3 })
    const visitor = await shop.fillCart()
    const { order } = await shop.place(visitor)
    const amount = { currency: 'EUR', minor: 2595 }
    await adyen.provider.startPayment({ ...asked, ...where, amount, reference: `${order.id}:1` })
    return { visitor, id: order.id as string, page: (await shop.retry(visitor, order.id)).payment.redirectUrl as string }
  }

  test.each(['by webhook', 'by the shopper who comes back'])(
    'money in another currency, reported %s, pays nothing and is refunded in its own currency',
    async (how) => {
      const { visitor, id, page } = await placedInEuros()
      if (how !== 'by webhook') shop.loseEvents()
      const back = await adyen.finish(page, 'pay')
      if (how === 'by webhook') await shop.untilEvents(id, 1)
      else await shop.confirm(visitor, id, back)
      await shop.handleEvents()
      expect([await statusOf(id), await statesOf(id)]).toEqual(['PENDING', ['DUPLICATE']])
      expect([await balanceOf('duplicates:EUR'), await balanceOf('provider:EUR')]).toEqual([2595, -2595])
      shop.applyProviderEvents()
      await completeRefund(`${id}:1`)
      expect(await statesOf(id)).toEqual(['REFUNDED'])
      expect([await balanceOf('duplicates:EUR'), await balanceOf('provider:EUR')]).toEqual([0, 0])
      const again = await shop.retry(visitor, id)
      await shop.confirm(visitor, id, await adyen.finish(again.payment.redirectUrl, 'pay'))
      expect(await statusOf(id)).toBe('COMPLETED')
    },
  )
})
