import { describe, expect, test } from 'vitest'
import { isOpenAt, lastRound, nextRound } from './next-round.ts'

const LONDON = 'Europe/London'

describe('the doubler is drawn on the first Monday of the month at 12:00 shop time', () => {
  test.each([
    ['from the second of March on, the next is in April', LONDON, '2026-03-02T12:00:00Z', '2026-04-06T11:00:00.000Z'],
    ['a millisecond before noon it is still to come', LONDON, '2026-03-02T11:59:59.999Z', '2026-03-02T12:00:00.000Z'],
    ['Easter Monday is a bank holiday and still the day', LONDON, '2026-04-01T00:00:00Z', '2026-04-06T11:00:00.000Z'],
    ['a month that begins on Monday is drawn on its first', LONDON, '2026-05-31T10:00:00Z', '2026-06-01T11:00:00.000Z'],
    ['a month that begins on Tuesday is drawn on its seventh', LONDON, '2026-08-20T10:00:00Z', '2026-09-07T11:00:00.000Z'],
    ['December is followed by January', LONDON, '2026-12-07T12:00:00Z', '2027-01-04T12:00:00.000Z'],
    ['New York is five hours behind', 'America/New_York', '2026-03-01T00:00:00Z', '2026-03-02T17:00:00.000Z'],
    ['in summer time four', 'America/New_York', '2026-03-20T00:00:00Z', '2026-04-06T16:00:00.000Z'],
    ['Sydney leaves summer time on the Sunday before', 'Australia/Sydney', '2026-04-05T00:00:00Z', '2026-04-06T02:00:00.000Z'],
    ['London leaves it a week before November begins', LONDON, '2026-10-20T00:00:00Z', '2026-11-02T12:00:00.000Z'],
    ['New York leaves it on the Sunday before', 'America/New_York', '2026-10-20T00:00:00Z', '2026-11-02T17:00:00.000Z'],
    ['Sydney is a day ahead at the end of a month', 'Australia/Sydney', '2026-05-31T23:00:00Z', '2026-06-01T02:00:00.000Z'],
  ])('%s', (_sentence, timeZone, now, expected) => {
    expect(nextRound(new Date(now), timeZone).drawAt.toISOString()).toBe(expected)
  })
})

describe('entries close on Sunday at 23:59', () => {
  test.each([
    ['the last millisecond of Sunday counts', '2026-03-01T23:59:59.999Z', true],
    ['Monday does not', '2026-03-02T00:00:00Z', false],
    ['until the draw', '2026-03-02T11:59:59Z', false],
    ['at the draw the next round begins', '2026-03-02T12:00:00Z', true],
    ['summer time counts: 22:59 UTC is Sunday 23:59', '2026-04-05T22:59:59Z', true],
    ['and 23:00 UTC is Monday', '2026-04-05T23:00:00Z', false],
  ])('%s', (_sentence, now, expected) => {
    expect(isOpenAt(nextRound(new Date(now), LONDON), new Date(now))).toBe(expected)
  })

  test.each([
    ['a Sunday of 25 hours ends an hour later: 04:59 UTC is still Sunday', '2026-11-02T04:59:59Z', true],
    ['and 05:00 UTC is Monday', '2026-11-02T05:00:00Z', false],
    ['until the draw at 17:00 UTC', '2026-11-02T16:59:59Z', false],
    ['when the next round begins', '2026-11-02T17:00:00Z', true],
  ])('in New York, which leaves summer time that day: %s', (_sentence, now, expected) => {
    expect(isOpenAt(nextRound(new Date(now), 'America/New_York'), new Date(now))).toBe(expected)
  })
})

describe('the last draw', () => {
  test.each([
    ['is that of the month before, until noon of the first Monday', '2026-03-02T11:59:59Z', '2026-02-02'],
    ['is that of the day from then on', '2026-03-02T12:00:00Z', '2026-03-02'],
    ['of a January is that of December', '2027-01-01T00:00:00Z', '2026-12-07'],
  ])('%s', (_sentence, now, expected) => {
    expect(lastRound(new Date(now), LONDON).drawOn).toBe(expected)
  })
})
