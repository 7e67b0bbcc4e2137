import { expect, test } from 'vitest'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { randomIds } from '../../platform/ids.ts'
import { createKeyring } from '../../platform/keys.ts'
import { numberIndexes, open, seal } from './card-secrets.ts'

const CARD = { cardId: '00000000-0000-4000-8000-00000000000a', secret: 'pin', keyId: null } as const
const OTHER_KEY = { cardKeys: createKeyring('x'.repeat(32)) }
const BOTH_KEYS = { cardKeys: createKeyring('x'.repeat(32), ['k'.repeat(32)]) }
const sealPin = () => seal(randomIds, HARMLESS_SERVICES, { ...CARD, clear: '012345' })

test('a sealed secret can be opened again', () => {
  expect(open(HARMLESS_SERVICES, { ...CARD, sealed: sealPin() })).toBe('012345')
})

test('sealing the same PIN twice gives different bytes', () => {
  expect(new Set(Array.from({ length: 100 }, () => sealPin().toString('hex'))).size).toBe(100)
})

test('a sealed PIN cannot be opened for another card or column, with another key, or when it was changed', () => {
  const sealed = sealPin()
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => open(HARMLESS_SERVICES, { ...CARD, cardId: '00000000-0000-4000-8000-00000000000b', sealed })).toThrow()
  expect(() => open(HARMLESS_SERVICES, { ...CARD, secret: 'number', sealed })).toThrow()
  expect(() => open(OTHER_KEY, { ...CARD, sealed })).toThrow()
  expect(() => open(HARMLESS_SERVICES, { ...CARD, sealed: changed })).toThrow()
})

test('a listed older key opens what it sealed, by its id or by trying it', () => {
  const sealed = sealPin()
  expect(open(BOTH_KEYS, { ...CARD, sealed })).toBe('012345')
  expect(open(BOTH_KEYS, { ...CARD, sealed, keyId: HARMLESS_SERVICES.cardKeys.newest.id })).toBe('012345')
  expect(() => open(BOTH_KEYS, { ...CARD, sealed, keyId: BOTH_KEYS.cardKeys.newest.id })).toThrow()
  expect(() => open(OTHER_KEY, { ...CARD, sealed, keyId: HARMLESS_SERVICES.cardKeys.newest.id })).toThrow('SECRET_KEY_OLD')
})

test('a number is found only by its index, and only with our keys', () => {
  expect(numberIndexes(HARMLESS_SERVICES, '9375')).toEqual(numberIndexes(HARMLESS_SERVICES, '9375'))
  expect(numberIndexes(HARMLESS_SERVICES, '9375')).not.toEqual(numberIndexes(HARMLESS_SERVICES, '9376'))
  expect(numberIndexes(HARMLESS_SERVICES, '9375')).not.toEqual(numberIndexes(OTHER_KEY, '9375'))
  expect(numberIndexes(BOTH_KEYS, '9375')).toEqual([
    ...numberIndexes(OTHER_KEY, '9375'),
    ...numberIndexes(HARMLESS_SERVICES, '9375'),
  ])
})
