import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureDocument } from '../../src/platform/graphql/document-cost.ts'
import {
  execute as executePlainly,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  parse,
} from '../../src/platform/graphql/graphql-js.ts'
import { LIMITS } from '../../src/platform/graphql/limits.ts'
import { testDatabase } from '../support/database.ts'
import { DOCUMENTS, startShopServer } from '../support/shop-server.ts'

const { ctx } = await testDatabase({ seeded: true })
const { execute, schema, contextOf } = await startShopServer(ctx)

const NOBODYS_ORDER = '00000000-0000-4000-8000-000000000001'

/** Arguments with which each root field returns data. */
const ARGUMENTS: Record<string, string> = {
  products: '(paging: { itemsPerPage: 3 })',
  product: '(path: "/gift-cards/apple/")',
  category: '(path: "/category/fashion/")',
  occasion: '(id: "birthday")',
  locations: '(paging: { itemsPerPage: 3 })',
  location: '(path: "/gift-cards/copper-colander/location/nowhere/")',
  page: '(path: "/")',
  getBlocksQueue: '(queueID: "home")',
  blogArticles: '(paging: { itemsPerPage: 2 })',
  hreflangTags: '(path: "/gift-cards/")',
  search_v1: '(inputText: "coffee")',
  deliveryOptions: '(variationId: 1)',
  order: `(uuid: "${NOBODYS_ORDER}")`,
  activationOrder: `(uuid: "${NOBODYS_ORDER}")`,
  paymentState: `(orderUuid: "${NOBODYS_ORDER}")`,
  gift: '(token: "guess")',
  giftStates: '(orderToken: "guess")',
  giftcardInfo: '(cardNumber: "6391150000000000000", pin: "000000", captchaToken: "solved")',
  redeemCampaign: '(slug: "nobody")',
  redeemSplit: '(input: { variationId: "1", value: 205, qty: 1, idempotencyKey: "split" })',
  quoteRequest: `(id: "${NOBODYS_ORDER}")`,
  checkUserExist: '(email: "nobody@example.com", captchaToken: "solved")',
}

const VARIABLES: Record<string, unknown> = {
  path: '/',
  productPath: '/gift-cards/tumbledown-pizza/',
  pageNumber: 1,
  givenPage: 1,
  itemsPerPage: 2,
  inputText: 'coffee',
  variationId: '1',
  id: 'birthday',
  text: 'lon',
  slug: 'nobody',
  cardNumber: '6391150000000000000',
  pin: '000000',
  countryCode: 'GB',
  token: 'guess',
  email: 'nobody@example.com',
  captchaToken: 'solved',
  uuid: NOBODYS_ORDER,
  orderUuid: NOBODYS_ORDER,
  paging: { itemsPerPage: 2 },
  input: { variationId: '1', value: 205, qty: 1, idempotencyKey: 'split' },
  isPage: true,
  isMainPage: true,
  userData: { storeID: '57' },
}

/** Runs three times: the second use compiles the query, the third uses the compiled one. */
async function compareExecutors(text: string, code: string, variables: Record<string, unknown> = {}): Promise<void> {
  const plain = await executePlainly({ schema, document: parse(text), contextValue: contextOf(code), variableValues: variables })
  expect(plain.errors, text).toBeUndefined()
  for (let time = 0; time < 3; time++) {
    const compiled = await execute(contextOf(code), text, variables)
    expect(JSON.parse(JSON.stringify(compiled)), text).toEqual(JSON.parse(JSON.stringify(plain)))
  }
}

/** Only queries: a repeated mutation has another result. The payment of another visitor's order is refused to everybody here. */
const registered = [...DOCUMENTS.values()].filter((text) => text.startsWith('query') && !text.startsWith('query RetryMethods'))

test.each(['GCSUK', 'CB'])('every registered query has the same answer, compiled or not (%s)', async (code) => {
  expect(registered.length).toBeGreaterThan(0)
  for (const text of registered) {
    const variables = code === 'CB' ? { ...VARIABLES, userData: {} } : VARIABLES
    await compareExecutors(text, code, variables)
  }
})

/** Every field of a type and of the types below it, three levels deep. */
function selectAll(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (isAbstractType(named)) {
    const types = schema.getPossibleTypes(named)
    return `{ __typename ${types.map((one) => `... on ${one.name} ${selectAll(one, depth)}`).join(' ')} }`
  }
  if (!isObjectType(named) || depth === 0) return '{ __typename }'
  const fields = Object.values(named.getFields()).map((field) => `${field.name} ${selectAll(field.type, depth - 1)}`)
  return `{ ${fields.join(' ')} }`
}

const query = schema.getQueryType() as GraphQLObjectType
const rootFields = Object.values(query.getFields())

test.each(rootFields.map(({ name, type }) => [name, type] as const))(
  '%s with every field has the same answer',
  async (name, type) => {
    await compareExecutors(`{ ${name} ${ARGUMENTS[name] ?? ''} ${selectAll(type, 2)} }`, 'GCSUK')
  },
)

/** A selection as a shopper's page may use it: some fields, some depth. */
function arbitrarySelection(type: GraphQLOutputType, depth: number): fc.Arbitrary<string> {
  const named = getNamedType(type)
  if (isLeafType(named)) return fc.constant('')
  const objects = isObjectType(named) ? [named] : schema.getPossibleTypes(named as never)
  const selections = objects.map((object) => {
    const fields = Object.values(object.getFields()).filter((field) => depth > 0 || isLeafType(getNamedType(field.type)))
    const chosen = fc.subarray(fields, { maxLength: Math.min(5, fields.length) })
    return chosen.chain((some) =>
      fc
        .tuple(...some.map((field) => arbitrarySelection(field.type, depth - 1).map((below) => `${field.name} ${below}`)))
        .map((parts) => (isObjectType(named) ? parts.join(' ') : `... on ${object.name} { __typename ${parts.join(' ')} }`)),
    )
  })
  return fc.tuple(...selections).map((parts) => `{ __typename ${parts.join(' ')} }`)
}

test('every other query has the same answer', async () => {
  const operation = fc
    .constantFrom(...rootFields)
    .chain(({ name, type }) =>
      arbitrarySelection(type, 3).map((selection) => `{ ${name} ${ARGUMENTS[name] ?? ''} ${selection} }`),
    )
    .filter((text) => measureDocument(schema, parse(text)).fields <= LIMITS.fields)
  await fc.assert(
    fc.asyncProperty(operation, fc.constantFrom('GCSUK', 'CB', 'GCSBE'), (text, code) => compareExecutors(text, code)),
    { numRuns: 60 },
  )
}, 60_000)
