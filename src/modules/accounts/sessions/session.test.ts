import { expect, test } from 'vitest'
import { endOfSession } from './session.ts'

test.each([
  ['right after the login it has thirty days', '2026-01-01T10:00:00Z', '2026-01-31T10:00:00Z'],
  ['used after a month, it has thirty days more', '2026-01-31T10:00:00Z', '2026-03-02T10:00:00Z'],
  ['used on day 60, it ends on day 90', '2026-03-02T10:00:00Z', '2026-04-01T10:00:00Z'],
  ['used on day 89, it still ends on day 90', '2026-03-31T10:00:00Z', '2026-04-01T10:00:00Z'],
])('a session of 1 January, %s', (_sentence, now, expected) => {
  expect(endOfSession(new Date('2026-01-01T10:00:00Z'), new Date(now))).toEqual(new Date(expected))
})
