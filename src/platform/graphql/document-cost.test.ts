import { expect, test } from 'vitest'
import { measureDocument } from './document-cost.ts'
import { buildSchema, parse } from './graphql-js.ts'

const SCHEMA = buildSchema(`
  directive @sensitive on FIELD_DEFINITION
  input PagingInput { itemsPerPage: Int = 16 pageNumber: Int = 1 }
  type Query { product: Product products(paging: PagingInput): ProductsPage codes: [String!]! pin: Boolean @sensitive }
  type ProductsPage { totalCount: Int! products: [Product!]! }
  type Product { id: ID! variations: [Variation!]! related(limit: Int! = 8): [Product!]! }
  type Variation { id: ID! product: Product! }
`)

const measure = (text: string) => measureDocument(SCHEMA, parse(text))
const costOf = (text: string) => measure(text).fields

test.each([
  ['a field costs one', '{ product { id } }', 2],
  ['a list counts as ten items', '{ product { variations { id } } }', 1 + 1 + 10],
  ['a list in a list multiplies', '{ product { variations { product { variations { id } } } } }', 1 + 1 + 10 * (1 + 1 + 10)],
  ['a page costs a query and its items', '{ products(paging: { itemsPerPage: 4 }) { products { id } } }', 50 + 1 + 4],
  ['a page has 16 items unless the caller says otherwise', '{ products { totalCount products { id } } }', 50 + 1 + 1 + 16],
  [
    'a page size in a variable may be 100',
    'query ($n: Int) { products(paging: { itemsPerPage: $n }) { products { id } } }',
    50 + 1 + 100,
  ],
  ['so may all of the paging', 'query ($p: PagingInput) { products(paging: $p) { products { id } } }', 50 + 1 + 100],
  ['a limit counts like a page', '{ product { related(limit: 3) { id } } }', 1 + 50 + 3],
  ['a limit of its own default too', '{ product { related { id } } }', 1 + 50 + 8],
  ['a negative size does not make a document cheaper', '{ product { related(limit: -9) { id } } }', 1 + 50 + 1],
  [
    'a fragment costs what is in it, each time',
    '{ product { ...F ...F } } fragment F on Product { id variations { id } }',
    1 + 2 * 12,
  ],
  [
    'a list in a fragment is as long as the page around it',
    '{ products(paging: { itemsPerPage: 4 }) { ...F } } fragment F on ProductsPage { products { id } }',
    50 + 1 + 4,
  ],
  ['an inline fragment costs what is in it', '{ product { ... on Product { id } ... { id } } }', 3],
  ['introspection counts', '{ __schema { types { fields { name } } } __type(name: "Query") { name } }', 2 + 10 * (1 + 10) + 2],
])('%s', (_sentence, text, cost) => {
  expect(costOf(text)).toBe(cost)
})

test('sensitive fields are counted as often as they would run', () => {
  expect(measure('{ pin ...F ... { pin } } fragment F on Query { a: pin }').sensitiveFields).toBe(3)
  expect(measure('{ product { id } }').sensitiveFields).toBe(0)
})

test('everything that validation reads counts, also in unused fragments', () => {
  const unused = 'fragment F on Product { id ...G ...G } fragment G on Product { id id id }'
  expect(measure(`{ codes } ${unused}`)).toMatchObject({ selections: 7, repeats: 4, fields: 1 })
})

test('measuring fragments that contain each other ends', () => {
  const text = '{ product { ...F } } fragment F on Product { id ...G } fragment G on Product { id ...F }'
  expect(measure(text)).toMatchObject({ selections: 6, repeats: 2 })
})
