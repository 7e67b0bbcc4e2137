import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { PER_DAY } from '../../src/modules/doubler/enter-doubler.ts'
import { DOUBLER_ENTERED } from '../../src/modules/doubler/jobs/doubler-mails.job.ts'
import { checkDigit } from '../../src/shared/validation/card-number.ts'
import { testDoubler } from '../support/doubler.ts'
import { deleteQueuedJobs, listQueuedJobs } from '../support/queue.ts'

/** Entries are free: an attacker who could send many would win often, mail strangers, or try card numbers. */

const shop = await testDoubler({ withLimits: true })
const { enter, post, open, codes, db, issue } = shop
const RATE_LIMITED = 1003

function guess(index: number): string {
  const payload = `937501${String(index).padStart(12, '0')}`
  return payload + checkDigit(payload)
}

test('of 1,000 numbers that one source guesses, five are accepted', async () => {
  const browser = open()
  const answers = []
  for (let index = 0; index < 1_000; index++) answers.push(await enter(guess(index), { email: `a${index}@example.com` }, browser))
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(5)
  expect(new Set(answers.slice(5).flatMap(codes))).toEqual(new Set([RATE_LIMITED]))
  expect((await sql`select from doubler_entries`.execute(db)).rows).toHaveLength(5)
})

test('without a captcha, two are accepted', async () => {
  const browser = open()
  const places: string[] = []
  for (let index = 0; index < 4; index++) {
    places.push(
      await post({ cardNumber: guess(index), name: 'Anna', email: `b${index}@example.com`, acceptTerms: 'on' }, browser),
    )
  }
  const [taken, refused] = ['/doubler/thankyou/', '/doubler/thankyou/?refused=RATE_LIMITED']
  expect(places).toEqual([taken, taken, refused, refused])
})

test('a mailbox gets ten mails a day, from any source and in any spelling, and its owner can still enter', async () => {
  await deleteQueuedJobs(db)
  const answers = []
  for (let index = 0; index < 12; index++) answers.push(await enter(guess(index + 50), { email: `vic.tim+${index}@gmail.com` }))
  expect(answers.flatMap(codes)).toEqual([])
  expect(await listQueuedJobs(db, { name: DOUBLER_ENTERED })).toHaveLength(10)
})

test('the answer is the same for a card with money and for no card', async () => {
  const { number } = await issue(5_000)
  expect(await enter(number)).toEqual(await enter(guess(99)))
})

test('a source may enter thirty cards a day, so that invented numbers do not fill the list', async () => {
  const browser = open()
  const request = { id: '1', ip: browser.ip, headers: {} }
  for (let count = 0; count < PER_DAY.points; count++)
    await shop.services.limits.consumeBySource({ ...shop.ctx, request }, PER_DAY)
  expect(codes(await enter(guess(200), {}, browser))).toEqual([RATE_LIMITED])
  expect(codes(await enter(guess(200)))).toEqual([])
})

const readProof = (remoteAddress: string, headers = {}) =>
  shop.server.inject({
    url: `/doubler/proof/${shop.current().month}.json`,
    remoteAddress,
    headers: { host: 'gcsuk.localhost', ...headers },
  })

test('the list of a draw is read once however many ask, and a reader who has it gets an empty answer', async () => {
  await enter(guess(300))
  await enter(guess(301))
  await shop.close()
  const first = await readProof('203.0.113.7')
  expect(first.json()).toMatchObject({ entries: [expect.any(String), expect.any(String)], seed: null, skipped: [] })
  const rename = (from: string, to: string) =>
    sql`alter table doubler_draws rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(db)
  await rename('entry_hashes', 'out_of_reach')
  onTestFinished(async () => void (await rename('out_of_reach', 'entry_hashes').catch(() => undefined)))
  const others = await Promise.all(Array.from({ length: 10 }, (_, place) => readProof(`203.0.113.${place + 10}`)))
  expect(new Set(others.map(({ body }) => body))).toEqual(new Set([first.body]))
  const tag = { 'if-none-match': String(first.headers.etag) }
  expect(await readProof('203.0.113.7', tag)).toMatchObject({ statusCode: 304, body: '' })
  await rename('out_of_reach', 'entry_hashes')
  await shop.draw()
  expect((await readProof('203.0.113.7', tag)).json()).toMatchObject({
    seed: expect.any(String),
    skipped: [expect.any(String), expect.any(String)],
  })
})

test('a source may read thirty lists in ten minutes', async () => {
  const statuses = []
  for (let count = 0; count < 32; count++) statuses.push((await readProof('198.51.100.9')).statusCode)
  expect(statuses).toEqual([...Array<number>(30).fill(404), 429, 429])
})
