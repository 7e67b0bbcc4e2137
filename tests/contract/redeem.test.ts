import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Services } from '../../src/app/services.ts'
import { issueBlankCard, readCardSecrets } from '../../src/modules/giftcards/index.ts'
import { giftToken, redeemToken } from '../../src/modules/orders/fulfilment/fulfilment-tokens.ts'
import { sendConfirmation } from '../../src/modules/orders/fulfilment/send-buyer-mails.ts'
import { sendGift } from '../../src/modules/orders/fulfilment/send-gift.ts'
import { readOrder } from '../../src/modules/orders/index.ts'
import type { FailureName } from '../../src/shared/failures.ts'
import { fail } from '../../src/shared/result.ts'
import { testMailbox } from '../support/mailbox.ts'
import { testRedeem } from '../support/redeem.ts'

const shop = await testRedeem()
const mailbox = await testMailbox()
const parts = { ...shop.services, mailer: mailbox.mailer }
const { codes, ctx, db } = shop
const BEN = { kind: 'RECEIVER', firstName: 'Ben', lastName: 'Oak', email: 'ben@example.com', message: 'Enjoy your dinner' }

/** A visitor who redeems a card of £50. */
async function redeeming(minor = 5_000) {
  const visitor = shop.visit()
  const card = await shop.issue(minor)
  expect((await shop.start(visitor, card)).errors).toEqual([])
  return { visitor, card }
}

describe('starting', () => {
  test('works with number and PIN, typed with spaces: a cookie makes the browser the owner of the order', async () => {
    const visitor = shop.visit()
    const card = await shop.issue(5_000)
    const { order } = await shop.start(visitor, { ...card, number: card.number.replace(/(\d{4})/g, '$1 ') })
    expect(order).toMatchObject({
      status: 'OPEN',
      cards: [{ lastFour: card.number.slice(-4), balance: { value: 50 }, amount: { value: 0 } }],
    })
    expect(visitor.cookies['__Host-redeem'] ?? visitor.cookies.redeem).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(order)).not.toContain(card.number)
    expect(await shop.readOwn(visitor)).toMatchObject({ id: order.id })
    expect(await shop.readOwn(shop.visit())).toBeNull()
  })

  test('works with the token of a gift, which is opened by that', async () => {
    const { visitor, id, page } = await shop.placed({}, { variationId: shop.choice, receivers: [BEN] })
    await shop.confirm(visitor, id, await shop.adyen.finish(page, 'pay'))
    const [shipment] = (await readOrder(db, id)).shipments
    const token = giftToken(shop.services, { shipmentId: shipment?.id ?? '', link: 1 })
    const receiver = shop.visit()
    expect(await shop.startWith(receiver, { token })).toMatchObject({ errors: [], order: { totals: { toSpend: { value: 25 } } } })
    const { gift } = await shop.ask(receiver, 'query ($token: String!) { gift(token: $token) { isOpened } }', { token })
    expect(gift.isOpened).toBe(true)
    expect(codes(await shop.startWith(shop.visit(), { token }))).toEqual([2313])
  })

  test('works with the token of a redeem order, alone or with its uuid', async () => {
    const { order } = await shop.exchanged()
    const token = redeemToken(shop.services, order.id)
    const other = shop.visit()
    expect(await shop.startWith(other, { token, orderUuid: order.id })).toMatchObject({
      errors: [],
      order: { id: order.id, status: 'COMPLETED' },
    })
    expect(await shop.readOwn(other, order.id)).toMatchObject({ id: order.id })
    const { order: stranger } = await shop.exchanged()
    expect(codes(await shop.startWith(shop.visit(), { token, orderUuid: stranger.id }))).toEqual([2602])
  })

  test('an unfinished visit belongs to its browser: somebody who follows a link to it does not share its cards', async () => {
    const thief = shop.visit()
    const { order } = await shop.start(thief, await shop.issue(1_000))
    const token = redeemToken(shop.services, order.id)
    const victim = shop.visit()
    expect(codes(await shop.startWith(victim, { token }))).toEqual([2602])
    expect(codes(await shop.startWith(victim, { token, orderUuid: order.id }))).toEqual([2602])
    expect(codes(await shop.addRedeemCard(victim, await shop.issue(5_000)))).toEqual([2601])
  })

  test('every field of the holder is checked, even if it is not required, because the invoice uses them', async () => {
    const visitor = shop.visit()
    await shop.start(visitor, await shop.issue(5_000))
    await shop.choose(visitor, 20)
    const long = 'W'.repeat(7_990)
    const holder = {
      ...shop.DIGITAL_HOLDER,
      addressLine2: long,
      suffix: long,
      administrativeArea: long,
      phoneNumber: long,
      countryCode: '!!',
    }
    const { errors } = await shop.exchange(visitor, { holder })
    expect(
      errors.map(({ referencedRequestParameter }: { referencedRequestParameter: string }) => referencedRequestParameter),
    ).toEqual(['countryCode', 'suffix', 'administrativeArea', 'addressLine2', 'phoneNumber'].map((field) => `holder.${field}`))
  })

  test('a card of another store can be redeemed only there', async () => {
    const card = await shop.issue(1_000, { storefront: 'GCUK' })
    expect(codes(await shop.start(shop.visit(), card))).toEqual([2307])
  })

  test('an invalid token is refused', async () => {
    expect(codes(await shop.startWith(shop.visit(), { token: 'A'.repeat(43) }))).toEqual([2602])
    expect(codes(await shop.startWith(shop.visit(), {}))).toEqual([2602])
  })

  test('starting again cancels the previous selection and releases its card', async () => {
    const { visitor, card } = await redeeming()
    await shop.choose(visitor, 20)
    const { order } = await shop.start(visitor, await shop.issue(1_000))
    expect(order).toMatchObject({ shipments: [], totals: { toSpend: { value: 10 } } })
    expect(await shop.balanceOfCard(card.id)).toBe(5_000)
  })
})

describe('another card', () => {
  const issueOf = async (slug: string) => shop.issue(1_000, { productId: await shop.productOf(slug) })

  test.each<[string, () => Promise<{ number: string; pin: string }>, number]>([
    ['of another kind', () => issueOf('blank-choice-cards-classic'), 2309],
    ['of a brand', () => issueOf('ostlere'), 2312],
    ['of another store', () => shop.issue(1_000, { storefront: 'GCUK' }), 2307],
    ['that has expired', () => shop.issue(1_000, { expiresOn: '2026-03-01' }), 2303],
    ['whose product is gone', () => shop.issue(1_000, { productId: 999_999 }), 2315],
    ['with an invalid number', async () => ({ number: '123', pin: '123456' }), 2261],
    ['without a PIN', async () => ({ number: (await shop.issue(1_000)).number, pin: '' }), 2262],
  ])('%s is refused', async (_what, make, code) => {
    const { visitor } = await redeeming()
    expect(codes(await shop.addRedeemCard(visitor, await make()))).toEqual([code])
  })

  test('a card that is added already, empty, blocked or in use is refused, each with its own code', async () => {
    const { visitor, card } = await redeeming()
    expect(codes(await shop.addRedeemCard(visitor, card))).toEqual([2308])
    const { card: empty } = await shop.exchanged({ minor: 4_000 })
    expect(codes(await shop.addRedeemCard(visitor, empty))).toEqual([2306])
    const { card: used } = await redeeming()
    expect(codes(await shop.addRedeemCard(visitor, used))).toEqual([2313])
    const blocked = await shop.issue(1_000)
    await sql`update giftcards set status = 'BLOCKED' where id = ${blocked.id}`.execute(db)
    expect(codes(await shop.addRedeemCard(visitor, blocked))).toEqual([2302])
    expect(codes(await shop.addRedeemCard(shop.visit(), blocked))).toEqual([2601])
  })

  test('a blank card must be activated first', async () => {
    const { visitor } = await redeeming()
    const pack = {
      orderId: ctx.ids.uuid(),
      packageId: ctx.ids.uuid(),
      productId: await shop.productOf('blank-choice-cards-classic'),
    }
    await issueBlankCard(ctx, shop.services, { ...pack, unitNo: 1, storefront: 'GCSUK' })
    const { rows } = await sql<{ id: string }>`select id from blank_giftcards where order_id = ${pack.orderId}`.execute(db)
    const blank = await readCardSecrets(ctx, shop.services, rows[0]?.id ?? '')
    expect(codes(await shop.addRedeemCard(visitor, blank))).toEqual([2311])
  })

  const refuse = (name: FailureName) => async () => fail({ name, retryAfterSeconds: 60 })

  test.each<[string, Partial<Services>, number]>([
    ['the captcha is not solved', { captcha: { ...shop.services.captcha, verify: async () => false } }, 1002],
    ['too many were tried', { limits: { ...shop.services.limits, consumeBySource: refuse('RATE_LIMITED') } }, 1003],
    ['the tries cannot be counted', { limits: { ...shop.services.limits, consumeBySource: refuse('LIMITS_UNAVAILABLE') } }, 1008],
  ])('a card is not checked when %s', async (_sentence, changed, code) => {
    const { visitor } = await redeeming()
    const at = await shop.startAnother(changed)
    const before = await shop.readOwn(visitor)
    expect(codes(await shop.addRedeemCard({ ...visitor, at }, await shop.issue(1_000)))).toEqual([code])
    expect((await shop.readOwn(visitor)).cards).toEqual(before.cards)
  })
})

describe('a visit', () => {
  test('survives a restart of the shop: its cards, its selection, and an exchange whose answer was lost', async () => {
    const { visitor, card } = await redeeming()
    await shop.choose(visitor, 20)
    const after = { ...visitor, at: await shop.startAnother() }
    expect(await shop.readOwn(after)).toEqual(await shop.readOwn(visitor))
    expect((await shop.choose(after, 30)).order.totals).toMatchObject({ chosen: { value: 50 }, toPay: { value: 0 } })
    const exchanged = await shop.exchange(after, {}, 'lost answer')
    const again = await shop.exchange({ ...after, at: await shop.startAnother() }, {}, 'lost answer')
    expect(again).toMatchObject({ order: { id: exchanged.order.id, status: 'COMPLETED' }, errors: [] })
    expect(await shop.balanceOfCard(card.id)).toBe(0)
  })
})

describe('choosing', () => {
  test.each<[string, Record<string, unknown>, number]>([
    ['less than the minimum', { value: 9 }, 2106],
    ['more than the maximum', { value: 251 }, 2107],
    ['half a pound', { value: 20.5 }, 2109],
    ['nothing', { value: 0 }, 2105],
    ['a hundred of them', { value: 20, qty: 100 }, 2104],
    ['an unknown card', { value: 20, variationId: '999999' }, 2103],
  ])('%s is refused', async (_what, input, code) => {
    const { visitor } = await redeeming()
    expect(codes(await shop.choose(visitor, 20, input))).toEqual([code])
  })

  test('a fixed value must be one of those offered, and cannot be edited', async () => {
    const { visitor } = await redeeming(20_000)
    expect(codes(await shop.choose(visitor, 60, { variationId: shop.ostlere }))).toEqual([2108])
    const { order } = await shop.choose(visitor, 100, { variationId: shop.ostlere })
    const [chosen] = order.shipments[0].packages
    expect(chosen).toMatchObject({
      mainProduct: { __typename: 'GiftcardProduct', title: 'Ostlere' },
      packageTotals: { mainItemEditable: false, mainItemAmount: { value: 100 } },
    })
    expect(codes(await shop.update(visitor, { packageId: chosen.id, value: 150 }))).toEqual([2606])
    expect((await shop.update(visitor, { packageId: chosen.id, qty: 2 })).order.totals.chosen).toEqual({ value: 200 })
    expect((await shop.remove(visitor, chosen.id)).order.shipments).toEqual([])
    expect((await shop.remove(visitor, chosen.id)).errors).toEqual([])
  })

  test('a Choice card cannot be exchanged for a Choice card', async () => {
    const { visitor } = await redeeming()
    expect(codes(await shop.choose(visitor, 20, { variationId: shop.choice }))).toEqual([2607])
  })

  test('the same form sent twice adds once', async () => {
    const { visitor } = await redeeming()
    await shop.choose(visitor, 20, { idempotencyKey: 'form' })
    expect((await shop.choose(visitor, 20, { idempotencyKey: 'form' })).order.totals.chosen).toEqual({ value: 20 })
    expect(codes(await shop.choose(visitor, 25, { idempotencyKey: 'form' }))).toEqual([2117])
  })

  test('a donation can be chosen too', async () => {
    const { visitor } = await redeeming()
    const { order } = await shop.choose(visitor, 25, { variationId: shop.hedges })
    expect(order.shipments[0].packages).toMatchObject([
      { mainProductType: 'DONATION', mainProduct: { __typename: 'DonationProduct' } },
    ])
  })
})

describe('the choice for a card', () => {
  const PRODUCTS = `query ($filters: ProductFiltersInput, $userData: UserDataInput) {
    products(filters: $filters, paging: { itemsPerPage: 100 }, userData: $userData) { totalCount products { slug productType } } }`

  test('is everything except cards that pay here and blank cards', async () => {
    const { visitor } = await redeeming()
    const { redeemToken } = await shop.readOwn(visitor)
    const all = (await shop.ask(visitor, PRODUCTS)).products
    const mine = (await shop.ask(visitor, PRODUCTS, { userData: { redeemToken } })).products
    expect(mine.products.map(({ slug }: { slug: string }) => slug)).not.toContain('all-in-one-gift-card')
    expect(new Set(mine.products.map(({ productType }: { productType: string }) => productType))).toEqual(
      new Set(['GIFTCARD', 'DONATION']),
    )
    expect(mine.totalCount).toBeGreaterThan(50)
    expect(mine.totalCount).toBeLessThan(all.totalCount)
  })

  test('is refused for an invalid token', async () => {
    expect(await shop.refused(shop.visit(), '{ products(userData: { redeemToken: "bm9uZQ==" }) { totalCount } }')).toMatch(
      /link has been used/,
    )
  })

  test('the page of a company has its selection, and accepts only its own cards', async () => {
    const campaign = 'harbour-and-hale'
    const asked = await shop.ask(
      shop.visit(),
      `{ redeemCampaign(slug: "${campaign}") { slug title welcome logo { url { href } } backgroundColor productIds } }`,
    )
    expect(asked.redeemCampaign).toMatchObject({
      slug: campaign,
      title: 'A thank you from Harbour & Hale',
      backgroundColor: '#e8f0f2',
    })
    expect(asked.redeemCampaign.productIds).toHaveLength(6)
    const filters = { filterByPage: { pageType: 'REDEEM_B2B_RESULT', pageId: campaign } }
    const slugs = (await shop.ask(shop.visit(), PRODUCTS, { filters })).products.products.map(
      ({ slug }: { slug: string }) => slug,
    )
    expect(new Set(slugs)).toEqual(
      new Set(['copper-colander', 'saffron-post', 'tansy-and-rook', 'ostlere', 'third-kettle', 'thousand-hedges']),
    )
    const visitor = shop.visit()
    expect(await shop.start(visitor, await shop.issue(5_000), { campaign })).toMatchObject({
      order: { campaign: { slug: campaign } },
    })
    const outside = await shop.variationOf('grumble-coffee', 'DIGITAL')
    expect(codes(await shop.choose(visitor, 20, { variationId: outside }))).toEqual([2607])
    expect((await shop.choose(visitor, 20)).errors).toEqual([])
    expect(codes(await shop.start(shop.visit(), await shop.issue(5_000), { campaign: 'nobody' }))).toEqual([2611])
    await sql`update redeem_campaigns set card_product_slugs = array['blank-choice-cards-classic'] where slug = 'team-lanternfish'`.execute(
      db,
    )
    expect(codes(await shop.start(shop.visit(), await shop.issue(5_000), { campaign: 'team-lanternfish' }))).toEqual([2314])
  })
})

describe('exchanging', () => {
  test('needs a selection, a name, an e-mail address and the terms; all errors are reported at once', async () => {
    const { visitor } = await redeeming()
    expect(codes(await shop.exchange(visitor))).toEqual([2603])
    await shop.choose(visitor, 50, { variationId: shop.tansyPosted })
    expect(codes(await shop.exchange(visitor, { acceptTerms: false }))).toEqual([2227])
    const { errors } = await shop.exchange(visitor, { holder: { firstName: '', lastName: 'Hill', email: 'nobody' } })
    const parameters = errors.map(
      ({ referencedRequestParameter }: { referencedRequestParameter: string }) => referencedRequestParameter,
    )
    expect(parameters).toEqual(expect.arrayContaining(['holder.firstName', 'holder.email', 'holder.postCode', 'holder.street']))
    expect(codes(await shop.exchange(shop.visit()))).toEqual([2601])
  })

  test('a gift for somebody else with a message: they get the link, and nobody else sees the codes', async () => {
    const { visitor } = await redeeming()
    await shop.choose(visitor, 50)
    expect(codes(await shop.exchange(visitor, { receiver: { ...BEN, email: '' } }))).toEqual([2290])
    const { order, errors } = await shop.exchange(visitor, { receiver: BEN })
    expect(errors).toEqual([])
    expect(order.shipments).toMatchObject([
      { receiverKind: 'RECEIVER', giftToken: null, deliveryAddress: { email: 'ben@example.com' } },
    ])
    const shipmentId = order.shipments[0].id
    await sendGift(ctx, parts, { shipmentId, attempt: 1 })
    await sendConfirmation(ctx, parts, { orderId: order.id })
    const [gift] = await mailbox.list('ben@example.com')
    const [confirmation] = await mailbox.list('ann@example.com')
    expect(confirmation?.subject).toBe('Your exchange at Gift Card Square')
    expect(confirmation?.html).toMatch(/\/check-your-balance\/checkout\/\?redeemToken=[\w-]{43}/)
    expect(`${gift?.html} ${gift?.text} ${confirmation?.html} ${confirmation?.text}`).not.toMatch(/937501\d{13}/)
    const opened = await shop.open(giftToken(shop.services, { shipmentId, link: 1 }))
    expect(opened.gift.packages[0].cards[0].number).toMatch(/^937501\d{13}$/)
  })

  test('is listed in the account of a logged-in customer', async () => {
    const visitor = await shop.logIn()
    await shop.start(visitor, await shop.issue(5_000))
    await shop.choose(visitor, 50)
    const { order } = await shop.exchange(visitor)
    const { orders } = await shop.ask(visitor, '{ orders { orders { id kind status } } }')
    expect(orders.orders).toEqual([{ id: order.id, kind: 'REDEEM', status: 'COMPLETED' }])
  })
})

describe('the number of cards for a value', () => {
  const splitOf = async (visitor: Parameters<typeof shop.ask>[0], input: object) =>
    (await shop.ask(visitor, 'query ($input: AddRedeemPackageInput!) { redeemSplit(input: $input) { value } }', { input }))
      .redeemSplit

  test('is shown before it is chosen, and is the same afterwards', async () => {
    const { visitor } = await redeeming(25_000)
    const shown = await splitOf(visitor, { variationId: shop.tansy, value: 205 })
    expect(shown).toEqual([{ value: 103 }, { value: 102 }])
    expect(await splitOf(visitor, { variationId: shop.tansy, value: 150 })).toEqual([{ value: 150 }])
    expect(await splitOf(visitor, { variationId: shop.tansy, value: 151 })).toEqual([{ value: 76 }, { value: 75 }])
    const { order } = await shop.choose(visitor, 205)
    expect(order.shipments[0].packages[0].split).toEqual(shown)
    expect((await shop.readOwn(visitor)).shipments[0].packages).toHaveLength(1)
  })

  test('is one by post for any value, and empty for a value that cannot be chosen', async () => {
    const { visitor } = await redeeming(25_000)
    expect(await splitOf(visitor, { variationId: shop.tansyPosted, value: 205 })).toEqual([{ value: 205 }])
    expect(await splitOf(visitor, { variationId: shop.tansy, value: 1 })).toEqual([])
    expect(await splitOf(shop.visit(), { variationId: shop.tansy, value: 205 })).toEqual([])
  })
})
