import { expect, test } from 'vitest'
import { findArgumentFailure } from './check-arguments.ts'

const many = (count: number) => Array.from({ length: count }, (_, place) => `${place}`)

test('a list of a hundred is accepted at any depth', () => {
  expect(
    findArgumentFailure({ ids: many(100), input: { receivers: many(100), shipments: [{ receivers: many(100) }] } }),
  ).toBeUndefined()
})

test.each([
  ['among the arguments', { ids: many(101) }, 'ids'],
  ['in an input, by its own name', { input: { receivers: many(101) } }, 'receivers'],
  ['in an entry of another list', { input: { shipments: [{}, { receivers: many(101) }] } }, 'shipments.1.receivers'],
])('a longer list is refused and named: %s', (_sentence, args, parameter) => {
  expect(findArgumentFailure(args)).toEqual({ name: 'LIST_TOO_LONG', parameter })
})
