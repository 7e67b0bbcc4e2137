import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { storefronts } from '#storefronts/index.ts'
import { testActivation } from '#tests/support/activation.ts'
import { overlap, warmPool } from '#tests/support/at-once.ts'
import { listViolations } from '#tests/support/giftcards.ts'
import { testMailbox } from '#tests/support/mailbox.ts'
import { readPdfText } from '#tests/support/pdf-text.ts'
import { measureWork } from '#tests/support/processor-time.ts'
import { deleteQueuedJobs, listQueuedJobs } from '#tests/support/queue.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import type { ShopContext } from '../accounts/index.ts'
import { applyPaymentUpdate } from '../checkout/apply-payment-update.ts'
import { releaseProForma } from '../checkout/index.ts'
import { createActivationReturnedJob } from '../checkout/jobs/send-activation-returned.job.ts'
import { drawInvoice, findInvoice } from '../orders/index.ts'
import { readActivationOrder } from './read-activation-order.ts'

const shop = await testActivation()
const mailbox = await testMailbox()
const { activate, adyen, codes, ctx, db, info, issueBlank, issueBlanks, pay, placedFor, refusalsOf, services, toCards, visit } =
  shop

const COMPANY = {
  ...{ customerType: 'BUSINESS', companyName: 'Hill Ltd', vatNumber: 'GB980780684', firstName: 'Ann', lastName: 'Hill' },
  ...{ countryCode: 'GB', postCode: 'SW1A 1AA', houseNumber: '10', street: 'Bridge Street', city: 'London' },
  ...{ phoneNumber: '+44 7700 900123', email: 'ann@example.com' },
}
const countActive = async (cards: readonly { id: string }[]) =>
  (await sql`select from giftcards where id = any(${cards.map(({ id }) => id)})`.execute(db)).rows.length

describe('a paid activation', () => {
  test('gives a card its value as soon as the payment is captured, and the card is valid from then on', async () => {
    const card = await issueBlank()
    const placed = await placedFor([card])
    expect(await info(card)).toMatchObject({ card: { state: 'NOT_ACTIVATED', nextStep: 'ACTIVATE' } })
    await pay(placed)
    expect(await shop.statusOf(placed.id)).toBe('COMPLETED')
    expect(await info(card)).toMatchObject({
      card: { state: 'ACTIVE', nextStep: 'REDEEM', balance: { value: 25 }, expiresOn: '2031-03-02' },
      errors: [],
    })
    expect(await shop.readActivation(placed.visitor, placed.id)).toMatchObject({
      ...{ status: 'COMPLETED', customerEmail: 'ann@example.com', total: { value: 25 }, cardCount: 1, activeCount: 1 },
      cards: [{ lastFour: card.number.slice(-4), title: 'Blank Choice Gift Cards, Classic', isActive: true }],
    })
  })

  test('activates many cards with one payment, each with its own amount, without further costs', async () => {
    const [one, two, three] = (await issueBlanks(3)) as [Card, Card, Card]
    const cards = [
      { cardNumbers: `${one.number}, ${two.number}`, amount: 10 },
      { cardNumbers: three.number, amount: 250 },
    ]
    const placed = await placedFor([], { cards, expectedTotal: 270 })
    await pay(placed)
    const balances = await Promise.all([one, two, three].map(({ id }) => shop.balanceOf(`card:${id}`)))
    expect(balances).toEqual([1_000, 1_000, 25_000])
  })

  test('nobody else can see the order, and it shows no card number', async () => {
    const card = await issueBlank()
    const placed = await placedFor([card])
    expect(await shop.readActivation(visit(), placed.id)).toBeNull()
    expect(JSON.stringify(await shop.readActivation(placed.visitor, placed.id))).not.toContain(card.number)
    const { rows } = await sql`select * from idempotency_keys`.execute(db)
    expect(JSON.stringify(rows)).not.toContain(card.number)
  })

  test('a partner who names one card is sent to the first payment method', async () => {
    const card = await issueBlank()
    const query = `mutation ($number: String!) { answer: createActivationOrder(cardNumber: $number, amount: 40, email: "ann@example.com", idempotencyKey: "p") {
      order { id status totals { grandTotal { value } } } payment { action } errors { code } } }`
    const { answer } = await shop.ask(visit(), query, { number: card.number })
    expect(answer).toMatchObject({
      order: { totals: { grandTotal: { value: 40 } } },
      payment: { action: 'REDIRECT' },
      errors: [],
    })
  })

  test('a partner learns which argument is wrong', async () => {
    const query = `mutation { answer: createActivationOrder(cardNumber: "", amount: 40, email: "ann", idempotencyKey: "q") {
      errors { code referencedRequestParameter } } }`
    const { answer } = await shop.ask(visit(), query)
    expect(refusalsOf(answer)).toEqual([
      [2260, 'cardNumber'],
      [1102, 'email'],
    ])
  })

  test('the same key returns the same order, also once the card is active', async () => {
    const card = await issueBlank()
    const visitor = await shop.fillCart()
    const first = await activate(visitor, toCards([card]), 'twice')
    await pay({ id: first.order.id, page: first.payment.redirectUrl })
    const again = await activate(visitor, toCards([card]), 'twice')
    expect(again).toMatchObject({ order: { id: first.order.id }, errors: [] })
    // The cart of the same visitor did not change.
    expect((await shop.cartPayment(visitor)).grandTotal.value).toBe(25.95)
  })

  test('a guest whose first answer was lost, with its cookie, gets the same order again', async () => {
    const card = await issueBlank()
    const key = 'a key as long as a browser makes'
    const first = await activate(visit(), toCards([card]), key)
    const guest = visit()
    expect(await activate(guest, toCards([card]), key)).toMatchObject({ order: { id: first.order.id }, errors: [] })
    expect(await shop.readActivation(guest, first.order.id)).toMatchObject({ cardCount: 1 })
  })

  test.each([
    ['another key', 'another key as long as a browser’s', {}],
    ['a key that could be guessed', 'p', {}],
    ['the same key, but another request', 'a secret key as long as a browser’s', { email: 'thief@example.com' }],
  ])('with %s, another guest does not get that order', async (_what, key, changes) => {
    const card = await issueBlank()
    const owner = key === 'p' ? key : 'a secret key as long as a browser’s'
    const first = await activate(visit(), toCards([card]), owner)
    const stranger = visit()
    const { order } = await activate(stranger, { ...toCards([card]), ...changes }, key)
    expect(order.id).not.toBe(first.order.id)
    expect(await shop.readActivation(stranger, first.order.id)).toBeNull()
  })

  test('an activated card that is charged back is blocked', async () => {
    const card = await issueBlank()
    const placed = await placedFor([card])
    await pay(placed)
    const payment = await shop.paymentOf(placed.id)
    await adyen.act(`payments/${payment?.pspReference}/chargeback`)
    await shop.untilEvents(placed.id, 2)
    await shop.handleEvents()
    expect((await info(card)).card.state).toBe('BLOCKED')
  })
})

type Card = Awaited<ReturnType<typeof issueBlank>>

describe('refusals', () => {
  test.each([
    ['an empty number', '', 2260],
    ['another prefix', '4375010000000000013', 2652],
    ['a typo', '9375010000000000014', 2261],
    ['a number that no card has', '9375010000000000013', 2651],
  ])('%s is refused at its card', async (_sentence, number, code) => {
    const answer = await activate(visit(), { cards: [{ cardNumbers: number, amount: 25 }], expectedTotal: 25 })
    expect(refusalsOf(answer)).toEqual([[code, 'cards.0.cardNumber']])
  })

  test('a card that was never blank looks like an unknown number', async () => {
    const { number } = await shop.issue(2_500)
    const answer = await activate(visit(), { cards: [{ cardNumbers: number, amount: 25 }], expectedTotal: 25 })
    expect(refusalsOf(answer)).toEqual([[2651, 'cards.0.cardNumber']])
  })

  test('a card of another store is refused, and so is one that is listed twice', async () => {
    const [foreign, own] = [await issueBlank('CB'), await issueBlank()]
    expect(refusalsOf(await activate(visit(), toCards([own, foreign])))).toEqual([[2307, 'cards.1.cardNumber']])
    expect(refusalsOf(await activate(visit(), toCards([own, own])))).toEqual([[2654, 'cards.1.cardNumber']])
  })

  test.each([
    ['too little', 9, 2106],
    ['too much', 251, 2107],
    ['not a whole amount', 25.5, 2109],
    ['nothing', 0, 2105],
    ['less than nothing', -25, 2105],
  ])('an amount outside the limits is refused: %s', async (_sentence, amount, code) => {
    const answer = await activate(visit(), toCards([await issueBlank()], amount))
    expect(refusalsOf(answer)).toEqual([[code, 'cards.0.amount']])
  })

  test('an invalid e-mail address, terms that were not accepted and a total that was not shown are refused', async () => {
    const card = await issueBlank()
    expect(refusalsOf(await activate(visit(), { ...toCards([card]), email: 'ann' }))).toEqual([[1102, 'email']])
    expect(refusalsOf(await activate(visit(), { ...toCards([card]), email: '' }))).toEqual([[1101, 'email']])
    expect(codes(await activate(visit(), { ...toCards([card]), acceptTerms: false }))).toEqual([2227])
    expect(codes(await activate(visit(), { ...toCards([card]), expectedTotal: 20 }))).toEqual([2404])
  })

  test.each([
    ['an unknown country', { countryCode: '!!' }, 2206, 'countryCode'],
    ['a first name that is too long', { firstName: 'A'.repeat(51) }, 2204, 'firstName'],
    ['a last name with a line break', { lastName: 'Hill\nBcc: ben@example.com' }, 2205, 'lastName'],
  ])('the address of a private payer is checked too: %s', async (_sentence, field, code, parameter) => {
    const named = { customerType: 'PRIVATE', firstName: 'Ann', lastName: 'Hill', email: 'ann@example.com', ...field }
    const answer = await activate(visit(), { ...toCards([await issueBlank()]), billingAddress: named })
    expect(refusalsOf(answer)).toEqual([[code, `billingAddress.${parameter}`]])
  })

  test('every payment method in the form activates cards, except a gift card', async () => {
    const { paymentMethods } = await shop.ask(visit(), '{ paymentMethods { id forBusiness } }')
    const offered = paymentMethods.filter(({ forBusiness }: { forBusiness: boolean }) => !forBusiness)
    expect(offered.length).toBeGreaterThan(3)
    const card = await issueBlank()
    for (const { id } of offered) {
      const answer = await activate(visit(), { ...toCards([card]), paymentMethod: id })
      expect(codes(answer), id).toEqual(id === 'giftcard' ? [2405] : [])
    }
  })

  test('a card that is active already is refused', async () => {
    const card = await issueBlank()
    await pay(await placedFor([card]))
    expect(refusalsOf(await activate(visit(), toCards([await issueBlank(), card])))).toEqual([[2653, 'cards.1.cardNumber']])
  })

  test('an active card is reported at the field where it was typed, with all other errors, in whatever order the cards are stored', async () => {
    const [one, two, active] = (await issueBlanks(3)) as [Card, Card, Card]
    await pay(await placedFor([active]))
    const cards = [
      { cardNumbers: one.number, amount: 10 },
      { cardNumbers: two.number, amount: 20 },
      { cardNumbers: active.number, amount: 10 },
      { cardNumbers: '9375010000000000013', amount: 10 },
    ]
    expect(refusalsOf(await activate(visit(), { cards, expectedTotal: 50 }))).toEqual([
      [2653, 'cards.2.cardNumber'],
      [2651, 'cards.3.cardNumber'],
    ])
  })

  test('more than a thousand cards are refused', async () => {
    const numbers = Array.from({ length: 1_001 }, () => '9375010000000000013')
    const cards = [numbers.slice(0, 400), numbers.slice(400, 800), numbers.slice(800)].map((some) => ({
      cardNumbers: some.join(' '),
      amount: 25,
    }))
    expect(refusalsOf(await activate(visit(), { cards, expectedTotal: 25 }))).toEqual([[2655, 'cards']])
  })
})

describe('a payment for a card that has become active in the meantime', () => {
  test('of thirty payments for one card at once, one activates it and 29 are refunded', async () => {
    const card = await issueBlank()
    const placed = await Promise.all(Array.from({ length: 30 }, () => placedFor([card])))
    await warmPool(shop.pool)
    await Promise.all(placed.map(({ page }) => adyen.finish(page, 'pay')))
    for (const { id } of placed) await shop.untilEvents(id, 1)
    await shop.handleEvents()
    const states = await Promise.all(placed.map(async ({ id }) => (await shop.statesOf(id))[0]))
    expect(states.toSorted((one = '', other = '') => one.localeCompare(other))).toEqual([
      'CAPTURED',
      ...Array.from({ length: 29 }, () => 'DUPLICATE'),
    ])
    expect(await shop.balanceOf(`card:${card.id}`)).toBe(2_500)
    for (const { id } of placed) if ((await shop.statesOf(id))[0] === 'DUPLICATE') await shop.completeRefund(`${id}:1`)
    const statuses = await Promise.all(placed.map(async ({ id }) => shop.statusOf(id)))
    expect(statuses.filter((status) => status === 'COMPLETED')).toHaveLength(1)
    expect(await shop.balanceOf('duplicates:GBP')).toBe(0)
    const booked = (await Promise.all(placed.map(({ id }) => shop.bookedOf(id)))).flat()
    expect(booked.reduce((sum, { amount, refunded }) => sum + amount.value - refunded, 0)).toBe(2_500)
  })

  test('the second of two payments at the same moment waits for the first and is then refunded', async () => {
    const card = await issueBlank()
    const [first, second] = [await placedFor([card]), await placedFor([card])]
    shop.loseEvents()
    await adyen.finish(first.page, 'pay')
    const back = await adyen.finish(second.page, 'pay')
    const [, confirmed] = await overlap(
      ctx,
      (ctx) => applyPaymentUpdate(ctx, services, { reference: `${first.id}:1`, outcome: 'CAPTURED' }),
      () => shop.confirm(second.visitor, second.id, back),
    )
    expect(confirmed).toMatchObject({ state: { status: 'FAILED' }, errors: [] })
    expect([await shop.statesOf(first.id), await shop.statesOf(second.id)]).toEqual([['CAPTURED'], ['DUPLICATE']])
    expect(await shop.balanceOf(`card:${card.id}`)).toBe(2_500)
    shop.applyProviderEvents()
    await shop.completeRefund(`${second.id}:1`)
  })

  test('is refunded in full: none of the other cards of the order is activated, and the buyer is informed', async () => {
    const [one, two] = (await issueBlanks(2)) as [Card, Card]
    const both = await placedFor([one, two])
    await pay(await placedFor([one]))
    await pay(both)
    expect(await shop.statesOf(both.id)).toEqual(['DUPLICATE'])
    expect(await shop.statusOf(both.id)).toBe('CANCELED')
    expect(await countActive([one, two])).toBe(1)
    await shop.completeRefund(`${both.id}:1`)
    expect(await shop.stateOf(both.visitor, both.id)).toMatchObject({ status: 'FAILED', error: { code: 2414 } })
    expect(codes(await shop.retry(both.visitor, both.id))).toEqual([2653])
    await pay(await placedFor([two]))
    expect(await countActive([one, two])).toBe(2)
  })

  test.each([
    ['GCSUK', 'We are returning your payment', 'your £50 in full'],
    ['CB', 'Je krijgt je betaling terug', 'je €\u00a050 helemaal terug'],
  ])('is announced to the payer at %s by one mail, which names no card', async (storefront, subject, words) => {
    const [one, two] = (await issueBlanks(2, storefront)) as [Card, Card]
    const visitStore = () => ({ ...visit(), host: `${storefront.toLowerCase()}.localhost` })
    await deleteQueuedJobs(db)
    const email = `payer-${storefront}@example.com`.toLowerCase()
    const both = await placedFor([one, two], { email }, visitStore())
    await pay(await placedFor([one], {}, visitStore()))
    expect(await listQueuedJobs(db, { name: 'send-activation-returned' })).toEqual([])
    await pay(both)
    await shop.handleEvents()
    const jobs = await listQueuedJobs(db, { name: 'send-activation-returned' })
    expect(jobs.map(({ payload }) => payload)).toEqual([{ orderId: both.id }])
    await deleteQueuedJobs(db)
    const job = createActivationReturnedJob({ ...services, mailer: mailbox.mailer })
    // A job may run twice.
    for (let run = 0; run < 2; run++) await job.run(ctx, { orderId: both.id })
    const mails = await mailbox.list(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(subject)
    expect(mails[0]?.text).toContain(words)
    const codes = [one, two].flatMap(({ number, pin }) => [number, number.slice(-4), pin])
    for (const code of codes) expect(`${mails[0]?.text} ${mails[0]?.html}`).not.toContain(code)
  })
})

describe('an unpaid activation', () => {
  test('can be paid by another method after a refusal', async () => {
    const card = await issueBlank()
    const { visitor, id, page } = await placedFor([card], { paymentMethod: 'scheme' })
    await adyen.finish(page, 'refuse')
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    const again = await shop.retry(visitor, id, { paymentMethod: 'paypal' })
    expect(again.errors).toEqual([])
    await adyen.finish(again.payment.redirectUrl, 'pay')
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    expect(await countActive([card])).toBe(1)
  })

  test('can be cancelled: nothing is added to the basket, and a late payment is refunded', async () => {
    const card = await issueBlank()
    const { visitor, id, page } = await placedFor([card])
    expect(await shop.cancel(visitor, id)).toMatchObject({ status: true, cart: null, errors: [] })
    await pay({ id, page })
    expect(await countActive([card])).toBe(0)
    await shop.completeRefund(`${id}:1`)
  })

  test('cannot be ordered again', async () => {
    const placed = await placedFor([await issueBlank()])
    const query = 'mutation ($id: ID!) { answer: reorder(orderUuid: $id) { errors { code } } }'
    expect(codes((await shop.ask(placed.visitor, query, { id: placed.id })).answer)).toEqual([2401])
  })
})

describe('an activation by invoice', () => {
  test('is active at once for an approved company, on credit', async () => {
    const { visitor, company } = await shop.makeMember()
    const card = await issueBlank()
    const billingAddress = { ...COMPANY, ...company }
    const answer = await activate(visitor, { ...toCards([card]), billingAddress, paymentMethod: 'invoice' })
    expect(answer).toMatchObject({ order: { kind: 'ACTIVATION', status: 'COMPLETED' }, payment: { action: 'NONE' }, errors: [] })
    expect(await countActive([card])).toBe(1)
  })

  test('waits for the money of any other business', async () => {
    const card = await issueBlank()
    const answer = await activate(visit(), { ...toCards([card]), billingAddress: COMPANY, paymentMethod: 'invoice' })
    expect(answer).toMatchObject({ order: { status: 'PENDING' }, errors: [] })
    expect(await countActive([card])).toBe(0)
    expect(await releaseProForma(ctx, services, { reference: `PF${answer.order.number}` })).toMatchObject({ ok: true })
    expect(await countActive([card])).toBe(1)
  })

  test('is not released when a card became active meanwhile: staff are asked to send the money back', async () => {
    const card = await issueBlank()
    const answer = await activate(visit(), { ...toCards([card]), billingAddress: COMPANY, paymentMethod: 'invoice' })
    await pay(await placedFor([card]))
    const released = await releaseProForma(ctx, services, { reference: `PF${answer.order.number}` })
    expect(released).toMatchObject({ ok: false, failure: expect.stringContaining('send £25.00 back') })
  })

  test('is for businesses only, and asks for what an invoice needs', async () => {
    const card = await issueBlank()
    expect(codes(await activate(visit(), { ...toCards([card]), paymentMethod: 'invoice' }))).toEqual([2405])
    const billingAddress = { ...COMPANY, companyName: '' }
    const answer = await activate(visit(), { ...toCards([card]), billingAddress, paymentMethod: 'invoice' })
    expect(refusalsOf(answer)).toContainEqual([2203, 'billingAddress.companyName'])
  })
})

/** In every language: words that fit gifts that are sent, and not cards that the buyer holds. */
const ABOUT_GIFTS =
  /ordered gift cards|cards were ordered|go out|send your|holding order|cadeaubonnen besteld|versturen|de deur uit|voor je vast/

describe('the texts for the buyer speak of an activation', () => {
  const send = vi.spyOn(HARMLESS_SERVICES.mailer, 'send')
  afterEach(() => send.mockClear())
  const mailsTo = (address: string) => send.mock.calls.filter(([{ to }]) => to === address).map(([{ text }]) => text)
  const DUTCH = {
    ...{
      active: 'worden geactiveerd',
      pack: 'Tegoed op Blanco keuzecadeaubonnen, klassiek',
      activated: 'heeft cadeaubonnen geactiveerd',
    },
    ...{ type: 'Activering', host: 'cb.localhost' },
  }
  const ENGLISH = {
    ...{ active: 'become active', pack: 'Value on Blank Choice Gift Cards, Classic', activated: 'activated gift cards' },
    ...{ type: 'Activation', host: 'gcsuk.localhost' },
  }

  test.each([
    ['GCSUK', ENGLISH, {}],
    ['CB', DUTCH, { countryCode: 'NL', postCode: '1012 AB', vatNumber: 'NL123456789B01', kvkNumber: '12345678' }],
  ])('by invoice at %s: pro forma and invoice, as mails and as PDFs', async (storefront, words, place) => {
    const [buyer, books] = [`${storefront}.buyer@example.com`, `${storefront}.books@example.com`].map((one) =>
      one.toLowerCase(),
    ) as [string, string]
    const cards = await issueBlanks(2, storefront)
    const visitor = { ...visit(), host: words.host }
    const billingAddress = { ...COMPANY, ...place, email: buyer, invoiceEmail: books }
    const { order, errors } = await activate(visitor, {
      ...{ ...toCards(cards), email: buyer, billingAddress, paymentMethod: 'invoice' },
    })
    expect(errors).toEqual([])
    await shop.run('send-transfer-details', { orderId: order.id })
    const { proFormaPath } = await shop.stateOf(visitor, order.id)
    const proForma = await shop.server.inject({ url: proFormaPath, headers: { host: words.host } })
    const asked = [...mailsTo(buyer), ...mailsTo(books), readPdfText(proForma.rawPayload)].map((text) =>
      text.replace(/\s+/g, ' '),
    )
    expect(asked).toHaveLength(3)
    for (const text of asked) expect(text).toContain(words.active)
    await releaseProForma(ctx, services, { reference: `PF${order.number}` })
    send.mockClear()
    for (const job of ['send-confirmation', 'send-invoice']) await shop.run(job, { orderId: order.id })
    const [[confirmation = ''], [invoice = '']] = [mailsTo(buyer), mailsTo(books)]
    expect(confirmation).toContain(`2 × ${words.pack}`)
    expect(invoice).toContain(words.activated)
    const written = await findInvoice(db, order.id)
    const pdf = written ? readPdfText(await drawInvoice(written)) : ''
    for (const text of [words.type, words.pack]) expect(pdf.replace(/\s+/g, ' ')).toContain(text)
    for (const text of [...asked, confirmation, invoice, pdf]) expect(text).not.toMatch(ABOUT_GIFTS)
  })

  test.each([
    ['GCSUK', 'Then your cards become active'],
    ['CB', 'Daarna worden je kaarten geactiveerd'],
  ])('by bank transfer at %s: no reservation and no sent card is mentioned', async (storefront, words) => {
    const email = `${storefront}.transfers@example.com`.toLowerCase()
    const visitor = { ...visit(), host: `${storefront.toLowerCase()}.localhost` }
    const { id, page } = await placedFor(await issueBlanks(1, storefront), { email, paymentMethod: 'banktransfer' }, visitor)
    await shop.confirm(visitor, id, await adyen.finish(page, 'later'))
    await shop.run('send-transfer-details', { orderId: id })
    const [text = ''] = mailsTo(email)
    expect(text.replace(/\s+/g, ' ')).toContain(words)
    expect(text).not.toMatch(ABOUT_GIFTS)
  })

  test('in the account: the order is an activation that shows its cards, and no gift can be followed', async () => {
    const [visitor, card] = [await shop.logIn(), await issueBlank()]
    const placed = await placedFor([card], {}, visitor)
    await pay(placed)
    const query =
      '{ orders { orders { id kind status giftsPath invoicePath gifts { state } receivers { state items { qty title } } } } }'
    await shop.run('send-confirmation', { orderId: placed.id })
    const { orders } = (await shop.ask(visitor, query)).orders
    expect(orders).toEqual([
      {
        ...{ id: placed.id, kind: 'ACTIVATION', status: 'COMPLETED', giftsPath: null, gifts: [] },
        invoicePath: expect.stringContaining('/documents/invoice/'),
        receivers: [{ state: null, items: [{ qty: 1, title: 'Blank Choice Gift Cards, Classic' }] }],
      },
    ])
  })
})

test('every storefront can activate blank cards, so its menu leads somewhere', async () => {
  for (const { code } of storefronts) {
    const visitor = { ...visit(), host: `${code.toLowerCase()}.localhost` }
    const { activationTerms } = await shop.ask(visitor, '{ activationTerms { maxAmount { value } } }')
    expect(activationTerms?.maxAmount.value, code).toBeGreaterThan(0)
  }
})

describe('integrity of the data', () => {
  test('a blank card that is active without a paid activation is a violation', async () => {
    const [card, paid] = (await issueBlanks(2)) as [Card, Card]
    await pay(await placedFor([paid]))
    expect(await listViolations(db)).toEqual([])
    await db
      .transaction()
      .execute(async (db) => {
        await sql`update orders set kind = 'REGULAR' where id = (select order_id from giftcards where id = ${paid.id})`.execute(
          db,
        )
        const found = await listViolations(db)
        expect(found).toContainEqual(expect.objectContaining({ rule: 'activated_card', subject: paid.id }))
        expect(found).not.toContainEqual(expect.objectContaining({ subject: card.id }))
        throw new Error('undone')
      })
      .catch((error: Error) => expect(error.message).toBe('undone'))
  })
})

test('a thousand cards are placed within three seconds, and all are active with one payment', async () => {
  const cards = await issueBlanks(1_000)
  const groups = [0, 250, 500, 750].flatMap((from) => toCards(cards.slice(from, from + 250)).cards)
  const few = await issueBlanks(4)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  await placedFor([], { cards: few.flatMap((card) => toCards([card]).cards), expectedTotal: 100 })
  const statementsForFew = query.mock.calls.length
  query.mockClear()
  let placed = { id: '', page: '' }
  const ms = await measureWork(async () => {
    placed = await placedFor([], { cards: groups, expectedTotal: 25_000 })
  })
  expect(ms).toBeLessThan(3_000)
  expect(query.mock.calls.length, 'no statement for each').toBeLessThan(statementsForFew + 50)
  query.mockRestore()
  await pay(placed)
  expect(await countActive(cards)).toBe(1_000)
})

test('a blank card that is entered for the doubler wins if it is active at the draw', async () => {
  const startedAt = ctx.clock.now()
  shop.clock.set('2026-03-02T13:00:00Z')
  const card = await issueBlank()
  const enter = `mutation ($number: String!) { answer: enterDoubler(cardNumber: $number, name: "Ann Hill", email: "ann@example.com",
    acceptTerms: true, captchaToken: "solved") { errors { code } } }`
  expect(codes((await shop.ask(visit(), enter, { number: card.number })).answer)).toEqual([])
  await pay(await placedFor([card]))
  shop.clock.set('2026-04-06T12:00:00Z')
  await shop.run('run-doubler')
  expect(await shop.balanceOf(`card:${card.id}`)).toBe(5_000)
  shop.clock.set(startedAt.toISOString())
})

test('the progress counts active cards, whatever the status of the order', async () => {
  const placed = await placedFor(await issueBlanks(2), {}, await shop.logIn())
  const { rows } = await sql<{ id: string }>`select user_id as id from orders where id = ${placed.id}`.execute(db)
  const rollback = new Error('rollback')
  const planting = db.transaction().execute(async (trx) => {
    await sql`update orders set status = 'COMPLETED', completed_at = now() where id = ${placed.id}`.execute(trx)
    const owner = { ...shop.contextOf('GCSUK'), db: trx, customer: rows[0] } as ShopContext
    expect(await readActivationOrder(owner, placed.id)).toMatchObject({ status: 'COMPLETED', cardCount: 2, activeCount: 0 })
    throw rollback
  })
  await expect(planting).rejects.toBe(rollback)
})

test('a buyer cannot freeze a card that they activated for somebody else without knowing its PIN', async () => {
  const [visitor, card] = [await shop.logIn(), await issueBlank()]
  await pay(await placedFor([card], {}, visitor))
  const ask = async (mutation: string, asked: object) => codes((await shop.ask(visitor, mutation, { ...asked })).answer)
  const freeze = () => ask('mutation ($id: ID!) { answer: freezeGiftcard(giftcardId: $id) { errors { code } } }', { id: card.id })
  expect(await freeze()).toEqual([2623])
  const add = `mutation ($number: String!, $pin: String!) {
    answer: addGiftcardToAccount(cardNumber: $number, pin: $pin, captchaToken: "solved") { errors { code } } }`
  expect(await ask(add, { number: card.number, pin: card.pin })).toEqual([])
  expect(await freeze()).toEqual([])
})
