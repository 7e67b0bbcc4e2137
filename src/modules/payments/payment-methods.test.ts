import { expect, test } from 'vitest'
import { storefronts } from '../storefronts/index.ts'
import { findOffered, isPendingMethod, isTakenByProvider, listOffered, titleOfMethod } from './payment-methods.ts'

const DUTCH = { paymentMethods: ['ideal', 'scheme', 'banktransfer', 'invoice', 'giftcard'] } as const

test('an invoice is offered to businesses only', () => {
  expect(listOffered(DUTCH, 'PRIVATE')).toEqual(['ideal', 'scheme', 'banktransfer', 'giftcard'])
  expect(listOffered(DUTCH, 'BUSINESS')).toEqual([...DUTCH.paymentMethods])
})

test('a method that the storefront does not take is not found', () => {
  expect(findOffered(DUTCH, 'PRIVATE', 'ideal')).toBe('ideal')
  expect(findOffered(DUTCH, 'PRIVATE', 'invoice')).toBeUndefined()
  expect(findOffered(DUTCH, 'BUSINESS', 'swish')).toBeUndefined()
})

test('only a bank transfer keeps the order waiting', () => {
  const methods = new Set(storefronts.flatMap(({ paymentMethods }) => paymentMethods))
  expect([...methods].filter(isPendingMethod)).toEqual(['banktransfer'])
})

test('invoices and gift cards are settled by the shop itself', () => {
  const methods = new Set(storefronts.flatMap(({ paymentMethods }) => paymentMethods))
  expect([...methods].filter((id) => !isTakenByProvider(id)).toSorted()).toEqual(['giftcard', 'invoice'])
})

test('a method has a title in every language, at worst in English', () => {
  expect(titleOfMethod('banktransfer', 'nl')).toBe('Bankoverschrijving')
  expect(titleOfMethod('banktransfer', 'sv')).toBe('Bank transfer')
})
