import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { invoicePath } from '../../src/modules/orders/fulfilment/invoice/invoice-path.ts'
import { completeOrder, freezeOrder, moveOrder, priceOrder, readOrder } from '../../src/modules/orders/index.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import { ok } from '../../src/shared/result.ts'
import { type Browser, PASSWORD, testAccounts } from '../support/accounts.ts'
import { bookPaid } from '../support/book-paid.ts'
import { ADDRESS, HOME } from '../support/home.ts'
import { readPdfText } from '../support/pdf-text.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'

const shop = await testAccounts({ seeded: true })
const { open, ask, mutate, codes, register, logIn, readUser, newEmail, tokenFor, makeCustomer, clock, ctx, db, server, work } =
  shop

const BEN = { kind: 'RECEIVER', firstName: 'Ben', lastName: 'Moss', email: 'ben@example.com' }

const { rows } = await sql<{ currency: string; id: number }>`
  select v.currency, v.id from variations v join products p on p.id = v.product_id
  where p.slug = 'grumble-coffee' and v.variation_type = 'DIGITAL'`.execute(db)
const variationIn = (currency: string) => String(rows.find((row) => row.currency === currency)?.id)
const DUTCH_HOST = 'cb.localhost'

async function add(browser: Browser, card: object = {}): Promise<void> {
  const variationId = variationIn(browser.host === DUTCH_HOST ? 'EUR' : 'GBP')
  const input = { variationId, value: 25, qty: 1, receivers: [{ kind: 'ME' }], ...card }
  const added = await mutate(browser, 'addOriginalPackageToCart', { input }, 'shipmentTag')
  expect(added.errors).toEqual([])
}

const basket = async (browser: Browser) => (await ask(browser, '{ cartV2 { id quantity problems { code } } }')).cartV2

/** Fills the basket and places the order, as checkout does without a payment provider. If it is paid, jobs have created cards, mails and the invoice. */
async function buy(
  browser: Browser,
  { email, card = {}, isPaid = true, billing = {} }: { email: string; card?: object; isPaid?: boolean; billing?: object },
): Promise<string> {
  await add(browser, card)
  const { order } = await mutate(browser, 'setBillingAddress', { input: { ...HOME, ...billing, email } }, 'order { id }')
  await inTransaction(shop.contextOf(browser.host === DUTCH_HOST ? 'CB' : 'GCSUK'), async (ctx) => {
    const priced = await priceOrder(ctx, await readOrder(ctx.db, order.id))
    await freezeOrder(ctx, priced, { paymentMethod: 'paypal', newsletter: false })
    return ok(undefined)
  })
  if (isPaid) await pay(order.id)
  return order.id
}

async function pay(id: string): Promise<void> {
  const order = await readOrder(db, id)
  await inTransaction(ctx, async (ctx) => {
    await bookPaid(ctx, { currency: order.currency, minor: order.frozenTotals?.totalMinor ?? 0 }, id)
    await completeOrder(ctx, HARMLESS_SERVICES, order)
    return ok(undefined)
  })
  await work()
}

const readInvoice = async (path: string) =>
  readPdfText((await server.inject({ url: path, headers: { host: 'gcsuk.localhost' } })).rawPayload)

const ORDERS = `orders(paging: { itemsPerPage: 2 }) { totalCount orders { id number status placedOn invoicePath receiversCount paymentMethod
  billingAddress { firstName city } gifts { firstName lastName email state items { title qty } } totals { grandTotal { value } grandTotalWithoutTax { value } } } }`
const RECEIVED = `receivedCards { totalCount gifts { id path giverName isOpened sentAt
  cards { title lastFour value { value } balance { value } expiresOn isExpired image { alt } } } }`

describe("a customer's orders", () => {
  test('are listed page by page, the newest first, with number, date, receivers, states, payment method, totals and invoice', async () => {
    const customer = await makeCustomer()
    for (const minute of ['00', '01', '02']) {
      clock.set(`2026-03-02T10:${minute}:00Z`)
      await buy(customer, { email: customer.email, card: { receivers: [BEN] } })
    }
    const { orders } = await ask(customer, `{ ${ORDERS} }`)
    expect(orders).toMatchObject({ totalCount: 3, orders: { length: 2 } })
    const [newest] = orders.orders
    expect(newest).toMatchObject({
      status: 'COMPLETED',
      placedOn: '2026-03-02T10:02:00.000Z',
      number: expect.stringMatching(/^\d{8,}$/),
      paymentMethod: 'paypal',
      receiversCount: 1,
      totals: { grandTotal: { value: 25.95 }, grandTotalWithoutTax: { value: 25.79 } },
      billingAddress: { firstName: 'Anna', city: 'London' },
      gifts: [{ firstName: 'Ben', lastName: 'Moss', email: 'ben@example.com', state: 'SENT', items: [{ qty: 1 }] }],
    })
    const invoice = await server.inject({ url: newest.invoicePath, headers: { host: customer.host } })
    expect(invoice).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' } })
    expect((await ask(open(), `{ ${ORDERS} }`)).orders).toEqual({ totalCount: 0, orders: [] })
  })

  test('count a receiver of two gifts once, and are multi-address with several receivers', async () => {
    const customer = await makeCustomer()
    await add(customer, { receivers: [BEN] })
    const twice = await buy(customer, { email: customer.email, card: { receivers: [{ ...BEN, email: 'BEN@example.com' }] } })
    const KIND = 'kind receiversCount'
    expect((await ask(customer, `{ order(uuid: "${twice}") { ${KIND} } }`)).order).toEqual({ kind: 'REGULAR', receiversCount: 1 })
    const cleo = { kind: 'RECEIVER', firstName: 'Cleo', lastName: 'Moss', email: 'cleo@example.com' }
    const both = await buy(customer, { email: customer.email, card: { receivers: [BEN, cleo] } })
    expect((await ask(customer, `{ order(uuid: "${both}") { ${KIND} } }`)).order).toEqual({
      kind: 'MULTI_ADDRESS',
      receiversCount: 2,
    })
  })

  test('business orders are marked as such in the account, in the confirmation and on the invoice', async () => {
    const customer = await makeCustomer()
    const email = newEmail()
    const billing = { customerType: 'BUSINESS', companyName: 'Hill Bakers', referenceNumber: 'Cost centre 7' }
    const business = await buy(customer, { email, billing })
    const own = await buy(customer, { email: newEmail() })
    const types = 'orders { orders { id customerType invoicePath } }'
    const { orders } = (await ask(customer, `{ ${types} }`)).orders
    expect(orders).toMatchObject([
      { id: own, customerType: 'PRIVATE' },
      { id: business, customerType: 'BUSINESS' },
    ])
    const confirmation = shop.mails.find(({ to, subject }) => to === email && subject.startsWith('Thank you for your order'))
    expect(confirmation?.html).toContain('Business order · Hill Bakers · Cost centre 7')
    const texts = await Promise.all(orders.map(({ invoicePath }: { invoicePath: string }) => readInvoice(invoicePath)))
    expect(texts.map((text) => text.includes('Business order'))).toEqual([false, true])
  })

  test('reorders of packs are marked as such in the account, in the confirmation and on the invoice', async () => {
    const customer = await makeCustomer()
    const email = newEmail()
    const id = await buy(customer, { email, isPaid: false })
    await sql`update orders set kind = 'REORDER' where id = ${id}`.execute(db)
    await pay(id)
    const { orders } = (await ask(customer, '{ orders { orders { kind invoicePath } } }')).orders
    expect(orders).toMatchObject([{ kind: 'REORDER' }])
    const confirmation = shop.mails.find(({ to, subject }) => to === email && subject.startsWith('Thank you for your order'))
    expect(confirmation?.text).toMatch(/^\s*Reorder$/m)
    expect(await readInvoice(orders[0].invoicePath)).toContain('Reorder')
  })

  test('show a stranger who knows the uuid neither address, receivers nor invoice', async () => {
    const customer = await makeCustomer()
    const uuid = await buy(customer, { email: customer.email, card: { receivers: [BEN] } })
    const query = `{ order(uuid: "${uuid}") { number invoicePath billingAddress { city } gifts { email } email giftsPath receivers { firstName } } }`
    expect((await ask(await makeCustomer(), query)).order).toMatchObject({
      invoicePath: null,
      billingAddress: null,
      gifts: null,
      email: null,
      giftsPath: null,
      receivers: [{ firstName: null }],
    })
    expect((await ask(customer, query)).order).toMatchObject({ email: customer.email, gifts: [{ email: 'ben@example.com' }] })
  })

  test('fill the basket again, without dates that have passed', async () => {
    const customer = await makeCustomer()
    const card = { qty: 2, message: 'Well done!', receivers: [{ ...BEN, deliverOn: '2026-03-10' }] }
    const orderUuid = await buy(customer, { email: customer.email, card })
    clock.set('2026-03-20T10:00:00Z')
    const { order, errors } = await mutate(
      customer,
      'reorder',
      { orderUuid },
      `order { quantity problems { code } shipments {
      deliveryDate deliveryAddress { firstName } packages { message { text } } } }`,
    )
    expect(errors).toEqual([])
    expect(order).toEqual({
      quantity: 2,
      problems: [],
      shipments: [{ deliveryDate: null, deliveryAddress: { firstName: 'Ben' }, packages: [{ message: { text: 'Well done!' } }] }],
    })
    expect(codes(await mutate(await makeCustomer(), 'reorder', { orderUuid }, 'order { id }'))).toEqual([
      FAILURES.ORDER_UNKNOWN.code,
    ])
  })

  test('fill the basket only up to the limit of an order', async () => {
    const customer = await makeCustomer()
    const orderUuid = await buy(customer, { email: customer.email, card: { qty: 60, receivers: [BEN] } })
    const again = async () => codes(await mutate(customer, 'reorder', { orderUuid }, 'order { id }'))
    expect([await again(), await again()]).toEqual([[], [FAILURES.CARD_LIMIT.code]])
  })
})

describe('a guest who becomes a customer', () => {
  test('gets the orders of the address once it is confirmed, and not before', async () => {
    const email = newEmail()
    const uuid = await buy(open(), { email: email.toUpperCase() })
    const browser = open()
    await register(browser, { email })
    expect((await ask(browser, `{ ${ORDERS} }`)).orders.totalCount).toBe(0)
    await mutate(browser, 'confirmEmail', { token: await tokenFor(email, '/account/confirm-email/') })
    expect((await ask(browser, `{ ${ORDERS} }`)).orders).toMatchObject({ totalCount: 1, orders: [{ id: uuid }] })
  })

  test('gets no orders that another account has placed with that address', async () => {
    const other = await makeCustomer()
    const email = newEmail()
    const theirs = await buy(other, { email })
    const guests = await buy(open(), { email })
    const customer = await makeCustomer({ email })
    await logIn(open(), email)
    expect((await ask(customer, `{ ${ORDERS} }`)).orders).toMatchObject({ totalCount: 1, orders: [{ id: guests }] })
    expect((await ask(other, `{ ${ORDERS} }`)).orders).toMatchObject({ totalCount: 1, orders: [{ id: theirs }] })
  })

  test('is the only one to see the order from then on: the browser that placed it as a guest does not', async () => {
    const email = newEmail()
    const browser = open()
    const uuid = await buy(browser, { email })
    const query = `{ order(uuid: "${uuid}") { email giftsPath billingAddress { city } } }`
    expect((await ask(browser, query)).order).toMatchObject({ email, billingAddress: { city: 'London' } })
    const customer = await makeCustomer({ email })
    expect((await ask(customer, query)).order).toMatchObject({ email })
    expect((await ask(browser, query)).order).toEqual({ email: null, giftsPath: null, billingAddress: null })
  })

  test('finds orders placed without logging in at the next login', async () => {
    const customer = await makeCustomer()
    const uuid = await buy(open(), { email: customer.email })
    expect((await ask(customer, `{ ${ORDERS} }`)).orders.totalCount).toBe(0)
    const browser = open()
    await logIn(browser, customer.email)
    expect((await ask(browser, `{ ${ORDERS} }`)).orders.orders).toMatchObject([{ id: uuid }])
  })

  test('gets no unpaid order of the address that no mail announced, because the address may have been mistyped', async () => {
    const email = newEmail()
    const stranger = open()
    const [unpaid, canceled] = [await buy(stranger, { email, isPaid: false }), await buy(stranger, { email, isPaid: false })]
    await moveOrder(db, { id: canceled, from: 'PENDING', to: 'CANCELED', now: clock.now() })
    const customer = await makeCustomer({ email })
    expect((await ask(customer, `{ ${ORDERS} }`)).orders.totalCount).toBe(0)
    expect(
      (await ask(stranger, `{ order(uuid: "${unpaid}") { email } }`)).order,
      'the browser that placed the order can still pay',
    ).toEqual({
      email,
    })
    await pay(unpaid)
    await logIn(open(), email)
    expect((await ask(customer, `{ ${ORDERS} }`)).orders.orders).toMatchObject([{ id: unpaid }])
    await mutate(customer, 'deleteAccount', { password: PASSWORD })
    expect((await readOrder(db, canceled)).billingAddress, 'the owner of the address may have placed this order').toBeNull()
  })

  test('adopts an unpaid order of this browser, whatever its address', async () => {
    const { email } = await makeCustomer()
    const browser = open()
    const uuid = await buy(browser, { email: newEmail(), isPaid: false })
    await buy(browser, { email: newEmail() })
    clock.set('2026-03-03T09:59:59Z')
    await logIn(browser, email)
    const { orders } = (await ask(browser, `{ ${ORDERS} }`)).orders
    expect(orders).toMatchObject([{ id: uuid }])
  })

  test('does not adopt an order that somebody placed at this computer a day ago', async () => {
    const { email } = await makeCustomer()
    const browser = open()
    await buy(browser, { email: newEmail(), isPaid: false })
    const own = await buy(browser, { email: email.toUpperCase() })
    clock.set('2026-03-03T10:00:00Z')
    await logIn(browser, email)
    const { orders } = (await ask(browser, `{ ${ORDERS} }`)).orders
    expect(orders).toMatchObject([{ id: own }])
  })

  test('creates an account from the order by choosing a password', async () => {
    const browser = open()
    const email = newEmail()
    const orderUuid = await buy(browser, { email, isPaid: false })
    expect(
      codes(await mutate(open(), 'createAccountOnOrder', { orderUuid, password: PASSWORD, captchaToken: 'solved' })),
    ).toEqual([FAILURES.ORDER_UNKNOWN.code])
    expect(
      codes(await mutate(browser, 'createAccountOnOrder', { orderUuid, password: 'password', captchaToken: 'solved' })),
    ).toEqual([FAILURES.PASSWORD_COMMON.code])
    expect(await mutate(browser, 'createAccountOnOrder', { orderUuid, password: PASSWORD, captchaToken: 'solved' })).toEqual({
      status: true,
      errors: [],
    })
    expect(await readUser(browser)).toMatchObject({
      mainProfile: {
        firstName: 'Anna',
        email,
        isEmailConfirmed: false,
        address: { countryCode: 'GB', postCode: 'SW1A 1AA', city: 'London' },
      },
    })
    expect((await ask(browser, `{ ${ORDERS} }`)).orders.orders).toMatchObject([
      { id: orderUuid, billingAddress: { city: 'London' } },
    ])
    const again = open()
    const other = await buy(again, { email, isPaid: false })
    expect(
      codes(await mutate(again, 'createAccountOnOrder', { orderUuid: other, password: PASSWORD, captchaToken: 'solved' })),
    ).toEqual([FAILURES.USER_EXISTS.code])
  })

  test('needs a captcha to create an account from an order, unless the order is paid', async () => {
    const browser = open()
    const unpaid = await buy(browser, { email: newEmail(), isPaid: false })
    expect(codes(await mutate(browser, 'createAccountOnOrder', { orderUuid: unpaid, password: PASSWORD }))).toEqual([
      FAILURES.CAPTCHA_FAILED.code,
    ])
    const paid = await buy(browser, { email: newEmail() })
    expect(await mutate(browser, 'createAccountOnOrder', { orderUuid: paid, password: PASSWORD })).toEqual({
      status: true,
      errors: [],
    })
  })

  test('keeps the company, telephone and invoice address of a business order', async () => {
    const browser = open()
    const company = {
      companyName: 'Hill Bakers',
      vatNumber: 'GB123456789',
      kvkNumber: '01234567',
      invoiceEmail: 'books@example.com',
    }
    const orderUuid = await buy(browser, {
      email: newEmail(),
      billing: { ...company, customerType: 'BUSINESS' },
      isPaid: false,
    })
    await mutate(browser, 'createAccountOnOrder', { orderUuid, password: PASSWORD, captchaToken: 'solved' })
    expect((await readUser(browser)).mainProfile).toMatchObject({
      ...company,
      customerType: 'BUSINESS',
      phoneNumber: HOME.phoneNumber,
    })
  })

  test('has an empty address book after a digital order without an address', async () => {
    const browser = open()
    const none = { countryCode: '', postCode: '', houseNumber: '', street: '', city: '', phoneNumber: '' }
    const orderUuid = await buy(browser, { email: newEmail(), billing: none, isPaid: false })
    await mutate(browser, 'createAccountOnOrder', { orderUuid, password: PASSWORD, captchaToken: 'solved' })
    expect((await readUser(browser)).mainProfile).toMatchObject({ firstName: 'Anna', phoneNumber: null, address: null })
  })

  test('keeps no company of a private order', async () => {
    const browser = open()
    const orderUuid = await buy(browser, { email: newEmail(), billing: { companyName: 'Hill Bakers' }, isPaid: false })
    await mutate(browser, 'createAccountOnOrder', { orderUuid, password: PASSWORD, captchaToken: 'solved' })
    expect((await readUser(browser)).mainProfile).toMatchObject({
      customerType: 'PRIVATE',
      companyName: null,
      phoneNumber: HOME.phoneNumber,
    })
  })

  test('is distinguished from a guest who can order by the contents of the basket', async () => {
    const browser = open()
    await add(browser)
    const query = '{ checkUserExist(email: "nobody@example.com", captchaToken: "solved") { status errors { code } } }'
    expect((await ask(browser, query)).checkUserExist).toEqual({ status: false, errors: [] })
    expect((await ask(open(), query)).checkUserExist).toEqual({ status: null, errors: [] })
  })
})

describe("somebody who registers another person's address", () => {
  const CONFIRM = '/account/confirm-email/'
  /** The number of orders and gifts that an account shows. */
  const countOwn = async (browser: Browser) => {
    const { orders, receivedCards } = await ask(browser, `{ ${ORDERS} ${RECEIVED} }`)
    return [orders.totalCount, receivedCards.totalCount]
  }

  test('gets nothing of its owner, whatever link the owner clicks, and loses the account to them', async () => {
    const email = newEmail()
    const owner = open()
    await buy(owner, { email })
    const thief = await makeCustomer({ email, isConfirmed: false })
    const token = await tokenFor(email, CONFIRM)
    expect(codes(await mutate(owner, 'confirmEmail', { token }))).toEqual([FAILURES.NOT_LOGGED_IN.code])
    expect(await countOwn(thief)).toEqual([0, 0])

    await mutate(owner, 'forgotPassword', { email, captchaToken: 'solved' })
    const password = 'eight oranges in a box'
    const chosen = { token: await tokenFor(email, '/account/new-password/'), password, passwordConfirmation: password }
    expect((await mutate(owner, 'newPassword', chosen)).status).toBe(true)
    expect(await countOwn(owner)).toEqual([1, 1])
    expect(await countOwn(thief)).toEqual([0, 0])
    expect(codes(await logIn(open(), email))).toEqual([FAILURES.LOGIN_WRONG.code])
  })

  test("changing to another person's address gains nothing of its owner either", async () => {
    const email = newEmail()
    const owner = open()
    await buy(owner, { email })
    const thief = await makeCustomer()
    await mutate(thief, 'changeEmail', { email, password: PASSWORD, captchaToken: 'solved' }, 'user { subscribed }')
    const token = await tokenFor(email, CONFIRM)
    expect(codes(await mutate(owner, 'confirmEmail', { token }))).toEqual([FAILURES.NOT_LOGGED_IN.code])
    expect(codes(await mutate(await makeCustomer(), 'confirmEmail', { token }))).toEqual([FAILURES.LINK_NOT_YOURS.code])
    expect((await readUser(thief)).mainProfile.email).toBe(thief.email)
    expect(await countOwn(thief)).toEqual([0, 0])
  })
})

describe('the basket', () => {
  test('is merged with the one of the account at login, up to the limit of an order', async () => {
    const customer = await makeCustomer()
    await add(customer, { qty: 60 })
    const browser = open()
    await add(browser, { qty: 60 })
    await add(browser, { qty: 40 })
    await logIn(browser, customer.email)
    expect(await basket(browser)).toMatchObject({ quantity: 100, problems: [] })
    expect(browser.cookies).not.toHaveProperty('__Host-cart')
  })

  test('stays with the account at logout; the browser starts with an empty one', async () => {
    const customer = await makeCustomer()
    await add(customer)
    await mutate(customer, 'userLogoutMutation')
    expect(await basket(customer)).toBeNull()
    await logIn(customer, customer.email)
    expect(await basket(customer)).toMatchObject({ quantity: 1 })
  })
})

describe('cards received', () => {
  test('are shown to the confirmed address they were sent to, with their balances once opened', async () => {
    const email = newEmail()
    await buy(open(), { email: 'giver@example.com', card: { qty: 2, receivers: [{ ...BEN, email: email.toUpperCase() }] } })
    const unconfirmed = await makeCustomer({ email, isConfirmed: false })
    expect((await ask(unconfirmed, `{ ${RECEIVED} }`)).receivedCards).toEqual({ totalCount: 0, gifts: [] })
    await mutate(unconfirmed, 'confirmEmail', { token: await tokenFor(email, '/account/confirm-email/') })
    const closed = (await ask(unconfirmed, `{ ${RECEIVED} }`)).receivedCards
    expect(closed).toMatchObject({ totalCount: 1, gifts: [{ giverName: 'Anna', isOpened: false, cards: [] }] })
    const token = /\/gift\/([\w-]+)\//.exec(closed.gifts[0].path)?.[1]
    expect((await mutate(open(), 'openGift', { token }, 'gift { isOpened }')).gift.isOpened).toBe(true)
    const [gift] = (await ask(unconfirmed, `{ ${RECEIVED} }`)).receivedCards.gifts
    expect(gift.cards).toHaveLength(2)
    expect(gift.cards[0]).toMatchObject({
      value: { value: 25 },
      balance: { value: 25 },
      isExpired: false,
      lastFour: expect.stringMatching(/^\d{4}$/),
    })
  })

  test('include those bought for oneself', async () => {
    const customer = await makeCustomer()
    await buy(customer, { email: customer.email })
    expect((await ask(customer, `{ ${RECEIVED} }`)).receivedCards.gifts).toMatchObject([{ giverName: null }])
  })
})

describe('deleting the account', () => {
  const remove = (browser: Browser, password = PASSWORD) => mutate(browser, 'deleteAccount', { password })
  /** The tables that contain the customer's data, except invoices, which the law requires us to keep. */
  async function listTraces(): Promise<string[]> {
    const { rows: tables } = await sql<{ name: string }>`
      select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'graphile_worker') and tablename <> 'invoices'`.execute(
      db,
    )
    const traces: string[] = []
    for (const { name } of tables) {
      const found = await sql`
        select from ${sql.table(name)} t where t::text ~* 'Quillfeather|farewell.example' limit 1`.execute(db)
      if (found.rows.length > 0) traces.push(name)
    }
    return traces
  }

  test('erases every name and address, keeps the invoice, and logs out', async () => {
    const customer = await makeCustomer({ email: 'zenobia@farewell.example' })
    await mutate(customer, 'updateProfile', { input: { lastName: 'Quillfeather' } }, 'user { subscribed }')
    await mutate(
      customer,
      'saveAddress',
      { input: { ...ADDRESS, lastName: 'Quillfeather', street: 'Quillfeather Row' } },
      'address { id }',
    )
    await mutate(customer, 'setNewsletter', { subscribed: true })
    const orderUuid = await buy(customer, {
      email: customer.email,
      card: { receivers: [{ ...BEN, email: 'goodbye@farewell.example' }] },
    })
    const openInvoice = () => server.inject({ url: invoicePath(HARMLESS_SERVICES, orderUuid), headers: { host: customer.host } })
    expect((await openInvoice()).statusCode).toBe(200)
    await add(customer, { receivers: [{ ...BEN, email: 'never@farewell.example' }] })
    expect(await listTraces()).not.toEqual([])
    const other = open()
    await logIn(other, customer.email)
    expect(codes(await remove(customer, 'wrong wrong wrong'))).toEqual([FAILURES.PASSWORD_WRONG.code])
    expect(await remove(customer)).toEqual({ status: true, errors: [] })
    const notices = await sql<{ id: string }>`select id from account_notices`.execute(db)
    for (const notice of notices.rows) await shop.run('send-account-notice', notice)
    expect(shop.mails.at(-1)?.to, 'the last mail to the customer').toBe(customer.email)
    expect(await listTraces()).toEqual([])
    expect((await openInvoice()).statusCode, 'the link of the mail').toBe(303)
    expect(customer.cookies).toEqual({})
    expect(await readUser(other)).toBeNull()
    expect((await sql`select from invoices where body::text like '%Long Lane%'`.execute(db)).rows.length).toBeGreaterThan(0)
    expect(codes(await logIn(open(), 'zenobia@farewell.example'))).toEqual([FAILURES.LOGIN_WRONG.code])
  })

  test('keeps a gift that is being delivered until it has arrived', async () => {
    const customer = await makeCustomer()
    const orderUuid = await buy(customer, { email: customer.email, card: { receivers: [BEN] }, isPaid: false })
    await remove(customer)
    await shop.run('erase-orders')
    await pay(orderUuid)
    expect((await readOrder(db, orderUuid)).billingAddress).not.toBeNull()
    expect(shop.mails.findLast(({ to }) => to === BEN.email)).toBeDefined()
    await shop.run('erase-orders')
    const left = await readOrder(db, orderUuid)
    expect(left).toMatchObject({ billingAddress: null, shipments: [{ receiver: {} }] })
  })

  test('also erases orders that were placed without logging in, once they are completed', async () => {
    const customer = await makeCustomer({ email: 'otto@farewell.example' })
    const card = { receivers: [{ ...BEN, lastName: 'Quillfeather' }] }
    const [unpaid, paidLater, paid] = [
      await buy(open(), { email: customer.email, card, isPaid: false }),
      await buy(open(), { email: customer.email, card, isPaid: false }),
      await buy(open(), { email: customer.email, card }),
    ]
    await remove(customer)
    expect((await readOrder(db, paid)).billingAddress).toBeNull()
    expect((await readOrder(db, unpaid)).billingAddress).not.toBeNull()
    await pay(paidLater)
    await moveOrder(db, { id: unpaid, from: 'PENDING', to: 'CANCELED', now: clock.now() })
    await shop.run('erase-orders')
    expect(await listTraces()).toEqual([])
  })

  test('does not affect the recipient of a gift', async () => {
    const customer = await makeCustomer()
    const receiver = await makeCustomer()
    await buy(customer, {
      email: customer.email,
      card: { receivers: [{ ...BEN, email: receiver.email }], message: 'Well done!' },
    })
    const [gift] = (await ask(receiver, `{ ${RECEIVED} }`)).receivedCards.gifts
    await remove(customer)
    const token = /\/gift\/([\w-]+)\//.exec(gift.path)?.[1]
    const opened = await mutate(open(), 'openGift', { token }, 'gift { packages { message cards { number pin } } }')
    expect(opened.gift.packages).toMatchObject([{ message: 'Well done!', cards: [{ pin: expect.stringMatching(/^\d{6}$/) }] }])
  })
})

describe('personal data', () => {
  const download = (browser: Browser) =>
    server.inject({ url: '/documents/own-data.json', headers: { host: browser.host }, cookies: browser.cookies })

  test('can be downloaded as JSON only by their owner', async () => {
    const customer = await makeCustomer()
    await mutate(customer, 'saveAddress', { input: ADDRESS }, 'address { id }')
    await buy(customer, { email: customer.email, card: { receivers: [BEN], message: 'Well done!' } })
    const answer = await download(customer)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="own-data.json"',
    })
    expect(answer.json()).toMatchObject({
      profile: { email: customer.email, firstName: 'Anna' },
      addresses: [{ address: { city: 'London' } }],
      devices: [{ browser: 'Firefox' }],
      orders: [
        {
          billingAddress: { email: customer.email },
          shipments: [{ receiver: { firstName: 'Ben' }, packages: [{ message: 'Well done!' }] }],
        },
      ],
      newsletters: [],
    })
    expect(answer.body).not.toMatch(/password|token/i)
    expect((await download(open())).statusCode).toBe(401)
  })

  test('include baskets, orders, cards received and newsletters of every store', async () => {
    const customer = await makeCustomer()
    await buy(customer, { email: customer.email, card: { receivers: [BEN] } })
    const dutch = open(DUTCH_HOST)
    await logIn(dutch, customer.email)
    await mutate(dutch, 'setNewsletter', { subscribed: true })
    await buy(open(DUTCH_HOST), { email: 'giver@example.com', card: { receivers: [{ ...BEN, email: customer.email }] } })
    await buy(dutch, { email: customer.email, card: { receivers: [BEN] } })
    await add(dutch)
    const here = (await download(customer)).json()
    expect(here).toMatchObject({
      devices: { length: 2 },
      orders: [
        { storefront: 'CB', status: 'CART' },
        { storefront: 'CB', status: 'COMPLETED', currency: 'EUR' },
        { storefront: 'GCSUK', status: 'COMPLETED', currency: 'GBP' },
      ],
      receivedGifts: [{ storefront: 'CB', giverName: 'Anna', openedAt: null, cards: [] }],
      newsletters: [{ storefront: 'CB' }],
    })
    const [{ path }] = (await ask(dutch, `{ ${RECEIVED} }`)).receivedCards.gifts
    await mutate(dutch, 'openGift', { token: /\/([\w-]{43})\//.exec(path)?.[1] }, 'gift { isOpened }')
    expect((await download(customer)).json().receivedGifts).toMatchObject([
      { cards: [{ lastFour: expect.stringMatching(/^\d{4}$/), balanceMinor: 2500, value: { currency: 'EUR' } }] },
    ])
  })
})

test('the next occasions follow the country', async () => {
  const query = '{ nextOccasions(limit: 2) { on occasion { id path } } }'
  expect((await ask(open(), query)).nextOccasions).toMatchObject([
    { on: '2026-03-15', occasion: { id: 'mothers-day' } },
    { on: '2026-04-05', occasion: { id: 'easter' } },
  ])
  expect((await ask(open('cb.localhost'), query)).nextOccasions).toMatchObject([{ on: '2026-04-05' }, { on: '2026-05-10' }])
})
