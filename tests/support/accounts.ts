import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { createModules } from '../../src/app/modules.ts'
import type { Services } from '../../src/app/services.ts'
import type { Mail } from '../../src/platform/mail/mailer.ts'
import { createLimits } from '../../src/platform/rate-limits/limits.ts'
import { testDatabase } from './database.ts'
import { listViolations } from './giftcards.ts'
import { listStrayLinks } from './mail-links.ts'
import { HARMLESS_SERVICES } from './services.ts'
import { startShopServer } from './shop-server.ts'
import { writeCall } from './write-call.ts'

export type Browser = { host: string; ip: string; cookies: Record<string, string>; headers: Record<string, string> }
// biome-ignore lint/suspicious/noExplicitAny: any answer of the API; each test checks what it expects
type Answer = any
type Asked = Record<string, unknown>

export const PASSWORD = 'seven lemons on a shelf'
const START = '2026-03-02T10:00:00Z'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ERRORS = 'errors { code message referencedRequestParameter }'

/**
 * A shop where visitors register. After each test the ledger must balance, and the links of its mails must be complete. Mails are collected instead of
 * sent; jobs run when a test says so.
 */
export async function testAccounts({ withLimits = false, seeded = false } = {}) {
  const database = await testDatabase({ seeded })
  const { ctx, db, pool, clock } = database
  const mails: Mail[] = []
  const services: Services = {
    ...HARMLESS_SERVICES,
    captcha: { ...HARMLESS_SERVICES.captcha, verify: async (token) => token !== 'wrong' },
    mailer: { ...HARMLESS_SERVICES.mailer, send: async (mail) => (mails.push(mail) ? 'sent' : 'refused') },
    ...(withLimits ? { limits: createLimits({ pool, hashKey: HARMLESS_SERVICES.keyFor('limits') }) } : {}),
  }
  const { server, schema, contextOf } = await startShopServer(ctx, { services })
  afterAll(() => server.close())
  beforeEach(() => clock.set(START))
  afterEach(async () => {
    expect(await listViolations(db)).toEqual([])
    expect(mails.flatMap(listStrayLinks)).toEqual([])
  })
  const jobs = createModules(services).flatMap((module) => module.jobs)

  let count = 0
  /** A browser with its own cookies, in its own network. */
  function open(host = 'gcsuk.localhost'): Browser {
    count++
    return {
      host,
      ip: `10.${(count >> 8) & 255}.${count & 255}.7`,
      cookies: {},
      headers: { 'user-agent': FIREFOX },
    }
  }
  const newEmail = () => `anna${++count}@example.com`

  async function post(browser: Browser, payload: Asked, headers: Record<string, string> = {}) {
    const response = await server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: browser.ip,
      headers: {
        host: browser.host,
        'content-type': 'application/json',
        origin: `http://${browser.host}`,
        ...browser.headers,
        ...headers,
      },
      cookies: browser.cookies,
      payload,
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) delete browser.cookies[name]
      else browser.cookies[name] = value
    }
    return response
  }

  async function ask(browser: Browser, query: string, variables: Asked = {}): Promise<Answer> {
    const { data, errors } = (await post(browser, { query, variables })).json()
    expect(errors).toBeUndefined()
    return data
  }

  /** Calls a mutation whose arguments have the same names as its variables. */
  async function mutate(browser: Browser, field: string, variables: Asked = {}, answer = 'status'): Promise<Answer> {
    return (await ask(browser, writeCall(schema, field, variables, `${answer} ${ERRORS}`), variables)).answer
  }
  const codes = ({ errors }: Answer): number[] => errors.map(({ code }: { code: number }) => code)

  function register(browser: Browser, input: Asked = {}): Promise<Answer> {
    const whole = { firstName: 'Anna', lastName: 'Hill', email: newEmail(), password: PASSWORD, acceptTerms: true, ...input }
    return mutate(browser, 'registerUser', { input: whole, captchaToken: 'solved' })
  }
  const logIn = (browser: Browser, email: string, password = PASSWORD): Promise<Answer> =>
    mutate(browser, 'userLoginMutation', { email, password, captchaToken: 'solved' })

  const PROFILE = `firstName lastName email isEmailConfirmed newEmail invoiceEmail phoneNumber customerType companyName vatNumber kvkNumber
    address { countryCode postCode city }`
  const readUser = async (browser: Browser): Promise<Answer> =>
    (await ask(browser, `{ getUserInfo { user { subscribed mainProfile { ${PROFILE} } } } }`)).getUserInfo.user

  async function run(name: string, payload: unknown = {}): Promise<void> {
    const job = jobs.find((one) => one.name === name)
    if (!job) throw new Error(`There is no job ${name}`)
    await (job.run as (context: typeof ctx, payload: unknown) => Promise<void>)(ctx, payload)
  }

  /** Runs the queued jobs in their order, including new ones that they add. */
  async function work(names?: readonly string[]): Promise<void> {
    for (;;) {
      const { rows } = await pool.query(`
        select j.id, j.task_identifier as name, due.payload
        from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where run_at <= now())) due
        join graphile_worker.jobs j on j.id = due.id order by j.id`)
      const due = rows.filter(({ name }) => !names || names.includes(name))
      if (due.length === 0) return
      for (const { id, name, payload } of due) {
        await run(name, payload)
        await pool.query('select graphile_worker.complete_jobs(array[$1::bigint])', [id])
      }
    }
  }

  /** The token in the newest mail to this address with such a link. */
  async function tokenFor(email: string, path: string): Promise<string> {
    await work()
    const mail = mails.findLast(({ to, html }) => to.toLowerCase() === email.toLowerCase() && html.includes(path))
    const token = mail && /[?&]token=([\w-]+)/.exec(mail.html.slice(mail.html.indexOf(path)))?.[1]
    if (!token) throw new Error(`No mail with ${path} for ${email}`)
    return token
  }

  /** Registers a customer and logs them in; by default with a confirmed address. */
  async function makeCustomer({ email = newEmail(), isConfirmed = true } = {}): Promise<Browser & { email: string }> {
    const browser = open()
    expect(await register(browser, { email })).toMatchObject({ status: true, errors: [] })
    if (isConfirmed) {
      const confirmed = await mutate(browser, 'confirmEmail', { token: await tokenFor(email, '/account/confirm-email/') })
      expect(confirmed.status).toBe(true)
    }
    return Object.assign(browser, { email })
  }

  return {
    ...database,
    server,
    schema,
    contextOf,
    services,
    mails,
    open,
    newEmail,
    post,
    ask,
    mutate,
    codes,
    register,
    logIn,
    readUser,
    run,
    work,
    tokenFor,
    makeCustomer,
  }
}
