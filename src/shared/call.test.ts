import { expect, test } from 'vitest'
import { toCallHeaders, toUserData } from './call.ts'

const SHOP = { storeId: 57, language: 'en', countryCode: 'GB' }

test('every call carries its store, language and country', () => {
  expect(toUserData(SHOP)).toEqual({ storeID: '57', language: 'en', countryCode: 'GB' })
  expect(toCallHeaders(SHOP, { path: '/cart/' })).toEqual({
    store: '57',
    language: 'en',
    country: 'GB',
    'request-path': '/cart/',
  })
})

test('calls of the server and mutations are marked', () => {
  expect(toCallHeaders(SHOP, { path: '/', isServerSide: true })).toMatchObject({ 'server-side': '1' })
  expect(toCallHeaders(SHOP, { path: '/', isMutation: true })).toMatchObject({ 'bypass-cache': '1' })
})
