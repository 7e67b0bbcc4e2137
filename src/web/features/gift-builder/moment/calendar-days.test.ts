import { expect, test } from 'vitest'
import { addDays, listWeeks, reachDay } from './calendar-days.ts'

test('a month starts on its weekday and ends with a whole week', () => {
  const weeks = listWeeks('2026-03')
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-03-01'])
  expect(weeks.at(-1)).toEqual(['2026-03-30', '2026-03-31', null, null, null, null, null])
})

test('counting days is not affected by the change of the clock', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
})

const DAYS = ['2026-02-27', '2026-03-27', '2026-03-30', '2026-03-31', '2026-04-02', '2026-04-28']

test.each([
  ['an arrow skips days that cannot be chosen', '2026-03-27', 'ArrowRight', '2026-03-30'],
  ['backwards too', '2026-03-30', 'ArrowLeft', '2026-03-27'],
  ['down is the same weekday or the next free day', '2026-03-27', 'ArrowDown', '2026-04-28'],
  ['PageDown is the same day of the next month', '2026-03-27', 'PageDown', '2026-04-28'],
  ['PageUp is the same day of the month before, or its last', '2026-03-31', 'PageUp', '2026-02-27'],
  ['Home is the first free day of the week', '2026-04-02', 'Home', '2026-03-30'],
  ['End is the last free day of the week', '2026-03-30', 'End', '2026-04-02'],
  ['in a week with one free day, both ends are that day', '2026-03-27', 'Home', '2026-03-27'],
  ['beyond the last day there is no day', '2026-04-28', 'ArrowRight', undefined],
  ['other keys do nothing', '2026-03-27', 'Enter', undefined],
])('%s', (_sentence, day, key, expected) => {
  expect(reachDay(day, key, DAYS)).toBe(expected)
})
