import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createModules } from '../../src/app/modules.ts'
import { createAltcha } from '../../src/platform/captcha/altcha.ts'
import { startWorker } from '../../src/platform/jobs/worker.ts'
import { createLimits } from '../../src/platform/rate-limits/limits.ts'
import type { StoredMail } from '../../src/simulators/mailbox/mail-store.ts'
import { testDatabase } from '../support/database.ts'
import { testMailbox } from '../support/mailbox.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'
import { startShopServer } from '../support/shop-server.ts'

const { clock, ctx, databaseUrl, db, pool } = await testDatabase()
const mailbox = await testMailbox()
const services = {
  ...HARMLESS_SERVICES,
  captcha: createAltcha({ db, clock, keys: [HARMLESS_SERVICES.keyFor('captcha')] }),
  limits: createLimits({ pool, hashKey: HARMLESS_SERVICES.keyFor('limits') }),
  mailer: mailbox.mailer,
}
const { server } = await startShopServer(ctx, { services })
const jobs = createModules(services).flatMap((module) => module.jobs)
const worker = await startWorker({ databaseUrl, jobs, context: ctx, log: ctx.log })
afterAll(async () => {
  await worker.stop()
  await server.close()
})

const HOST = 'gcsuk.localhost'
const START = '2026-03-02T10:00:00Z'
let visitors = 0
/** Every test has a new visitor with an address and a mailbox of their own. */
let visitor: { ip: string; email: string }

beforeEach(() => {
  clock.set(START)
  visitor = { ip: `10.0.${++visitors}.7`, email: `anna${visitors}@example.com` }
})

type Answer = { status: boolean; errors: { code: number; referencedRequestParameter: string | null }[] }

async function mutate(field: string, variables: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
  const declared = Object.keys(variables).map((name) => `$${name}: String!`)
  const given = Object.keys(variables).map((name) => `${name}: $${name}`)
  const query = `mutation (${declared}) { ${field}(${given}) { status errors { code referencedRequestParameter } } }`
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: visitor.ip,
    headers: { host: HOST, 'content-type': 'application/json', ...headers },
    payload: { query, variables },
  })
  return response.json().data[field]
}

function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return server.inject({
    method: 'POST',
    url: path,
    remoteAddress: visitor.ip,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', origin: `http://${HOST}`, ...headers },
    payload: new URLSearchParams(form).toString(),
  })
}

async function solve(): Promise<string> {
  const challenge = (await server.inject({ url: '/captcha', remoteAddress: visitor.ip })).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

const subscribe = async (email = visitor.email) => mutate('subscribeNewsletter', { email, captchaToken: await solve() })

async function untilMail(email = visitor.email, count = 1): Promise<StoredMail> {
  await expect.poll(() => mailbox.list(email), { timeout: 10_000 }).toHaveLength(count)
  const [mail] = await mailbox.list(email)
  if (!mail) throw new Error('no mail')
  return mail
}

const tokenIn = (mail: StoredMail, name: string) => new RegExp(`[?&]${name}=([\\w-]{43})`).exec(mail.text)?.[1] ?? ''
const readState = async (email = visitor.email) =>
  (
    await sql<{ confirmed: boolean; left: boolean }>`
    select confirmed_at is not null as confirmed, unsubscribed_at is not null as left
    from newsletter_subscriptions where email = ${email}`.execute(db)
  ).rows

const DONE = { status: true, errors: [] }
const refusedWith = (code: number, referencedRequestParameter: string | null = null) => ({
  status: false,
  errors: [{ code, referencedRequestParameter }],
})

describe('subscribing', () => {
  test('sends one mail with a link, which confirms once', async () => {
    expect(await subscribe()).toEqual(DONE)
    const mail = await untilMail()
    expect(mail).toMatchObject({
      subject: 'Please confirm your newsletter from Gift Card Square',
      from: expect.stringContaining('Gift Card Square <'),
    })
    expect(mail.text).toContain('/newsletter/confirm/?token=')
    expect(mail.html).toContain('-icon.png')
    expect(await readState()).toEqual([{ confirmed: false, left: false }])

    const token = tokenIn(mail, 'token')
    expect(await mutate('confirmNewsletter', { token })).toEqual(DONE)
    expect(await readState()).toEqual([{ confirmed: true, left: false }])
    expect(await mutate('confirmNewsletter', { token })).toEqual(refusedWith(1103, 'token'))
  })

  test.each([
    ['', 1101],
    ['  ', 1101],
    ['anna', 1102],
    ['anna@example.com\nBcc: bert@example.com', 1102],
  ])('the address "%s" is refused with %i at the field', async (email, code) => {
    expect(await mutate('subscribeNewsletter', { email, captchaToken: 'none' })).toEqual(refusedWith(code, 'email'))
  })

  test('without a solved captcha, or with one used before, is refused', async () => {
    const captchaToken = await solve()
    const variables = { email: visitor.email, captchaToken }
    expect(await mutate('subscribeNewsletter', { ...variables, captchaToken: 'x' })).toEqual(refusedWith(1002, 'captchaToken'))
    expect(await mutate('subscribeNewsletter', variables)).toEqual(DONE)
    expect(await mutate('subscribeNewsletter', variables)).toEqual(refusedWith(1002, 'captchaToken'))
  })

  test('is possible five times in ten minutes from one source', async () => {
    const answers: Answer[] = []
    for (let count = 0; count < 6; count++) answers.push(await subscribe(`many${count}@example.com`))
    expect(answers.slice(0, 5)).toEqual(Array(5).fill(DONE))
    expect(answers[5]).toEqual(refusedWith(1003))
  })

  test('sends an address at most three mails a day, from all sources together', async () => {
    const { email } = visitor
    for (let count = 0; count < 3; count++) {
      visitor = { ip: `10.1.${count}.7`, email }
      clock.set(`2026-03-02T10:0${count}:00Z`)
      expect(await subscribe()).toEqual(DONE)
      await untilMail(email, count + 1)
    }
    visitor = { ip: '198.51.100.9', email }
    expect(await subscribe(email.toUpperCase())).toEqual(refusedWith(1003))
  })

  test('does not reveal that an address is already subscribed, and sends it no mail', async () => {
    await subscribe()
    await mutate('confirmNewsletter', { token: tokenIn(await untilMail(), 'token') })
    expect(await subscribe()).toEqual(DONE)
    const { rows } = await sql`select 1 from graphile_worker.jobs`.execute(db)
    expect(rows).toEqual([])
    expect(await mailbox.list(visitor.email)).toHaveLength(1)
    expect(await readState()).toEqual([{ confirmed: true, left: false }])
  })

  test('subscribing twice sends two mails with the same link', async () => {
    await subscribe()
    const first = tokenIn(await untilMail(), 'token')
    clock.set('2026-03-02T11:00:00Z')
    await subscribe()
    const second = tokenIn(await untilMail(visitor.email, 2), 'token')
    expect(second).toBe(first)
    expect(await mutate('confirmNewsletter', { token: first })).toEqual(DONE)
  })

  test('subscribing in Dutch sends a Dutch mail with Dutch addresses', async () => {
    const captchaToken = await solve()
    await mutate('subscribeNewsletter', { email: visitor.email, captchaToken }, { host: 'cb.localhost' })
    const mail = await untilMail()
    expect(mail.subject).toMatch(/^Bevestig je nieuwsbrief van /)
    expect(mail.text).toContain('/nieuwsbrief/bevestigen/?token=')
  })
})

describe('the link', () => {
  test('is valid for seven days', async () => {
    await subscribe()
    const token = tokenIn(await untilMail(), 'token')
    clock.set('2026-03-09T10:00:00Z')
    expect(await mutate('confirmNewsletter', { token })).toEqual(refusedWith(1103, 'token'))
    clock.set('2026-03-09T09:59:59Z')
    expect(await mutate('confirmNewsletter', { token })).toEqual(DONE)
  })

  test('the link of one storefront does nothing on another, and a guess does nothing either', async () => {
    await subscribe()
    const token = tokenIn(await untilMail(), 'token')
    expect(await mutate('confirmNewsletter', { token }, { host: 'cb.localhost' })).toEqual(refusedWith(1103, 'token'))
    expect(await mutate('confirmNewsletter', { token: '' })).toEqual(refusedWith(1103, 'token'))
    expect(await mutate('confirmNewsletter', { token: token.slice(1) })).toEqual(refusedWith(1103, 'token'))
  })

  test('is not stored: neither a table nor the queue contains it', async () => {
    await subscribe()
    const token = tokenIn(await untilMail(), 'token')
    const { rows } = await sql`select * from newsletter_subscriptions`.execute(db)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('unsubscribing', () => {
  test('takes one click in a mail program, and can be repeated', async () => {
    await subscribe()
    const mail = await untilMail()
    await mutate('confirmNewsletter', { token: tokenIn(mail, 'token') })
    const header = (name: string) => mail.headers.find((one) => one.name === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const link = new URL(header('list-unsubscribe').slice(1, -1))
    for (let count = 0; count < 2; count++) {
      const answer = await post(
        link.pathname + link.search,
        { 'List-Unsubscribe': 'One-Click' },
        { origin: 'https://mail.example' },
      )
      expect(answer.headers.location).toBe('/newsletter/confirm/?result=left')
    }
    expect(await readState()).toEqual([{ confirmed: true, left: true }])
  })

  test('is not done by opening the address, which leads to a button', async () => {
    await subscribe()
    const token = tokenIn(await untilMail(), 'unsubscribe')
    const answer = await server.inject({ url: `/newsletter/unsubscribe/?token=${token}`, headers: { host: HOST } })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/newsletter/confirm/?unsubscribe=${token}`])
    expect(await readState()).toEqual([{ confirmed: false, left: false }])
  })

  test('before confirming cancels the request; subscribing again asks again', async () => {
    await subscribe()
    const mail = await untilMail()
    expect(await mutate('unsubscribeNewsletter', { token: tokenIn(mail, 'unsubscribe') })).toEqual(DONE)
    expect(await mutate('confirmNewsletter', { token: tokenIn(mail, 'token') })).toEqual(refusedWith(1103, 'token'))
    expect(await mutate('unsubscribeNewsletter', { token: 'guess' })).toEqual(refusedWith(1103, 'token'))
    clock.set('2026-03-03T12:00:00Z')
    await subscribe()
    const again = await untilMail(visitor.email, 2)
    expect(await mutate('confirmNewsletter', { token: tokenIn(again, 'token') })).toEqual(DONE)
    expect(await readState()).toEqual([{ confirmed: true, left: false }])
  })

  test('is not undone by a stranger who subscribes the address: the old link still works, and one mail a day is sent', async () => {
    await subscribe()
    const mail = await untilMail()
    await mutate('confirmNewsletter', { token: tokenIn(mail, 'token') })
    await mutate('unsubscribeNewsletter', { token: tokenIn(mail, 'unsubscribe') })
    clock.set('2026-03-03T11:00:00Z')
    for (let count = 0; count < 2; count++) expect(await subscribe()).toEqual(DONE)
    const again = await untilMail(visitor.email, 2)
    expect(await readState()).toEqual([{ confirmed: true, left: true }])
    expect(await mutate('unsubscribeNewsletter', { token: tokenIn(mail, 'unsubscribe') })).toEqual(DONE)
    expect(await mutate('confirmNewsletter', { token: tokenIn(again, 'token') })).toEqual(refusedWith(1103, 'token'))
    expect(await readState()).toEqual([{ confirmed: true, left: true }])
  })
})

describe('the form without script', () => {
  test('leads to a page with instructions, and its mail confirms by a button', async () => {
    const answer = await post('/newsletter/', { email: visitor.email, website: '' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/newsletter/confirm/?result=sent'])
    const token = tokenIn(await untilMail(), 'token')
    expect((await post('/newsletter/confirm/', { token })).headers.location).toBe('/newsletter/confirm/?result=confirmed')
    expect(await readState()).toEqual([{ confirmed: true, left: false }])
    expect((await post('/newsletter/confirm/', { token })).headers.location).toBe('/newsletter/confirm/?result=expired')
  })

  test('is answered in the language of its page', async () => {
    const answer = await post(
      '/newsletter/',
      { email: 'anna', language: 'nl' },
      { host: 'cb.localhost', origin: 'http://cb.localhost' },
    )
    expect(answer.headers.location).toBe('/nieuwsbrief/bevestigen/?result=invalid&email=anna')
  })

  test('is accepted twice in ten minutes, then refused for a while', async () => {
    const locations: unknown[] = []
    for (const name of ['one', 'two', 'three'])
      locations.push((await post('/newsletter/', { email: `${name}@example.com` })).headers.location)
    expect(locations).toEqual([
      '/newsletter/confirm/?result=sent',
      '/newsletter/confirm/?result=sent',
      '/newsletter/confirm/?result=limited',
    ])
  })

  test('does nothing when a bot fills in the hidden field', async () => {
    const answer = await post('/newsletter/', { email: visitor.email, website: 'https://spam.example' })
    expect(answer.headers.location).toBe('/newsletter/confirm/?result=sent')
    expect(await readState()).toEqual([])
  })

  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }])(
    'a form from another site is refused: %o',
    async (headers) => {
      for (const path of ['/newsletter/', '/newsletter/confirm/'])
        expect((await post(path, { email: visitor.email }, headers)).statusCode).toBe(403)
    },
  )

  test('a body that is too long, or not a form, is refused', async () => {
    expect((await post('/newsletter/', { email: 'a'.repeat(5_000) })).statusCode).toBe(413)
    expect((await post('/newsletter/', {}, { 'content-type': 'text/xml' })).statusCode).toBe(415)
  })

  test.each([
    ['two tokens', '/newsletter/unsubscribe/?token=a&token=b', 'application/x-www-form-urlencoded', '', 400],
    ['JSON', '/newsletter/', 'application/json', '{"email":{}}', 415],
    ['JSON', '/newsletter/confirm/', 'application/json', '{"token":{}}', 415],
    ['JSON', '/cart/add/', 'application/json', '{"message":{}}', 415],
    ['JSON', '/gift/open/', 'application/json', '{"token":{}}', 415],
  ])('refuses %s at %s', async (_what, url, type, payload, status) => {
    const headers = { host: HOST, 'content-type': type, origin: `http://${HOST}` }
    const answer = await server.inject({ method: 'POST', url, remoteAddress: visitor.ip, headers, payload })
    expect(answer.statusCode).toBe(status)
  })
})

describe('the mail server', () => {
  const listJobs = async () => (await sql<{ attempts: number }>`select attempts from graphile_worker.jobs`.execute(db)).rows
  const untilAllSent = async () => {
    await expect.poll(listJobs, { timeout: 15_000 }).toEqual([])
  }

  beforeEach(untilAllSent)

  test('a mail refused for now is sent later, once', async () => {
    await mailbox.setFaults({ times: 1, code: 451 })
    await subscribe()
    await expect.poll(listJobs).toEqual([{ attempts: 1 }])
    expect(await mailbox.list(visitor.email)).toEqual([])
    await untilMail()
    await untilAllSent()
    expect(await mailbox.list(visitor.email)).toHaveLength(1)
  })

  test('a mail to an unknown address is not tried again', async () => {
    await mailbox.setFaults({ times: 1, code: 550 })
    await subscribe()
    await untilAllSent()
    expect(await mailbox.list(visitor.email)).toEqual([])
  })
})
