import { describe, expect, test } from 'vitest'
import { shopCalendar } from '../../delivery/index.ts'
import { findStorefrontByCode } from '../../storefronts/index.ts'
import { answerBy } from './answer-by.ts'

function promise(code: string, receivedAt: string): string {
  const storefront = findStorefrontByCode(code)
  if (!storefront) throw new Error(code)
  return answerBy(new Date(receivedAt), storefront.openingHours, shopCalendar(storefront)).toISOString()
}

describe('a quote is promised within one opening hour', () => {
  test.each([
    ['Thursday 09:12 is answered by 10:12', '2026-03-05T09:12:00Z', '2026-03-05T10:12:00.000Z'],
    ['seconds count for the buyer', '2026-03-05T09:12:59Z', '2026-03-05T10:12:00.000Z'],
    ['a minute before opening counts from the opening', '2026-03-05T08:59:00Z', '2026-03-05T10:00:00.000Z'],
    ['at opening time', '2026-03-05T09:00:00Z', '2026-03-05T10:00:00.000Z'],
    ['an hour before closing is still answered that day', '2026-03-05T16:30:00Z', '2026-03-05T17:30:00.000Z'],
    ['a minute later, a minute is left for the next morning', '2026-03-05T16:31:00Z', '2026-03-06T09:01:00.000Z'],
    ['the last minute before closing', '2026-03-05T17:29:00Z', '2026-03-06T09:59:00.000Z'],
    ['at closing time the next morning counts', '2026-03-05T17:30:00Z', '2026-03-06T10:00:00.000Z'],
    ['in the night', '2026-03-05T23:50:00Z', '2026-03-06T10:00:00.000Z'],
    ['Friday 17:00 is answered on Monday', '2026-03-06T17:00:00Z', '2026-03-09T09:30:00.000Z'],
    ['Sunday is answered on Monday', '2026-03-08T12:00:00Z', '2026-03-09T10:00:00.000Z'],
    ['Maundy Thursday evening is answered after Easter Monday', '2026-04-02T16:00:00Z', '2026-04-07T08:30:00.000Z'],
    ['Christmas Eve 17:00 is answered after Boxing Day and its substitute', '2026-12-24T17:00:00Z', '2026-12-29T09:30:00.000Z'],
    ['summer time counts: 15:45 UTC is 16:45 in London', '2026-07-06T15:45:00Z', '2026-07-07T08:15:00.000Z'],
    ['a weekend in which the clocks change', '2026-03-27T17:00:00Z', '2026-03-30T08:30:00.000Z'],
  ])('%s', (_sentence, receivedAt, expected) => {
    expect(promise('GCSUK', receivedAt)).toBe(expected)
  })

  test('a shop that opens on Saturday answers on Saturday, by its own hours', () => {
    expect(promise('CKUK', '2026-03-06T17:30:00Z')).toBe('2026-03-07T10:30:00.000Z')
  })

  test('a shop that closes early on Friday carries the rest of the hour over', () => {
    expect(promise('GCSAE', '2026-03-06T08:00:00Z')).toBe('2026-03-09T05:30:00.000Z')
  })

  test('the holidays are those of its own country', () => {
    // King's Day, a Monday in 2026: Dutch shops are closed, British ones are not.
    expect(promise('CB', '2026-04-27T10:00:00Z')).toBe('2026-04-28T08:00:00.000Z')
    expect(promise('GCSUK', '2026-04-27T10:00:00Z')).toBe('2026-04-27T11:00:00.000Z')
  })
})
