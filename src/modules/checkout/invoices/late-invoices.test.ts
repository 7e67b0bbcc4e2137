import { expect, test } from 'vitest'
import { isLate } from './late-invoices.ts'

test.each([
  ['in London a minute before midnight of the due day, in winter', 'Europe/London', '2026-01-15', '2026-01-15T23:59:59Z', false],
  ['in London at midnight after it, in winter', 'Europe/London', '2026-01-15', '2026-01-16T00:00:00Z', true],
  [
    'in London a minute before midnight of the due day, in summer time',
    'Europe/London',
    '2026-07-15',
    '2026-07-15T22:59:59Z',
    false,
  ],
  ['in London at midnight after it, in summer time', 'Europe/London', '2026-07-15', '2026-07-15T23:00:00Z', true],
  ['in New York on the evening of the due day', 'America/New_York', '2026-07-15', '2026-07-16T03:59:59Z', false],
  ['in Sydney on the morning after it', 'Australia/Sydney', '2026-07-15', '2026-07-15T14:00:00Z', true],
])('%s an invoice is late: %#', (_sentence, timeZone, dueOn, now, expected) => {
  expect(isLate(dueOn, { timeZone }, new Date(now))).toBe(expected)
})
