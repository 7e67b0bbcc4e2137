import { expect, test } from 'vitest'
import { firstStage, stageAfter } from './identify-flow.ts'

test.each([
  [
    'a known customer goes straight to the checkout',
    { isKnown: true, hasEmail: false, orderModalAuthMode: true, checkoutEntry: 'dialog' },
    'checkout',
  ],
  [
    'a stranger says who they are, where the store asks',
    { isKnown: false, hasEmail: false, orderModalAuthMode: true, checkoutEntry: 'dialog' },
    'identify',
  ],
  [
    'elsewhere a stranger orders as a guest',
    { isKnown: false, hasEmail: false, orderModalAuthMode: false, checkoutEntry: 'dialog' },
    'guest',
  ],
  [
    'where the checkout asks itself, nobody is asked before',
    { isKnown: false, hasEmail: false, orderModalAuthMode: true, checkoutEntry: 'inline' },
    'checkout',
  ],
  [
    'who has typed an address already is not asked for it again',
    { isKnown: false, hasEmail: true, orderModalAuthMode: true, checkoutEntry: 'dialog' },
    'checkout',
  ],
] as const)('%s', (_sentence, visitor, stage) => {
  expect(firstStage(visitor)).toBe(stage)
})

test.each([
  ['an address of a customer leads to the login', true, 'login'],
  ['an unknown address leads to the guest order', false, 'guest'],
  ['no answer leads to the registration', null, 'register'],
] as const)('%s', (_sentence, status, stage) => {
  expect(stageAfter(status)).toBe(stage)
})
