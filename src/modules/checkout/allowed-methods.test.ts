import { expect, test } from 'vitest'
import { checkMethod, listAllowedMethods, type Payable } from './allowed-methods.ts'

const SHOP = { paymentMethods: ['scheme', 'paypal', 'invoice', 'giftcard'] } as const
const TOTAL = { total: { currency: 'GBP', minor: 2_500 }, toPayMinor: 2_500 }
const CART: Payable = { ...TOTAL, customerType: 'PRIVATE', takesGiftcards: true }
const BUSINESS = { ...CART, customerType: 'BUSINESS' as const }

test.each([
  ['a private cart', CART, ['scheme', 'paypal', 'giftcard']],
  ['a business cart', BUSINESS, ['scheme', 'paypal', 'invoice', 'giftcard']],
  ['a cart that no gift card pays', { ...CART, takesGiftcards: false }, ['scheme', 'paypal']],
  ['a business order', { ...BUSINESS, takesGiftcards: false }, ['scheme', 'paypal', 'invoice']],
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
