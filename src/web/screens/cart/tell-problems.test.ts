import { expect, test } from 'vitest'
import type { CartFragment } from '../../../generated/documents.ts'
import { tellProblems } from './tell-problems.ts'

const CART = {
  shipments: [
    { packages: [{ id: 'a', giftcard: { title: 'Grumble Coffee' } }] },
    { packages: [{ id: 'b', giftcard: { title: 'Apple' } }] },
  ],
  problems: [
    { code: 2031, message: 'sold out', referencedRequestParameter: 'packages.b' },
    { code: 2031, message: 'sold out', referencedRequestParameter: 'packages.b' },
    { code: 2030, message: 'too many', referencedRequestParameter: null },
  ],
} as unknown as CartFragment

test('what is about one gift names it, and is told once', () => {
  const translate = (failure: object) => String('message' in failure && failure.message)
  expect(tellProblems(CART, translate)).toEqual(['Apple: sold out', 'too many'])
})
