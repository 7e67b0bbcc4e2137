import { sql } from 'kysely'
import { expect } from 'vitest'
import { cardArguments, testCheckout, type Visitor } from './checkout.ts'
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

const CHANGED = `order { ${REDEEM_ORDER} } ${ERRORS}`
const STARTED = `order { ${REDEEM_ORDER} } brandPath ${ERRORS}`

const DIGITAL_HOLDER = { firstName: 'Ann', lastName: 'Hill', email: 'ann@example.com' }

/** A shop as in `testCheckout`, with visitors who redeem their Choice Gift Cards. */
export async function testRedeem(options: Parameters<typeof testCheckout>[0] = {}) {
  const shop = await testCheckout(options)
  const { call, db, visit } = shop
  /** Free amounts from £10 to £250. */
  const tansy = await shop.variationOf('tansy-and-rook', 'DIGITAL')
  const tansyPosted = await shop.variationOf('tansy-and-rook', 'PHYSICAL')
  /** 50, 100, 150 or 250. */
  const ostlere = await shop.variationOf('ostlere', 'DIGITAL')
  const hedges = await shop.variationOf('thousand-hedges', 'DIGITAL')

  const start = (visitor: Visitor, card: Pick<Card, 'number' | 'pin'>, asked: Asked = {}) =>
    call(visitor, 'startRedeem', { ...cardArguments(card), ...asked }, STARTED)
  const startWith = (visitor: Visitor, asked: Asked) => call(visitor, 'startRedeem', asked, STARTED)
  const addRedeemCard = (visitor: Visitor, card: Pick<Card, 'number' | 'pin'>) =>
    call(visitor, 'addRedeemCard', cardArguments(card), STARTED)
  const choose = (visitor: Visitor, value: number, asked: Asked = {}) =>
    call(visitor, 'addRedeemPackage', { input: { variationId: tansy, value, ...asked } }, CHANGED)
  const update = (visitor: Visitor, input: Asked) => call(visitor, 'updateRedeemPackage', { input }, CHANGED)
  const remove = (visitor: Visitor, packageId: string) => call(visitor, 'deleteRedeemPackage', { packageId }, CHANGED)
  const readOwn = (visitor: Visitor, uuid?: string) => call(visitor, 'redeemOrder', { uuid }, REDEEM_ORDER)

  let keys = 0
  function exchange(visitor: Visitor, input: Asked = {}, idempotencyKey = `redeem ${++keys}`): Promise<Answer> {
    const asked = { holder: DIGITAL_HOLDER, receiver: { kind: 'ME' }, acceptTerms: true, expectedToPay: 0, ...input }
    const placed = `order { ${REDEEM_ORDER} } payment { action redirectUrl } ${ERRORS}`
    return call(visitor, 'placeRedeemOrder', { input: asked, idempotencyKey }, placed)
  }
  const undo = (visitor: Visitor, orderUuid: string) => call(visitor, 'undoRedeem', { orderUuid }, CHANGED)
  const reset = (visitor: Visitor) => call(visitor, 'resetRedeem', {}, `status ${ERRORS}`)
  const open = (token: string, visitor = visit()) =>
    call(visitor, 'openGift', { token }, `gift { packages { title cards { number pin } } } ${ERRORS}`)

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
    ...{ start, startWith, addRedeemCard, choose, update, remove, readOwn },
    ...{ exchange, exchanged, undo, reset, open, balanceOfCard, cardsOf },
  }
}
