import { expect, test } from 'vitest'
import { firstStage, stageAfter } from './identify-flow.ts'

test.each([
  [
    'a known customer goes straight to the checkout',
    { isKnown: true, hasEmail: false, orderModalAuthMode: true, checkoutEntry: 'dialog' },
    'checkout',
  ],
  [
    'a stranger identifies, where the store asks for it',
    { isKnown: false, hasEmail: false, orderModalAuthMode: true, checkoutEntry: 'dialog' },
    'identify',
  ],
  [
    'in other stores a stranger orders as a guest',
    { isKnown: false, hasEmail: false, orderModalAuthMode: false, checkoutEntry: 'dialog' },
    'guest',
  ],
  [
    'where the checkout asks for it, no dialog comes before',
    { isKnown: false, hasEmail: false, orderModalAuthMode: true, checkoutEntry: 'inline' },
    'checkout',
  ],
  [
    'a stranger who has typed an address is not asked again',
    { isKnown: false, hasEmail: true, orderModalAuthMode: true, checkoutEntry: 'dialog' },
    'checkout',
  ],
] as const)('%s', (_sentence, visitor, stage) => {
  expect(firstStage(visitor)).toBe(stage)
})

test.each([
  ['an address of a customer leads to the login', true, 'login'],
  ['an unknown address leads to the guest order', false, 'guest'],
  ['without an answer, registration follows', null, 'register'],
] as const)('%s', (_sentence, status, stage) => {
  expect(stageAfter(status)).toBe(stage)
})
