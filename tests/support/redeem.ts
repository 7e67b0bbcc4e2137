import { sql } from 'kysely'
import { expect } from 'vitest'
import { testCheckout, type Visitor } from './checkout.ts'
import { HOME } from './home.ts'

// biome-ignore lint/suspicious/noExplicitAny: any answer of the API; each test checks what it expects
type Answer = any
type Asked = Record<string, unknown>
type Card = { id: string; number: string; pin: string }

const ERRORS = 'errors { code message referencedRequestParameter }'
const PACKAGE = `id mainProductType mainProduct { __typename id title redeemData { title } } items { qty title price { value } variation { id } }
  packageTotals { mainItemAmount { value } mainItemEditable promotionAmount { value } } split { value }`
export const REDEEM_ORDER = `id number status currency redeemToken heldUntil needsAddress undoUntil placedOn
  cards { id lastFour title balance { value } amount { value } expiresOn }
  shipments { id variationType receiverKind deliveryDate formattedDeliveryDate state giftToken deliveryAddress { email city } packages { ${PACKAGE} } }
  totals { toSpend { value } chosen { value } promotionAmount { value } value { value } paidByCards { value } toPay { value } }
  remainingBalance { value } minimumRemainingBalance { value } problems { code message } campaign { slug } billingAddress { email }`

const DIGITAL_HOLDER = { firstName: 'Ann', lastName: 'Hill', email: 'ann@example.com' }

/** A shop as in `testCheckout`, with visitors who redeem their Choice Gift Cards. */
export async function testRedeem(options: Parameters<typeof testCheckout>[0] = {}) {
  const shop = await testCheckout(options)
  const { ask, db, visit } = shop
  /** Free amounts from £10 to £250. */
  const tansy = await shop.variationOf('tansy-and-rook', 'DIGITAL')
  const tansyPosted = await shop.variationOf('tansy-and-rook', 'PHYSICAL')
  /** 50, 100, 150 or 250. */
  const ostlere = await shop.variationOf('ostlere', 'DIGITAL')
  const hedges = await shop.variationOf('thousand-hedges', 'DIGITAL')

  async function start(visitor: Visitor, card: Pick<Card, 'number' | 'pin'>, asked: Asked = {}): Promise<Answer> {
    const query = `mutation ($number: String, $pin: String, $campaign: String) {
      answer: startRedeem(cardNumber: $number, pin: $pin, captchaToken: "solved", campaign: $campaign) { order { ${REDEEM_ORDER} } brandPath ${ERRORS} } }`
    return (await ask(visitor, query, { number: card.number, pin: card.pin, ...asked })).answer
  }

  const startWith = async (visitor: Visitor, asked: Asked): Promise<Answer> =>
    (
      await ask(
        visitor,
        `mutation ($token: String, $orderUuid: ID, $giftcardId: ID) {
          answer: startRedeem(token: $token, orderUuid: $orderUuid, giftcardId: $giftcardId) { order { ${REDEEM_ORDER} } brandPath ${ERRORS} } }`,
        asked,
      )
    ).answer

  async function addRedeemCard(visitor: Visitor, card: Pick<Card, 'number' | 'pin'>): Promise<Answer> {
    const query = `mutation ($number: String!, $pin: String!) {
      answer: addRedeemCard(cardNumber: $number, pin: $pin, captchaToken: "solved") { order { ${REDEEM_ORDER} } brandPath ${ERRORS} } }`
    return (await ask(visitor, query, { number: card.number, pin: card.pin })).answer
  }

  async function choose(visitor: Visitor, value: number, asked: Asked = {}): Promise<Answer> {
    const query = `mutation ($input: AddRedeemPackageInput!) { answer: addRedeemPackage(input: $input) { order { ${REDEEM_ORDER} } ${ERRORS} } }`
    return (await ask(visitor, query, { input: { variationId: tansy, value, ...asked } })).answer
  }

  async function update(visitor: Visitor, input: Asked): Promise<Answer> {
    const query = `mutation ($input: UpdateRedeemPackageInput!) { answer: updateRedeemPackage(input: $input) { order { ${REDEEM_ORDER} } ${ERRORS} } }`
    return (await ask(visitor, query, { input })).answer
  }

  const remove = async (visitor: Visitor, packageId: string): Promise<Answer> =>
    (
      await ask(
        visitor,
        `mutation ($packageId: ID!) { answer: deleteRedeemPackage(packageId: $packageId) { order { ${REDEEM_ORDER} } ${ERRORS} } }`,
        {
          packageId,
        },
      )
    ).answer

  const readOwn = async (visitor: Visitor, uuid?: string): Promise<Answer> =>
    (await ask(visitor, `query ($uuid: ID) { redeemOrder(uuid: $uuid) { ${REDEEM_ORDER} } }`, { uuid })).redeemOrder

  let keys = 0
  async function exchange(visitor: Visitor, input: Asked = {}, key = `redeem ${++keys}`): Promise<Answer> {
    const query = `mutation ($input: PlaceRedeemOrderInput!, $key: String!) {
      answer: placeRedeemOrder(input: $input, idempotencyKey: $key) { order { ${REDEEM_ORDER} } payment { action redirectUrl } ${ERRORS} } }`
    const asked = { holder: DIGITAL_HOLDER, receiver: { kind: 'ME' }, acceptTerms: true, expectedToPay: 0, ...input }
    return (await ask(visitor, query, { input: asked, key })).answer
  }

  const undo = async (visitor: Visitor, orderUuid: string): Promise<Answer> =>
    (
      await ask(
        visitor,
        `mutation ($orderUuid: ID!) { answer: undoRedeem(orderUuid: $orderUuid) { order { ${REDEEM_ORDER} } ${ERRORS} } }`,
        {
          orderUuid,
        },
      )
    ).answer

  const reset = async (visitor: Visitor): Promise<Answer> =>
    (await ask(visitor, `mutation { answer: resetRedeem { status ${ERRORS} } }`)).answer

  const open = async (token: string, visitor = visit()): Promise<Answer> =>
    (
      await ask(
        visitor,
        `mutation ($token: String!) { answer: openGift(token: $token) { gift { packages { title cards { number pin } } } ${ERRORS} } }`,
        {
          token,
        },
      )
    ).answer

  /** A visitor who exchanged £40 of a card of £50. */
  async function exchanged({ minor = 5_000, value = 40, input = {} as Asked } = {}) {
    const visitor = visit()
    const card = await shop.issue(minor)
    expect((await start(visitor, card)).errors).toEqual([])
    expect((await choose(visitor, value)).errors).toEqual([])
    const { order, errors } = await exchange(visitor, input)
    expect(errors).toEqual([])
    return { visitor, card, order, id: order.id as string }
  }

  const balanceOfCard = (id: string) => shop.balanceOf(`card:${id}`)
  const cardsOf = async (orderId: string) =>
    (
      await sql<{
        id: string
        minor: string
      }>`select id, value_minor::text as minor from giftcards where order_id = ${orderId} order by value_minor desc`.execute(db)
    ).rows

  return {
    ...shop,
    ...{ tansy, tansyPosted, ostlere, hedges, HOME, DIGITAL_HOLDER },
    ...{
      start,
      startWith,
      addRedeemCard,
      choose,
      update,
      remove,
      readOwn,
      exchange,
      exchanged,
      undo,
      reset,
      open,
      balanceOfCard,
      cardsOf,
    },
  }
}
