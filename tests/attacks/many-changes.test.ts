import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testAccounts } from '../support/accounts.ts'
import { ADDRESS } from '../support/home.ts'

const { mutate, codes, makeCustomer, db } = await testAccounts({ withLimits: true })

const HOME = { ...ADDRESS, isDefaultBilling: true, isDefaultDelivery: true }
const RATE_LIMITED = 1003

async function listEvents(email: string): Promise<string[]> {
  const { rows } = await sql<{ event: string }>`
    select event from security_log l join users u on u.id = l.account_id where u.email = ${email} order by l.id`.execute(db)
  return rows.map(({ event }) => event).filter((event) => event !== 'ACCOUNT_CREATED' && event !== 'LOGIN')
}

test('an account may be changed sixty times in ten minutes, and only real changes are recorded', async () => {
  const customer = await makeCustomer()
  const save = (input: object) => mutate(customer, 'saveAddress', { input: { ...HOME, ...input } }, 'address { id }')
  const { address } = await save({})
  for (let time = 0; time < 56; time++) expect((await save({ id: address.id })).address.id).toBe(address.id)
  expect(await listEvents(customer.email)).toEqual(['ADDRESS_SAVED'])
  await save({ id: address.id, city: 'Leeds' })
  const rename = (lastName: string) => mutate(customer, 'updateProfile', { input: { lastName } }, 'user { subscribed }')
  await rename('Moss')
  expect(codes(await save({ id: address.id, isDefaultBilling: false }))).toEqual([])
  expect(codes(await save({ id: address.id, city: 'York' }))).toEqual([RATE_LIMITED])
  expect(codes(await rename('Hill'))).toEqual([RATE_LIMITED])
  expect(await listEvents(customer.email)).toEqual(['ADDRESS_SAVED', 'ADDRESS_SAVED', 'PROFILE_CHANGED', 'ADDRESS_SAVED'])
  const other = await makeCustomer()
  expect(codes(await mutate(other, 'saveAddress', { input: HOME }, 'address { id }'))).toEqual([])
})
