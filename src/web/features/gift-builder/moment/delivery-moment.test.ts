import { expect, test } from 'vitest'
import { formatMoment, isOutdated, listTimes, moveTo, nameClock, toMoment, toMomentInput } from './delivery-moment.ts'

test('a mail is sent at an hour of shop time, a parcel comes on a day', () => {
  expect(toMomentInput({ day: '2026-03-31', time: '09:30' }, 'DIGITAL')).toEqual({ deliverAt: '2026-03-31T09:30' })
  expect(toMomentInput({ day: '2026-03-31', time: '09:30' }, 'PHYSICAL')).toEqual({ deliverOn: '2026-03-31' })
  expect(toMomentInput(null, 'DIGITAL')).toEqual({})
})

test('a date is written in the language of its reader', () => {
  expect(formatMoment({ day: '2026-03-31', time: '09:30' }, 'PHYSICAL', 'en-GB')).toBe('Tue 31 Mar')
  expect(formatMoment({ day: '2026-03-31', time: '09:30' }, 'DIGITAL', 'nl-NL')).toBe('di 31 mrt, 9:30')
})

test('an instant becomes a time on the shop’s clock, in summer time too', () => {
  expect(toMoment('2026-07-01T22:30:00Z', 'Europe/Amsterdam')).toEqual({ day: '2026-07-02', time: '00:30' })
})

test('the shop’s time zone has the name that its readers know', () => {
  expect(nameClock('Europe/London', 'en-GB')).toBe('United Kingdom Time')
  expect(nameClock('Europe/Amsterdam', 'nl-NL')).toBe('Midden-Europese tijd')
})

test('for today only the remaining hours can be chosen', () => {
  expect(listTimes('2026-03-31', { day: '2026-03-31', time: '22:40' })).toEqual(['23:00', '23:30'])
  expect(listTimes('2026-04-01', { day: '2026-03-31', time: '22:40' })).toHaveLength(48)
})

test('for a past day nothing can be chosen', () => {
  expect(listTimes('2026-03-30', { day: '2026-03-31', time: '00:10' })).toEqual([])
})

test('the time stays on another day, unless it has passed there', () => {
  const now = { day: '2026-03-31', time: '10:10' }
  expect(moveTo('2026-04-01', '09:00', now)).toEqual({ day: '2026-04-01', time: '09:00' })
  expect(moveTo('2026-03-31', '09:00', now)).toEqual({ day: '2026-03-31', time: '10:30' })
})

test('a passed cut-off rules out a day by post, never one by mail', () => {
  const moment = { day: '2026-03-31', time: '09:00' }
  expect(isOutdated(moment, 'PHYSICAL', ['2026-03-31', '2026-04-01'])).toBe(false)
  expect(isOutdated(moment, 'PHYSICAL', ['2026-04-01'])).toBe(true)
  expect(isOutdated(moment, 'DIGITAL', ['2026-04-01'])).toBe(false)
})
