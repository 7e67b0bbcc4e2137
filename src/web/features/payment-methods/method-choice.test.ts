import { expect, test } from 'vitest'
import type { PayableMethodFragment } from '#generated/documents.ts'
import { chooseMethod, limitToOffered, listMethodFailures, type MethodChoice, sortForDevice } from './method-choice.ts'
import { listWallets } from './wallets.ts'

const METHODS = [
  { id: 'scheme', banks: [] },
  { id: 'ideal', banks: [{ id: '1154', issuer: 'A bank' }] },
] as unknown as PayableMethodFragment[]

test('another method clears the bank', () => {
  expect(chooseMethod({ paymentMethod: 'ideal', issuer: '1154' }, 'scheme')).toEqual({ paymentMethod: 'scheme' })
})

test('choosing the same method again does not reset its choices', () => {
  const choice = { paymentMethod: 'ideal', issuer: '1154' }
  expect(chooseMethod(choice, 'ideal')).toBe(choice)
})

test('a bank that is no longer offered is deselected', () => {
  expect(limitToOffered({ paymentMethod: 'ideal', issuer: 'gone' }, METHODS)).toEqual({ paymentMethod: 'ideal' })
})

test("the store's first method is the default, also when the chosen one is no longer offered", () => {
  expect(limitToOffered({}, METHODS)).toEqual({ paymentMethod: 'scheme' })
  expect(limitToOffered({ paymentMethod: 'swish' }, METHODS)).toEqual({ paymentMethod: 'scheme' })
})

test('a wallet is listed first, but never chosen by default', () => {
  const wallet = { id: 'applepay', banks: [] } as unknown as PayableMethodFragment
  expect(limitToOffered({}, [wallet, ...METHODS])).toEqual({ paymentMethod: 'scheme' })
})

test('iDEAL needs a bank, a card does not', () => {
  const missing = (choice: MethodChoice) => listMethodFailures(choice, METHODS).map(({ parameter }) => parameter)
  expect(listMethodFailures({}, []).map(({ parameter }) => parameter)).toEqual(['paymentMethod'])
  expect(missing({ paymentMethod: 'ideal' })).toEqual(['issuer'])
  expect(missing({ paymentMethod: 'ideal', issuer: '1154' })).toEqual([])
  expect(missing({ paymentMethod: 'scheme' })).toEqual([])
})

test('the wallets of the device come first, and others are not offered', () => {
  const offered = ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer'].map((id) => ({ id }))
  const sorted = (...wallets: ('applepay' | 'googlepay')[]) => sortForDevice(offered, wallets).map(({ id }) => id)
  expect(sorted()).toEqual(['scheme', 'paypal', 'banktransfer'])
  expect(sorted('googlepay')).toEqual(['googlepay', 'scheme', 'paypal', 'banktransfer'])
  expect(sortForDevice([{ id: 'scheme' }], ['applepay'])).toEqual([{ id: 'scheme' }])
})

const SAFARI = { navigator: { userAgent: 'Macintosh Safari' } }
const brands = (brand: string) => ({
  navigator: { userAgent: 'X11', userAgentData: { brands: [{ brand }] } },
  PaymentRequest: class {},
})

test.each([
  ['an iPhone with a card in its wallet', { ...SAFARI, ApplePaySession: { canMakePayments: () => true } }, ['applepay']],
  ['an iPhone without one', { ...SAFARI, ApplePaySession: { canMakePayments: () => false } }, []],
  [
    'a page that Apple does not trust',
    {
      ...SAFARI,
      ApplePaySession: {
        canMakePayments: () => {
          throw new Error('insecure')
        },
      },
    },
    [],
  ],
  ['an Android phone', { navigator: { userAgent: 'Linux; Android 15' }, PaymentRequest: class {} }, ['googlepay']],
  ['an app on Android that cannot pay', { navigator: { userAgent: 'Linux; Android 15' } }, []],
  ['Google Chrome on a desktop', brands('Google Chrome'), ['googlepay']],
  ['another browser based on Chromium', brands('Chromium'), []],
])('wallets are offered on the right devices: %s', (_sentence, device, wallets) => {
  expect(listWallets(device)).toEqual(wallets)
})
