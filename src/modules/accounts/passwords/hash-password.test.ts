import { expect, test } from 'vitest'
import { randomIds } from '#platform/ids.ts'
import { DUMMY_HASH, hashPassword, verifyPassword } from './hash-password.ts'

test('only the right password is accepted', async () => {
  const hash = await hashPassword('seven lemons', randomIds)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('seven lemons', hash)).toBe(true)
  expect(await verifyPassword('Seven lemons', hash)).toBe(false)
  expect(await verifyPassword('', hash)).toBe(false)
})

test('the same password twice has two hashes', async () => {
  expect(await hashPassword('seven lemons', randomIds)).not.toBe(await hashPassword('seven lemons', randomIds))
})

test('an accented letter is the same however the keyboard writes it', async () => {
  expect(await verifyPassword('cafe\u0301 au lait', await hashPassword('café au lait', randomIds))).toBe(true)
})

test('an address without an account never has the right password, and the check takes just as long', async () => {
  const costOf = (hash: string) => hash.split('$').slice(1, 4)
  expect(costOf(DUMMY_HASH)).toEqual(costOf(await hashPassword('seven lemons', randomIds)))
  expect(await verifyPassword('seven lemons', undefined)).toBe(false)
  expect(await verifyPassword('seven lemons', DUMMY_HASH)).toBe(false)
})

/** A hash that is cheap to verify. */
const QUICK = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

test('of a hundred checks at once some are refused at once, and the others are answered', async () => {
  const checks = await Promise.allSettled(Array.from({ length: 100 }, () => verifyPassword('seven lemons', QUICK)))
  const refused = checks.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(40)
  for (const { reason } of refused as PromiseRejectedResult[]) expect(reason.failure).toEqual({ name: 'LIMITS_UNAVAILABLE' })
  expect(await verifyPassword('seven lemons', QUICK)).toBe(false)
})
