import { sql } from 'kysely'
import { beforeEach } from 'vitest'
import { nextRound } from '../../src/modules/doubler/rules/next-round.ts'
import { issueBlankCard, readBalance, readCardSecrets } from '../../src/modules/giftcards/index.ts'
import { type Browser, testAccounts } from './accounts.ts'
import { bookPaid } from './book-paid.ts'
import { issueCard, uuid } from './giftcards.ts'

type Asked = Record<string, unknown>

const DRAW = `month drawAt entryCount listHash seedHash seed skippedCount proofPath
  winner { initials entryHash prize { value currency } }`

/** A shop with visitors who enter their Choice Gift Cards. Each test uses its own month and starts on its tenth; the first month is March 2026. */
export async function testDoubler(options: { withLimits?: boolean } = {}) {
  const shop = await testAccounts({ ...options, seeded: true })
  const { ctx, db, clock, services, ask, mutate, open, newEmail, run, server } = shop
  const productOf = async (slug: string) =>
    (await sql<{ id: number }>`select id from products where slug = ${slug}`.execute(db)).rows[0]?.id ?? 0
  const choiceId = await productOf('all-in-one-gift-card')

  async function issue(minor: number, unit: Asked = {}) {
    const value = { currency: 'GBP', minor, ...(unit.value as object) }
    const orderId = await bookPaid(ctx, value)
    const card = { orderId, packageId: uuid(), unitNo: 1, productId: choiceId, storefront: 'GCSUK', expiresOn: '2036-03-02' }
    const id = await issueCard(ctx, services, { ...card, ...unit, value })
    return { id, ...(await readCardSecrets(ctx, services, id)) }
  }

  /** A card of a pack that was sold before, without value. */
  async function issueBlank() {
    const productId = await productOf('blank-choice-cards-classic')
    const sold = { orderId: uuid(), packageId: uuid(), unitNo: 1, productId, storefront: 'GCSUK' }
    await issueBlankCard(ctx, services, sold)
    const { rows } = await sql<{ id: string }>`select id from blank_giftcards where order_id = ${sold.orderId}`.execute(db)
    const id = rows[0]?.id ?? ''
    return { id, ...(await readCardSecrets(ctx, services, id)) }
  }

  function enter(cardNumber: string, input: Asked = {}, browser = open()) {
    const entry = { cardNumber, name: 'Anna Maria Hill', email: newEmail(), acceptTerms: true, captchaToken: 'solved', ...input }
    return mutate(browser, 'enterDoubler', entry, 'draw { month closesAt drawAt }')
  }

  async function post(form: Record<string, string>, browser: Browser = open()): Promise<string> {
    const answer = await server.inject({
      method: 'POST',
      url: '/doubler/enter/',
      remoteAddress: browser.ip,
      headers: {
        host: browser.host,
        origin: `http://${browser.host}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(form).toString(),
    })
    return String(answer.headers.location)
  }

  const at = async (instant: Date) => {
    clock.set(instant)
    await run('run-doubler')
  }
  let month = 1
  let round = nextRound(clock.now(), 'Europe/London')
  beforeEach(() => {
    clock.set(new Date(Date.UTC(2026, ++month, 10, 9)))
    round = nextRound(clock.now(), 'Europe/London')
  })
  const close = () => at(round.closesAt)
  const draw = () => at(round.drawAt)
  /** The draw of the current test. */
  const current = () => ({ ...round, month: round.drawOn.slice(0, 7) })

  const read = async (browser = open()) =>
    (
      await ask(
        browser,
        `{ doubler { isOpen nextDraw { month drawAt } maximumPrize { value } pending { ${DRAW} } lastResult { ${DRAW} } results { month } } }`,
      )
    ).doubler

  const proof = (month: string, host = 'gcsuk.localhost') =>
    server.inject({ url: `/doubler/proof/${month}.json`, headers: { host } })

  const balance = (cardId: string) => readBalance(db, `card:${cardId}`)

  return { ...shop, productOf, issue, issueBlank, enter, post, at, close, draw, current, read, proof, balance }
}
