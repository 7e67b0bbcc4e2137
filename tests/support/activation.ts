import { sql } from 'kysely'
import { expect } from 'vitest'
import { issueBlankCard, readCardSecrets } from '../../src/modules/giftcards/index.ts'
import { cardArguments, testCheckout, type Visitor } from './checkout.ts'

// biome-ignore lint/suspicious/noExplicitAny: any answer of the API; each test checks what it expects
type Answer = any
type Asked = Record<string, unknown>
export type BlankCard = { id: string; number: string; pin: string }

const ERRORS = 'errors { code message referencedRequestParameter }'
const BEGUN = `order { id number kind status paymentMethod totals { grandTotal { value } } } payment { action redirectUrl } ${ERRORS}`
const ACTIVATION = `status customerEmail total { value } cardCount activeCount
  cards { lastFour title amount { value } isActive }`

/** A shop as in `testCheckout`, with visitors who activate blank cards. */
export async function testActivation(options: Parameters<typeof testCheckout>[0] = {}) {
  const shop = await testCheckout(options)
  const { call, adyen, db, ctx, services } = shop
  const packId = await shop.productOf('blank-choice-cards-classic')

  /** Cards of packs that were sold before, for £10 to £250, valid for five years. */
  async function issueBlanks(count: number, storefront = 'GCSUK'): Promise<BlankCard[]> {
    const [orderId, packageId] = [ctx.ids.uuid(), ctx.ids.uuid()]
    for (let unitNo = 1; unitNo <= count; unitNo++) {
      await issueBlankCard(ctx, services, { orderId, packageId, unitNo, productId: packId, storefront })
    }
    const { rows } = await sql<{
      id: string
    }>`select id from blank_giftcards where order_id = ${orderId} order by unit_no`.execute(db)
    return Promise.all(rows.map(async ({ id }) => ({ id, ...(await readCardSecrets(ctx, services, id)) })))
  }
  const issueBlank = async (storefront?: string) => (await issueBlanks(1, storefront))[0] as BlankCard

  const toCards = (cards: readonly BlankCard[], amount = 25) => ({
    cards: [{ cardNumbers: cards.map(({ number }) => number).join('\n'), amount }],
    expectedTotal: cards.length * amount,
  })

  let keys = 0
  function activate(visitor: Visitor, input: Asked, idempotencyKey = `activation ${++keys}`): Promise<Answer> {
    const asked = { email: 'ann@example.com', paymentMethod: 'paypal', acceptTerms: true, ...input }
    return call(visitor, 'createActivationOrder', { input: asked, idempotencyKey }, BEGUN)
  }

  /** An unpaid activation order with its payment page. */
  async function placedFor(cards: readonly BlankCard[], input: Asked = {}, visitor = shop.visit()) {
    const { order, payment, errors } = await activate(visitor, { ...toCards(cards), ...input })
    expect(errors).toEqual([])
    return { visitor, id: order.id as string, page: payment.redirectUrl as string }
  }

  /** Pays on the provider's page, and handles the provider's events. */
  async function pay({ id, page }: { id: string; page: string }): Promise<void> {
    await adyen.finish(page, 'pay')
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
  }

  const readActivation = (visitor: Visitor, uuid: string) => call(visitor, 'activationOrder', { uuid }, ACTIVATION)
  const info = (card: BlankCard, visitor = shop.visit()) =>
    call(visitor, 'giftcardInfo', cardArguments(card), `card { state nextStep balance { value } expiresOn } ${ERRORS}`)

  const refusalsOf = ({ errors }: { errors: { code: number; referencedRequestParameter: string }[] }) =>
    errors.map(({ code, referencedRequestParameter }) => [code, referencedRequestParameter])

  return { ...shop, issueBlank, issueBlanks, toCards, activate, placedFor, pay, readActivation, info, refusalsOf }
}
