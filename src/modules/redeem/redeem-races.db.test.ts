import { expect, test } from 'vitest'
import { testRedeem } from '../../../tests/support/redeem.ts'

const shop = await testRedeem()
const { codes } = shop

/** So that none of the many waits for a connection that is only being opened. */
async function warmUp(count = 20) {
  await Promise.all(Array.from({ length: count }, () => shop.readOwn(shop.visit())))
}

test('fifty who redeem one card at once never get more than its value', async () => {
  const card = await shop.issue(10_000)
  await warmUp()
  // Ten browsers are told the number; each tries five times.
  const tries = Array.from({ length: 50 }, async () => {
    const visitor = shop.visit()
    const started = await shop.start(visitor, card)
    if (started.errors.length > 0) return 0
    if ((await shop.choose(visitor, 100)).errors.length > 0) return 0
    const placed = await shop.exchange(visitor)
    return placed.errors.length === 0 ? 100 : 0
  })
  const got = (await Promise.all(tries)).reduce<number>((sum, value) => sum + value, 0)
  expect(got).toBe(100)
  expect(await shop.balanceOfCard(card.id)).toBe(0)
})

test('one browser that exchanges fifty times at once exchanges once', async () => {
  const card = await shop.issue(10_000)
  const visitor = shop.visit()
  await shop.start(visitor, card)
  await shop.choose(visitor, 40)
  await warmUp()
  const placed = await Promise.all(
    Array.from({ length: 50 }, () => shop.exchange({ ...visitor, cookies: { ...visitor.cookies } })),
  )
  expect(placed.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(await shop.balanceOfCard(card.id)).toBe(6_000)
})

test('redeeming against paying in the checkout: the card is spent once', async () => {
  for (let round = 0; round < 5; round++) {
    const card = await shop.issue(2_595)
    const buyer = await shop.fillCart()
    expect((await shop.addCard(buyer, card)).errors).toEqual([])
    const redeemer = shop.visit()
    const [bought, started] = await Promise.all([
      shop.place(buyer, { paymentMethod: null }),
      shop.start(redeemer, card).then(async (answer) => {
        if (answer.errors.length > 0) return answer
        await shop.choose(redeemer, 20)
        return answer
      }),
    ])
    const sold = bought.errors.length === 0 ? 1 : 0
    const held = started.errors.length === 0 ? 1 : 0
    expect(sold + held).toBe(1)
    await shop.reset(redeemer)
  }
})

test('undoing against opening: one of the two happens', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 8; round++) {
    const { visitor, card, order, id } = await shop.exchanged()
    const token = order.shipments[0].giftToken
    const calls = [() => shop.undo(visitor, id), () => shop.open(token)]
    const [undone, opened] =
      round % 2 === 0
        ? await Promise.all([calls[0]?.(), calls[1]?.()])
        : (await Promise.all([calls[1]?.(), calls[0]?.()])).reverse()
    const isUndone = undone.errors.length === 0
    const isOpen = opened.errors.length === 0
    expect(isUndone).not.toBe(isOpen)
    expect(codes(isUndone ? opened : undone)).toEqual([isUndone ? 2421 : 2608])
    expect(await shop.balanceOfCard(card.id)).toBe(isUndone ? 5_000 : 1_000)
    outcomes.add(isUndone ? 'undone' : 'opened')
  }
  expect(outcomes.size).toBeGreaterThan(0)
})

test('fifty who undo at once return the value once', async () => {
  const { visitor, card, id } = await shop.exchanged()
  await warmUp()
  await Promise.all(Array.from({ length: 50 }, () => shop.undo({ ...visitor, cookies: { ...visitor.cookies } }, id)))
  expect(await shop.balanceOfCard(card.id)).toBe(5_000)
})
