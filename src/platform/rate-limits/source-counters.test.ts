import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { countersOf } from './source-counters.ts'

const DAY_SECONDS = 24 * 60 * 60

test.each([
  ['IPv6', '2001:db8::1'],
  ['IPv4', '203.0.113.7'],
])('four dozen networks of %s cannot use up the daily limit of a storefront', (_version, ip) => {
  const ctx = { request: { ip }, storefront: { code: 'GCSUK' }, log: {} as Context['log'] }
  const [[source] = [], wider, [day] = []] = countersOf(ctx, { name: 'login', points: 30, seconds: 900, alarmPerDay: 25_000 })
  const widest = wider?.at(-1)?.bucket ?? source?.bucket
  const spentInADay = ((widest?.points ?? 0) * DAY_SECONDS) / (widest?.seconds ?? 1)
  expect(day?.bucket).toMatchObject({ name: 'login-day', seconds: DAY_SECONDS })
  expect(day?.bucket.points).toBeGreaterThan(48 * spentInADay)
  expect(day?.bucket.alarmAt).toBe(25_000)
})

test('the networks around a source can be limited to what the source may do', () => {
  const ctx = { request: { ip: '203.0.113.7' }, log: {} as Context['log'] }
  const [[source] = [], [network] = []] = countersOf(ctx, { name: 'upload', points: 10, seconds: 900, maxNetworkFactor: 1 })
  expect([source?.key, source?.bucket.points]).toEqual(['203.0.113.7', 10])
  expect([network?.key, network?.bucket.points]).toEqual(['203.0.113.0/24', 10])
})
