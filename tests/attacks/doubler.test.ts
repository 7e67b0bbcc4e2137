import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkDigit } from '../../src/shared/validation/card-number.ts'
import { testDoubler } from '../support/doubler.ts'

/** Entries are free: who could send many would win often, mail strangers, or try numbers. */

const { enter, post, open, codes, db, issue } = await testDoubler({ withLimits: true })
const RATE_LIMITED = 1003

function guess(index: number): string {
  const payload = `937501${String(index).padStart(12, '0')}`
  return payload + checkDigit(payload)
}

test('of 1,000 numbers that one source guesses, five are taken', async () => {
  const browser = open()
  const answers = []
  for (let index = 0; index < 1_000; index++) answers.push(await enter(guess(index), { email: `a${index}@example.com` }, browser))
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(5)
  expect(new Set(answers.slice(5).flatMap(codes))).toEqual(new Set([RATE_LIMITED]))
  expect((await sql`select from doubler_entries`.execute(db)).rows).toHaveLength(5)
})

test('without the proof of a person two are taken', async () => {
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

test('a mailbox gets ten mails a day, from wherever and in whatever spelling', async () => {
  const answers = []
  for (let index = 0; index < 12; index++) answers.push(await enter(guess(index + 50), { email: `vic.tim+${index}@gmail.com` }))
  expect(answers.map(codes).filter(([code]) => code === RATE_LIMITED)).toHaveLength(2)
})

test('the answer for a card with money says nothing else than the answer for no card', async () => {
  const { number } = await issue(5_000)
  expect(await enter(number)).toEqual(await enter(guess(99)))
})
