import { expect, test } from 'vitest'
import { readYourData, withEmail } from './checkout-draft.ts'

const DRAFT = { yourData: { firstName: 'Cleo', companyName: 'Bramble & Co', referenceNumber: 'CC-42' }, cartId: 'first' }

test("a reference is for one order; the buyer's name stays for the next", () => {
  expect(readYourData({ id: 'first' }, DRAFT)).toEqual(DRAFT.yourData)
  expect(readYourData({ id: 'second' }, DRAFT)).toEqual({ firstName: 'Cleo', companyName: 'Bramble & Co' })
})

test.each([
  ['the same address stays confirmed', 'Cleo@example.org', 'cleo@example.org'],
  ['another address must be confirmed again', 'other@example.org', undefined],
])('%s', (_sentence, email, emailConfirmation) => {
  const typed = { firstName: 'Cleo', email: 'cleo@example.org', emailConfirmation: 'cleo@example.org' }
  const once = withEmail(typed, email)
  expect(once).toEqual({ firstName: 'Cleo', email, ...(emailConfirmation ? { emailConfirmation } : {}) })
  expect(withEmail(once, email)).toEqual(once)
})
