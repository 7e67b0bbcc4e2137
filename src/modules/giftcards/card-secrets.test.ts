import { expect, test } from 'vitest'
import { CALM_SERVICES } from '../../../tests/support/services.ts'
import { randomIds } from '../../platform/ids.ts'
import { deriveKey } from '../../platform/keys.ts'
import { numberIndex, open, seal } from './card-secrets.ts'

const CARD = { cardId: '00000000-0000-4000-8000-00000000000a', secret: 'pin' } as const
const OTHER_KEY = { ...CALM_SERVICES, keyFor: (purpose: string) => deriveKey('x'.repeat(32), purpose) }
const sealPin = () => seal(randomIds, CALM_SERVICES, { ...CARD, clear: '012345' })

test('what was sealed is opened again', () => {
  expect(open(CALM_SERVICES, { ...CARD, sealed: sealPin() })).toBe('012345')
})

test('the same PIN never looks the same', () => {
  expect(new Set(Array.from({ length: 100 }, () => sealPin().toString('hex'))).size).toBe(100)
})

test('a sealed PIN is of no use to another card, as another secret, with another key, or changed', () => {
  const sealed = sealPin()
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => open(CALM_SERVICES, { ...CARD, cardId: '00000000-0000-4000-8000-00000000000b', sealed })).toThrow()
  expect(() => open(CALM_SERVICES, { ...CARD, secret: 'number', sealed })).toThrow()
  expect(() => open(OTHER_KEY, { ...CARD, sealed })).toThrow()
  expect(() => open(CALM_SERVICES, { ...CARD, sealed: changed })).toThrow()
})

test('a number is found by its index alone, and only with our key', () => {
  expect(numberIndex(CALM_SERVICES, '9375')).toEqual(numberIndex(CALM_SERVICES, '9375'))
  expect(numberIndex(CALM_SERVICES, '9375')).not.toEqual(numberIndex(CALM_SERVICES, '9376'))
  expect(numberIndex(CALM_SERVICES, '9375')).not.toEqual(numberIndex(OTHER_KEY, '9375'))
})
