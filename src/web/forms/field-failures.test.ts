import { expect, test } from 'vitest'
import type { ShopFailure } from '../../shared/failures.ts'
import { withoutCorrected, withoutReceiver } from './field-failures.ts'

const wrong = (parameter: string): ShopFailure => ({ name: 'EMAIL_INVALID', parameter })
const VALUE = wrong('value')
const FAILURES = [VALUE, wrong('receivers.0.email'), wrong('receivers.1.city'), wrong('receivers.10.email')]

test('a corrected receiver has no errors left, and the others keep theirs', () => {
  expect(withoutCorrected(FAILURES, 'receivers.1')).toEqual([VALUE, wrong('receivers.0.email'), wrong('receivers.10.email')])
})

test('with all receivers goes what was wrong with any of them', () => {
  expect(withoutCorrected(FAILURES, 'receivers')).toEqual([VALUE])
})

test('a removed receiver takes their errors along, and those after keep their own', () => {
  expect(withoutReceiver(FAILURES, 0)).toEqual([VALUE, wrong('receivers.0.city'), wrong('receivers.9.email')])
})

test('a refusal of the shop moves up too', () => {
  const refused = { code: 1101, message: 'No', referencedRequestParameter: 'receivers.2.email' }
  expect(withoutReceiver([refused], 1)).toEqual([{ ...refused, referencedRequestParameter: 'receivers.1.email' }])
})
