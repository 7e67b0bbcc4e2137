import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Browser, testAccounts } from '../support/accounts.ts'
import { encodeMultipart } from '../support/multipart.ts'

const shop = await testAccounts({ seeded: true })
const { open, ask, mutate, codes, newEmail, makeCustomer, clock, db, mails, run, server, work } = shop

const SALES = 'business@uk.giftcardsquare.example'
const SHOP = 'hello@uk.giftcardsquare.example'
const LIST = Buffer.from('Name,Email\nBen,ben@example.com\n')

const { rows } = await sql<{ id: number; title: string }>`
  select p.id, t.title from products p join product_texts t on t.product_id = p.id and t.language = 'en'
  where p.slug = 'grumble-coffee'`.execute(db)
const coffee = { id: String(rows[0]?.id), title: rows[0]?.title ?? '' }

beforeEach(() => {
  clock.set('2026-03-05T09:12:30Z')
  mails.length = 0
})

const WANTED = {
  message: 'Forty cards for our drivers,\nplease.',
  remark: 'With our logo on the sleeve',
  contactPreference: 'EMAIL',
  companyName: 'Millpond Logistics',
  firstName: 'Deepak',
  lastName: 'Sethi',
}

let keys = 0
async function request(browser: Browser, input: object = {}, key = `key ${++keys}`) {
  const variables = { input: { ...WANTED, email: newEmail(), ...input }, captchaToken: 'solved', idempotencyKey: key }
  return mutate(browser, 'requestQuote', variables, 'request { id number receivedAt answerBy contactPreference }')
}

async function upload(browser: Browser, content: Buffer) {
  const { headers, payload } = await encodeMultipart({}, { attachment: content })
  const answer = await server.inject({
    method: 'POST',
    url: '/business/attachment/',
    remoteAddress: browser.ip,
    headers: { host: browser.host, origin: `http://${browser.host}`, ...headers },
    payload,
  })
  return answer.json()
}

const mailTo = (address: string) => mails.findLast(({ to }) => to === address)
const faultsOf = ({ errors }: { errors: { code: number; referencedRequestParameter: string }[] }) =>
  errors.map(({ code, referencedRequestParameter }) => [referencedRequestParameter, code])

describe('a quote request', () => {
  test('gets a number and a promise within one opening hour, and its page shows both but nothing personal', async () => {
    const { request: made, errors } = await request(open())
    expect(errors).toEqual([])
    expect(made).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^Q\d{6}$/),
      receivedAt: '2026-03-05T09:12:30.000Z',
      answerBy: '2026-03-05T10:12:00.000Z',
      contactPreference: 'EMAIL',
    })
    const seen = await ask(open(), `{ quoteRequest(id: "${made.id}") { number answerBy contactPreference } }`)
    expect(seen.quoteRequest.number).toBe(made.number)
    const elsewhere = await ask(open('cb.localhost'), `{ quoteRequest(id: "${made.id}") { number } }`)
    expect(elsewhere.quoteRequest, 'another store').toBeNull()
    expect((await ask(open(), '{ quoteRequest(id: "Q100001") { number } }')).quoteRequest).toBeNull()
  })

  test('is mailed to sales with its list and the buyer as reply address, and confirmed without anything that was typed', async () => {
    const browser = open()
    const email = newEmail()
    const { id } = await upload(browser, LIST)
    const products = [{ productId: coffee.id, amount: 25, quantity: 40 }]
    const details = { contactPreference: 'PHONE', phoneNumber: '07700 900123', vatNumber: 'GB123456789', neededOn: '2026-04-01' }
    const { request: made } = await request(browser, { email, products, attachmentId: id, ...details })
    await work()
    const toSales = mailTo(SALES)
    expect(toSales).toMatchObject({
      replyTo: email,
      subject: `Quote request ${made.number}: answer by Thursday 10:12`,
      attachments: [{ filename: `receivers-${made.number}.csv`, content: LIST }],
    })
    const wishes = [
      'Forty cards for our drivers,\nplease.',
      'With our logo',
      'Millpond Logistics',
      '+44 7700900123',
      '2026-04-01',
    ]
    for (const text of [...wishes, `40 × ${coffee.title}, £25`, 'by phone']) expect(toSales?.text).toContain(text)

    const confirmation = mailTo(email)
    expect(confirmation).toMatchObject({ replyTo: SALES, subject: `Your quote request ${made.number}` })
    expect(confirmation?.text).toContain('You’ll hear from us by Thursday 10:12: we’ll give you a call.')
    expect(confirmation?.text).toContain(`40 × ${coffee.title}, £25`)
    for (const typed of ['Forty', 'sleeve', 'Millpond', 'Deepak', '7700']) expect(confirmation?.html).not.toContain(typed)
  })

  test('is confirmed in Dutch, by the Dutch clock', async () => {
    const browser = open('cb.localhost')
    const email = newEmail()
    const { errors } = await request(browser, { email, kvkNumber: '12345678' })
    expect(errors).toEqual([])
    await work()
    expect(mailTo(email)?.text).toContain('Uiterlijk donderdag 11:12 hoor je van ons: we mailen je op dit adres.')
    expect(mailTo('business@cardbloom.example')?.subject).toMatch(/^Offerteaanvraag Q\d{6}: antwoord uiterlijk donderdag 11:12$/)
  })

  test('has errors at each field', async () => {
    const wrong = {
      message: ' ',
      remark: '',
      contactPreference: 'PHONE',
      companyName: '',
      firstName: 'Anna\r\nBcc: ben@example.com',
      lastName: '',
      email: 'anna@',
      vatNumber: 'GB1',
      kvkNumber: '1',
      neededOn: '2026-03-04',
      products: [{ productId: '', quantity: 0 }],
    }
    const answer = await request(open(), wrong)
    expect(answer.request).toBeNull()
    expect(faultsOf(answer)).toEqual([
      ['companyName', 2203],
      ['vatNumber', 2221],
      ['kvkNumber', 2223],
      ['firstName', 2205],
      ['lastName', 2202],
      ['email', 1102],
      ['phoneNumber', 2217],
      ['message', 2701],
      ['remark', 2702],
      ['products.0.productId', 2707],
      ['products.0.quantity', 2706],
      ['neededOn', 2708],
    ])
    expect(faultsOf(await request(open(), { products: [{ productId: '999999' }] }))).toEqual([['products.0.productId', 2103]])
    expect(faultsOf(await request(open(), { message: 'x'.repeat(2_001) }))).toEqual([['message', 2225]])
    expect(faultsOf(await request(open(), { neededOn: '2026-02-30' }))).toEqual([['neededOn', 2708]])
  })

  test('a quote request repeated after a lost answer is the same request', async () => {
    const browser = open()
    const email = newEmail()
    const first = await request(browser, { email }, 'once')
    expect((await request(browser, { email }, 'once')).request).toEqual(first.request)
    expect(codes(await request(browser, { email, remark: 'Another' }, 'once'))).toEqual([2410])
    await work()
    expect(mails.filter(({ to }) => to === SALES)).toHaveLength(1)
  })

  test('can use its file once, and only at its own store', async () => {
    const browser = open()
    const { id } = await upload(browser, LIST)
    expect(faultsOf(await request(open('cb.localhost'), { attachmentId: id }))).toEqual([['attachmentId', 2712]])
    expect(codes(await request(browser, { attachmentId: id }))).toEqual([])
    expect(faultsOf(await request(browser, { attachmentId: id }))).toEqual([['attachmentId', 2712]])
    expect(faultsOf(await request(browser, { attachmentId: 'guess' }))).toEqual([['attachmentId', 2712]])
  })

  test('needs a captcha', async () => {
    const variables = { input: { ...WANTED, email: newEmail() }, captchaToken: 'wrong', idempotencyKey: 'robot' }
    expect(codes(await mutate(open(), 'requestQuote', variables, 'request { id }'))).toEqual([1002])
  })
})

async function postForm(url: string, { headers, payload }: Awaited<ReturnType<typeof encodeMultipart>>) {
  const { ip, host } = open()
  return server.inject({
    method: 'POST',
    url,
    remoteAddress: ip,
    headers: { host, origin: `http://${host}`, ...headers },
    payload,
  })
}

describe('without script', () => {
  test('a quote request is a plain form with its file', async () => {
    const email = newEmail()
    const line = { 'products.0.productId': coffee.id, 'products.0.amount': '25', 'products.0.quantity': '' }
    const fields = { ...WANTED, email, ...line, 'products.1.productId': '', neededOn: '', website: '' }
    const answer = await postForm('/business/request/', await encodeMultipart(fields, { attachment: LIST }))
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(/^\/business\/thank-you\/\?request=[\da-f-]{36}$/)
    await work()
    expect(mailTo(SALES)).toMatchObject({ replyTo: email, attachments: [{ content: LIST }] })
    expect(mailTo(SALES)?.text).toContain(`${coffee.title}, £25`)
  })

  test('a refused one explains why on a page, and repeats nothing that was typed', async () => {
    const answer = await postForm('/business/request/', await encodeMultipart({ ...WANTED, email: 'anna', message: '' }))
    expect(answer.headers.location).toBe('/business/thank-you/?refused=EMAIL_INVALID.email%2CMESSAGE_REQUIRED.message')
    const withPicture = await encodeMultipart(
      { ...WANTED, email: newEmail() },
      { attachment: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
    )
    expect((await postForm('/business/request/', withPicture)).headers.location).toContain('refused=ATTACHMENT_TYPE.attachmentId')
  })

  test('a message is a plain form', async () => {
    const email = newEmail()
    const form = new URLSearchParams({
      topic: 'ORDER',
      orderNumber: '#10000123',
      name: 'Anna Hill',
      email,
      message: 'Where is it?',
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = await postForm('/contact-us/message/', { headers, payload: Buffer.from(String(form)) })
    expect(sent.headers.location).toBe('/contact-us/thank-you/')
    await work()
    expect(mailTo(SHOP)?.replyTo).toBe(email)
    form.set('topic', 'ORDER\r\nBcc: ben@example.com')
    const refused = await postForm('/contact-us/message/', { headers, payload: Buffer.from(String(form)) })
    expect(refused.headers.location).toBe('/contact-us/thank-you/?refused=TOPIC_REQUIRED.topic')
  })

  test('a bot that fills in the hidden field sends nothing', async () => {
    const answer = await postForm('/business/request/', await encodeMultipart({ ...WANTED, email: newEmail(), website: 'x' }))
    expect(answer.statusCode).toBe(303)
    await work()
    expect(mails).toEqual([])
  })
})

const MESSAGE = { topic: 'GIFT_CARD', name: 'Anna Hill', message: 'Please visit https://spam.example now' }

function write(browser: Browser, input: object, key = `message ${++keys}`) {
  return mutate(browser, 'sendContactMessage', { input: { ...MESSAGE, ...input }, captchaToken: 'solved', idempotencyKey: key })
}

describe('a contact message', () => {
  test('reaches the shop with the sender as reply address, and is confirmed without anything that was typed', async () => {
    const email = newEmail()
    expect(await write(open(), { email, orderNumber: ' 1000 0123 ' })).toEqual({ status: true, errors: [] })
    await work()
    expect(mailTo(SHOP)).toMatchObject({ replyTo: email, subject: 'Contact form: a gift card, order 10000123' })
    for (const text of ['Anna Hill', 'Please visit https://spam.example now']) expect(mailTo(SHOP)?.text).toContain(text)
    expect(mailTo(email)).toMatchObject({ subject: 'We have received your message' })
    for (const typed of ['spam', 'Anna', '10000123']) expect(mailTo(email)?.html).not.toContain(typed)
  })

  test('has errors at each field', async () => {
    const answer = await write(open(), { orderNumber: '12', name: '', email: '', message: '' })
    expect(faultsOf(answer)).toEqual([
      ['orderNumber', 2705],
      ['name', 2704],
      ['email', 1101],
      ['message', 2701],
    ])
  })

  test('a message repeated after a lost answer is the same message', async () => {
    const email = newEmail()
    for (let time = 1; time <= 2; time++) await write(open(), { email }, 'message once')
    await work()
    expect(mails).toHaveLength(2)
  })
})

describe('personal data', () => {
  const download = async ({ host, cookies }: Browser) =>
    (await server.inject({ url: '/documents/own-data.json', headers: { host }, cookies })).json()
  const countRows = async (email: string) => {
    const { rows } = await sql<{ quotes: number; lists: number; messages: number }>`
      select (select count(*)::int from quote_requests where email = ${email}) as quotes,
        (select count(*)::int from quote_attachments a join quote_requests q on q.id = a.quote_request_id
          where q.email = ${email}) as lists,
        (select count(*)::int from contact_messages where email = ${email}) as messages`.execute(db)
    return rows[0]
  }
  async function askBoth(browser: Browser, email: string) {
    const { id } = await upload(browser, LIST)
    await request(browser, { email, attachmentId: id })
    await write(browser, { email })
  }

  test('requests and messages are part of the personal data of a confirmed address, and of no other', async () => {
    const customer = await makeCustomer()
    await askBoth(open(), customer.email.toUpperCase())
    expect(await download(customer)).toMatchObject({
      quoteRequests: [{ details: { companyName: 'Millpond Logistics' }, attachedType: 'csv' }],
      contactMessages: [{ name: 'Anna Hill', topic: 'GIFT_CARD' }],
    })
    const stranger = await makeCustomer({ isConfirmed: false })
    await askBoth(open(), stranger.email)
    expect(await download(stranger)).toMatchObject({ quoteRequests: [], contactMessages: [] })
  })

  test('are deleted with the account of a confirmed address', async () => {
    const customer = await makeCustomer()
    await askBoth(open(), customer.email)
    const deleted = await mutate(customer, 'deleteAccount', { password: 'seven lemons on a shelf', captchaToken: 'solved' })
    expect(deleted.errors).toEqual([])
    expect(await countRows(customer.email)).toEqual({ quotes: 0, lists: 0, messages: 0 })
  })

  test('lists are erased after a month, requests after a year, messages after two', async () => {
    const email = newEmail()
    await askBoth(open(), email)
    const countOn = async (day: string) => {
      clock.set(`${day}T10:00:00Z`)
      await run('erase-enquiries')
      return countRows(email)
    }
    expect(await countOn('2026-04-03')).toEqual({ quotes: 1, lists: 1, messages: 1 })
    expect(await countOn('2026-04-04')).toEqual({ quotes: 1, lists: 0, messages: 1 })
    expect(await countOn('2027-03-05')).toEqual({ quotes: 0, lists: 0, messages: 1 })
    expect(await countOn('2028-03-05')).toEqual({ quotes: 0, lists: 0, messages: 0 })
  })

  test('a file without a request is deleted after an hour', async () => {
    const { id } = await upload(open(), LIST)
    const isThere = async () => (await sql`select from quote_attachments where id = ${id}`.execute(db)).rows.length === 1
    clock.set('2026-03-05T10:12:29Z')
    await run('erase-enquiries')
    expect(await isThere()).toBe(true)
    clock.set('2026-03-05T10:12:31Z')
    await run('erase-enquiries')
    expect(await isThere()).toBe(false)
  })
})
