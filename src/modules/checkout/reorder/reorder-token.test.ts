import { expect, test } from 'vitest'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { readReorderToken, reorderToken } from './reorder-token.ts'

const ORDER = '8f14e45f-ceea-467f-a7d6-0b8f2f6d1a11'
const OTHER = '8f14e45f-ceea-467f-a7d6-0b8f2f6d1a12'
const token = reorderToken(HARMLESS_SERVICES, ORDER)

test('a token names its order', () => expect(readReorderToken(HARMLESS_SERVICES, token)).toBe(ORDER))

test.each([
  ['nothing', ''],
  ['a bare order', ORDER],
  ['the proof of another order', token.replace(ORDER, OTHER)],
  ['a proof that is cut short', token.slice(0, -1)],
  ['a proof that is longer', `${token}A`],
])('%s opens no order', (_sentence, claimed) => expect(readReorderToken(HARMLESS_SERVICES, claimed)).toBeUndefined())
