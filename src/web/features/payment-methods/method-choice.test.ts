import { expect, test } from 'vitest'
import type { PayableMethodFragment } from '../../../generated/documents.ts'
import { chooseMethod, limitToOffered, listMethodFailures, type MethodChoice } from './method-choice.ts'

const METHODS = [
  { id: 'scheme', banks: [], brandLogos: [{ brand: 'visa' }] },
  { id: 'ideal', banks: [{ id: '1154', issuer: 'A bank' }], brandLogos: [] },
] as unknown as PayableMethodFragment[]

test('another method clears the type of card', () => {
  expect(chooseMethod({ paymentMethod: 'scheme', cardType: 'visa' }, 'ideal')).toEqual({ paymentMethod: 'ideal' })
})

test('choosing the same method again does not reset its choices', () => {
  const choice = { paymentMethod: 'scheme', cardType: 'visa' }
  expect(chooseMethod(choice, 'scheme')).toBe(choice)
})

test('a bank that is no longer offered is no longer chosen', () => {
  expect(limitToOffered({ paymentMethod: 'ideal', issuer: 'gone' }, METHODS)).toEqual({ paymentMethod: 'ideal' })
})

test('a method that is no longer offered is no longer chosen, and the only one left is chosen', () => {
  expect(limitToOffered({ paymentMethod: 'swish' }, METHODS)).toEqual({})
  expect(limitToOffered({ paymentMethod: 'swish' }, METHODS.slice(0, 1))).toEqual({ paymentMethod: 'scheme' })
})

test('iDEAL needs a bank, a card does not', () => {
  const missing = (choice: MethodChoice) => listMethodFailures(choice, METHODS).map(({ parameter }) => parameter)
  expect(missing({})).toEqual(['paymentMethod'])
  expect(missing({ paymentMethod: 'ideal' })).toEqual(['issuer'])
  expect(missing({ paymentMethod: 'ideal', issuer: '1154' })).toEqual([])
  expect(missing({ paymentMethod: 'scheme' })).toEqual([])
})
