import { expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { formatErrors } from './format-errors.ts'
import { GraphQLError } from './graphql-js.ts'

test('a cause that fails thousands of fields is logged once, and twenty of them are reported', () => {
  const error = vi.fn<() => void>()
  const context = { log: { error } as unknown as Context['log'], request: { id: 'r1', ip: '', headers: {} } }
  const cause = new Error('the database is away')
  const failed = Array.from(
    { length: 2_000 },
    (_, place) => new GraphQLError('', { path: ['orders', place], originalError: cause }),
  )
  const reported = formatErrors([...failed, new GraphQLError('', { path: ['cart'], originalError: new Error('other') })], context)
  expect(reported).toHaveLength(20)
  expect(error).toHaveBeenCalledTimes(1)
})
