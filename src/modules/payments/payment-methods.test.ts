import { expect, test } from 'vitest'
import { storefronts } from '../storefronts/index.ts'
import { isPendingMethod, isTakenByProvider, listOffered, titleOfMethod } from './payment-methods.ts'

const DUTCH = { paymentMethods: ['ideal', 'scheme', 'banktransfer', 'invoice', 'giftcard'] } as const

test('an invoice is offered only to businesses', () => {
  expect(listOffered(DUTCH, 'PRIVATE')).toEqual(['ideal', 'scheme', 'banktransfer', 'giftcard'])
  expect(listOffered(DUTCH, 'BUSINESS')).toEqual([...DUTCH.paymentMethods])
})

test('only a bank transfer keeps the order waiting', () => {
  const methods = new Set(storefronts.flatMap(({ paymentMethods }) => paymentMethods))
  expect([...methods].filter(isPendingMethod)).toEqual(['banktransfer'])
})

test('invoices and gift cards are settled by the shop itself', () => {
  const methods = new Set(storefronts.flatMap(({ paymentMethods }) => paymentMethods))
  expect([...methods].filter((id) => !isTakenByProvider(id)).toSorted()).toEqual(['giftcard', 'invoice'])
})

test('a method has a title in every language, or the English one', () => {
  expect(titleOfMethod('banktransfer', 'nl')).toBe('Bankoverschrijving')
  expect(titleOfMethod('banktransfer', 'sv')).toBe('Bank transfer')
})
