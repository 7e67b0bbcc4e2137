import { expect, test } from 'vitest'
import { addDays, listWeeks, stepDay } from './calendar-days.ts'

test('a month begins on its weekday and ends with a whole week', () => {
  const weeks = listWeeks('2026-03')
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-03-01'])
  expect(weeks.at(-1)).toEqual(['2026-03-30', '2026-03-31', null, null, null, null, null])
})

test('a day is a day, also when the clock is put forward', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
})

test('the arrows leap over days that cannot be chosen', () => {
  const days = ['2026-03-27', '2026-03-30', '2026-03-31']
  expect(stepDay('2026-03-27', 1, days)).toBe('2026-03-30')
  expect(stepDay('2026-03-30', -1, days)).toBe('2026-03-27')
  expect(stepDay('2026-03-31', 7, days)).toBeUndefined()
})
