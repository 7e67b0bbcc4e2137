import { expect, test } from 'vitest'
import { checkMethod, listAllowedMethods, type Payable } from './allowed-methods.ts'

const SHOP = { paymentMethods: ['scheme', 'paypal', 'invoice', 'giftcard'] } as const
const total = (minor: number, currency = 'GBP') => ({ total: { currency, minor }, toPayMinor: minor })
const CART: Payable = { ...total(2_500), customerType: 'PRIVATE', isPlaced: false }

test.each([
  ['a private cart', CART, ['scheme', 'paypal', 'giftcard']],
  ['a business cart', { ...CART, customerType: 'BUSINESS' as const }, ['scheme', 'paypal', 'invoice', 'giftcard']],
  [
    'a business order at the limit',
    { ...CART, ...total(250_000), customerType: 'BUSINESS' as const, isPlaced: true },
    ['scheme', 'paypal', 'invoice'],
  ],
  [
    'a business order over the limit',
    { ...CART, ...total(250_001), customerType: 'BUSINESS' as const, isPlaced: true },
    ['scheme', 'paypal'],
  ],
  [
    'a Danish order of as many crowns',
    { ...CART, ...total(250_001, 'DKK'), customerType: 'BUSINESS' as const, isPlaced: true },
    ['scheme', 'paypal', 'invoice'],
  ],
  ['a cart that gift cards pay', { ...CART, toPayMinor: 0 }, ['giftcard']],
])('%s can be paid in its own ways', (_what, payable, methods) => {
  expect(listAllowedMethods(SHOP, payable)).toEqual(methods)
})

test('a method is chosen, unless gift cards pay everything', () => {
  expect(checkMethod(SHOP, CART, 'paypal')).toEqual({ ok: true, value: 'paypal' })
  expect(checkMethod(SHOP, { ...CART, toPayMinor: 0 }, undefined)).toEqual({ ok: true, value: 'giftcard' })
  expect(checkMethod(SHOP, CART, null)).toMatchObject({ failure: [{ name: 'PAYMENT_METHOD_REQUIRED' }] })
  expect(checkMethod(SHOP, CART, 'giftcard')).toMatchObject({ failure: [{ name: 'PAYMENT_METHOD_UNKNOWN' }] })
  expect(checkMethod(SHOP, CART, 'invoice')).toMatchObject({ failure: [{ name: 'PAYMENT_METHOD_UNKNOWN' }] })
})
