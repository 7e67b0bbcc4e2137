import { expect, test } from 'vitest'
import { findFailureText } from './find-failure-text.ts'

const TEXTS = [
  { code: 1, text: 'It is not right.' },
  { code: 1, parameter: 'email', text: 'The address is not right.' },
  { code: 2, parameter: 'city', text: 'The city is missing.' },
]

test.each([
  ['by code and then by parameter', { code: 1, referencedRequestParameter: 'email' }, 'The address is not right.'],
  ['without a parameter, the text without one', { code: 1, referencedRequestParameter: null }, 'It is not right.'],
  ['an unknown parameter gets the first of the code', { code: 2, referencedRequestParameter: 'street' }, 'The city is missing.'],
  ['an unknown code says nothing', { code: 3 }, undefined],
])('%s', (_sentence, failure, text) => {
  expect(findFailureText(TEXTS, { message: '', ...failure })).toBe(text)
})
