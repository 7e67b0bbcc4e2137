import { expect, test } from 'vitest'
import { describeProblems } from './describe-problems.ts'

const CART = {
  shipments: [
    { id: 's', packages: [{ id: 'a', giftcard: { title: 'Grumble Coffee' } }] },
    { id: 't', packages: [{ id: 'b', giftcard: { title: 'Apple' } }] },
  ],
  problems: [
    { code: 2031, message: 'sold out', referencedRequestParameter: 'packages.b' },
    { code: 2031, message: 'sold out', referencedRequestParameter: 'packages.b' },
    { code: 2030, message: 'too many', referencedRequestParameter: null },
  ],
}

const translate = (failure: object) => String('message' in failure && failure.message)

test('a problem of one gift names it, and is shown once', () => {
  expect(describeProblems(CART, translate)).toEqual(['Apple: sold out', 'too many'])
})

test('a date that has passed names the gift it was for', () => {
  const problems = [{ code: 2114, message: 'too late', referencedRequestParameter: 'shipments.s.deliverOn' }]
  expect(describeProblems({ ...CART, problems }, translate)).toEqual(['Grumble Coffee: too late'])
})
