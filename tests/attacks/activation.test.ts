import { expect, test } from 'vitest'
import { checkDigit } from '../../src/shared/validation/card-number.ts'
import { testActivation } from '../support/activation.ts'

/** An activation needs no PIN and no captcha: a thief who could try many numbers would find other people's blank cards. */

const { activate, codes, issueBlank, issueBlanks, placedFor, toCards, visit } = await testActivation({ withLimits: true })
const [FAILED, RATE_LIMITED] = [2651, 1003]

let guesses = 0
function guess() {
  const payload = `937501${String(++guesses).padStart(12, '0')}`
  return { id: '', pin: '', number: payload + checkDigit(payload) }
}
const guessMany = (count: number) => toCards(Array.from({ length: count }, guess))

test('a source may try twenty numbers in ten minutes; after that it learns nothing more, not even about a blank card', async () => {
  const [visitor, card] = [visit(), await issueBlank()]
  for (let tried = 0; tried < 20; tried++) expect(codes(await activate(visitor, guessMany(1)))).toEqual([FAILED])
  expect(codes(await activate(visitor, guessMany(1)))).toEqual([RATE_LIMITED])
  expect(codes(await activate(visitor, toCards([card])))).toEqual([RATE_LIMITED])
  await placedFor([card])
})

test('each number of a list counts: twenty are answered, twenty-one are refused', async () => {
  expect(new Set(codes(await activate(visit(), guessMany(20))))).toEqual(new Set([FAILED]))
  expect(codes(await activate(visit(), guessMany(21)))).toEqual([RATE_LIMITED])
})

test('valid blank cards do not count, however many there are', async () => {
  const visitor = visit()
  const cards = await issueBlanks(25)
  await placedFor(cards, {}, visitor)
  await placedFor(cards, {}, visitor)
  expect(codes(await activate(visitor, guessMany(20)))).not.toContain(RATE_LIMITED)
})
