import { expect, test } from 'vitest'
import { checkMethod, listAllowedMethods, type Payable } from './allowed-methods.ts'

const SHOP = { paymentMethods: ['scheme', 'paypal', 'invoice', 'giftcard'] } as const
const TOTAL = { total: { currency: 'GBP', minor: 2_500 }, toPayMinor: 2_500 }
const CART: Payable = { ...TOTAL, customerType: 'PRIVATE', takesGiftcards: true }
const BUSINESS = { ...CART, customerType: 'BUSINESS' as const }

test.each([
  ['a private cart', CART, ['scheme', 'paypal', 'giftcard']],
  ['a business cart', BUSINESS, ['scheme', 'paypal', 'invoice', 'giftcard']],
  ['a cart that does not accept gift cards', { ...CART, takesGiftcards: false }, ['scheme', 'paypal']],
  ['a business order', { ...BUSINESS, takesGiftcards: false }, ['scheme', 'paypal', 'invoice']],
  ['a cart that gift cards pay in full', { ...CART, toPayMinor: 0 }, ['giftcard']],
])('%s has its own payment methods', (_what, payable, methods) => {
  expect(listAllowedMethods(SHOP, payable)).toEqual(methods)
})

test('a payment method must be chosen, unless gift cards pay everything', () => {
  expect(checkMethod(SHOP, CART, 'paypal')).toEqual({ ok: true, value: 'paypal' })
  expect(checkMethod(SHOP, { ...CART, toPayMinor: 0 }, undefined)).toEqual({ ok: true, value: 'giftcard' })
  expect(checkMethod(SHOP, CART, null)).toMatchObject({ failure: [{ name: 'PAYMENT_METHOD_REQUIRED' }] })
  expect(checkMethod(SHOP, CART, 'giftcard')).toMatchObject({ failure: [{ name: 'PAYMENT_METHOD_UNKNOWN' }] })
  expect(checkMethod(SHOP, CART, 'invoice')).toMatchObject({ failure: [{ name: 'PAYMENT_METHOD_UNKNOWN' }] })
})
