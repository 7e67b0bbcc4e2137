import { expect, test } from 'vitest'
import { nextOccasionDate } from './occasion-dates.ts'

test.each([
  ['Christmas is in December', 'christmas', '2026-03-02', 'GB', '2026-12-25'],
  ['today counts', 'christmas', '2026-12-25', 'GB', '2026-12-25'],
  ['a date that has passed comes next year', 'christmas', '2026-12-26', 'GB', '2027-12-25'],
  ['Easter moves', 'easter', '2026-03-02', 'NL', '2026-04-05'],
  ['Easter moves every year', 'easter', '2026-04-06', 'NL', '2027-03-28'],
  ['Mothering Sunday is in Lent', 'mothers-day', '2026-03-02', 'GB', '2026-03-15'],
  ['the second Sunday of May', 'mothers-day', '2026-03-02', 'NL', '2026-05-10'],
  ['the last Sunday of May in France', 'mothers-day', '2026-03-02', 'FR', '2026-05-31'],
  ['a week later when that is Whitsun', 'mothers-day', '2023-03-02', 'FR', '2023-06-04'],
  ['the last Sunday of May in Sweden', 'mothers-day', '2026-03-02', 'SE', '2026-05-31'],
  ['the third Sunday of June', 'fathers-day', '2026-03-02', 'GB', '2026-06-21'],
  ['Ascension Day in Germany', 'fathers-day', '2026-03-02', 'DE', '2026-05-14'],
  ['Father’s Day is in September in Australia', 'fathers-day', '2026-03-02', 'AU', '2026-09-06'],
  ['Valentine’s Day is in June in Brazil', 'valentines-day', '2026-03-02', 'BR', '2026-06-12'],
  ['and in February elsewhere', 'valentines-day', '2026-03-02', 'GB', '2027-02-14'],
])('%s', (_sentence, key, today, countryCode, expected) => {
  expect(nextOccasionDate(key, { today, countryCode })).toBe(expected)
})

test('a birthday has no date of its own', () => {
  expect(nextOccasionDate('birthday', { today: '2026-03-02', countryCode: 'GB' })).toBeUndefined()
})
