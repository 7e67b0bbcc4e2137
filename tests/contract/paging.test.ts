import { afterAll, expect, test } from 'vitest'
import {
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from '../../src/platform/graphql/graphql-js.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import { testDatabase } from '../support/database.ts'
import { startShopServer } from '../support/shop-server.ts'

const { ctx } = await testDatabase({ seeded: true })
const { server, schema } = await startShopServer(ctx)
afterAll(() => server.close())

const objects = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'))
const paged = objects.flatMap((type) =>
  Object.values(isObjectType(type) ? type.getFields() : {})
    .filter(({ args }) => args.some((argument) => getNamedType(argument.type).name === 'PagingInput'))
    .map((field) => ({ parent: type.name, ...field })),
)

async function ask(field: string, type: GraphQLOutputType, itemsPerPage: number) {
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  const query = `query ($paging: PagingInput) { ${field}(paging: $paging) ${selection} }`
  const payload = { query, variables: { paging: { itemsPerPage } } }
  const response = await server.inject({ method: 'POST', url: '/graphql', headers: { host: 'localhost' }, payload })
  return { status: response.statusCode, ...response.json() }
}

test('lists with pages exist, and all are fields of the query', () => {
  expect(isInputObjectType(schema.getType('PagingInput'))).toBe(true)
  expect(paged.length).toBeGreaterThanOrEqual(7)
  expect(paged.filter(({ parent }) => parent !== 'Query')).toEqual([])
})

test.each(paged.map(({ name, type }) => [name, type] as const))('%s has pages of 1 to 100 items', async (name, type) => {
  for (const itemsPerPage of [1, 100]) expect((await ask(name, type, itemsPerPage)).errors).toBeUndefined()
  for (const itemsPerPage of [1_000, 101, 0, -1]) {
    const { data, errors } = await ask(name, type, itemsPerPage)
    expect(data).toBeNull()
    expect(errors).toMatchObject([
      {
        message: FAILURES.PAGE_SIZE_INVALID.message,
        extensions: { code: FAILURES.PAGE_SIZE_INVALID.code, referencedRequestParameter: 'paging.itemsPerPage' },
      },
    ])
  }
  const { status, errors } = await ask(name, type, 2_147_483_648)
  expect(status).toBe(400)
  expect(errors[0].message).toContain('itemsPerPage')
})
