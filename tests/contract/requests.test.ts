import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { ShopContext } from '../../src/modules/accounts/index.ts'
import { Kind, parse, specifiedRules, validate } from '../../src/platform/graphql/graphql-js.ts'
import { assertShort, assertWithinLimits, listRules } from '../../src/platform/graphql/limits.ts'
import { printContract } from '../../src/platform/graphql/print-contract.ts'
import type { ShopModule } from '../../src/platform/module.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import { testDatabase } from '../support/database.ts'
import { DOCUMENTS, startShopServer } from '../support/shop-server.ts'

const { ctx } = await testDatabase({ seeded: true })
let changes = 0
let readings = 0

/** Fields that no module has yet: a mutation, two sensitive fields, and one that throws. */
const trying: ShopModule = {
  name: 'trying',
  schema: new URL('./trying.graphql', import.meta.url),
  jobs: [],
  resolvers: {
    Query: {
      secret: () => 'told',
      everyone: async (_root: unknown, _args: unknown, { customer, cookies }: ShopContext) => {
        readings++
        await new Promise((resolve) => setTimeout(resolve, 20))
        return customer || cookies ? 'somebody' : 'nobody'
      },
      broken: () => {
        throw new Error('password=hunter2 at db.internal')
      },
    },
    Mutation: { change: () => ++changes },
  },
}

const open = await startShopServer(ctx, { extraModules: [trying] })
const sharing = await startShopServer(ctx, { extraModules: [trying], documents: new Map([['everyone', '{ everyone }']]) })
const closed = await startShopServer(ctx, { trustedDocumentsOnly: true, development: false })
const shop = await startShopServer(ctx)
afterAll(() => Promise.all([open, sharing, closed, shop].map(({ server }) => server.close())))

type Asked = { headers?: Record<string, string>; to?: typeof open; host?: string }

async function ask(body: unknown, { headers = {}, to = open, host = 'localhost' }: Asked = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await to.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { host, 'content-type': 'application/json', ...headers },
    payload,
  })
  return { status: response.statusCode, headers: response.headers, ...response.json() }
}

const messageOf = (answer: { errors?: { message: string }[] }) => answer.errors?.[0]?.message

test('answers are never cached', async () => {
  expect((await ask({ query: '{ getUserInfo { user { subscribed } } }' })).headers['cache-control']).toBe('no-store')
  expect((await ask({ query: 'nonsense' })).headers['cache-control']).toBe('no-store')
})

test('shared answers are read once for simultaneous requests, and without a session', async () => {
  const body = { query: 'everyone', persisted: true }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => ask(body, { to: sharing, headers: { cookie: 'session=anna' } })),
  )
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { everyone: 'nobody' } })
  expect(readings).toBe(2)
  await Promise.all([ask(body, { to: sharing }), ask(body, { to: sharing, host: 'cb.localhost' })])
  expect(readings).toBe(4)
})

test('a guest has no user', async () => {
  expect((await ask({ query: '{ getUserInfo { user { subscribed } } }' })).data).toEqual({ getUserInfo: { user: null } })
})

describe('limits', () => {
  const deep = (levels: number) => `{ __type(name: "Money") ${'{ ofType '.repeat(levels - 2)}{ name }${' }'.repeat(levels - 2)} }`

  test('a query may be twelve levels deep, not thirteen', async () => {
    expect((await ask({ query: deep(12) })).errors).toBeUndefined()
    const refused = await ask({ query: deep(13) })
    expect(refused.status).toBe(400)
    expect(messageOf(refused)).toBe('At most 12 levels of fields are allowed.')
  })

  test('a fragment does not hide depth', async () => {
    const query = `query { ...F } fragment F on Query ${deep(13)}`
    expect(messageOf(await ask({ query }))).toBe('At most 12 levels of fields are allowed.')
  })

  test('twenty directives are allowed, twenty-one are not', async () => {
    const directives = (count: number) => `{ ${'everyone @include(if: true) '.repeat(count)}}`
    expect((await ask({ query: directives(20) })).status).toBe(200)
    expect(messageOf(await ask({ query: directives(21) }))).toBe('At most 20 directives are allowed.')
  })

  test('lists in lists are refused when they cost too much', async () => {
    const related = (levels: number) => `{ product(id: "1") { ${'relatedProducts { '.repeat(levels)}id${' }'.repeat(levels)} } }`
    expect((await ask({ query: related(3) })).status).toBe(200)
    expect(messageOf(await ask({ query: related(4) }))).toMatch(/^The query costs \d+; at most 25000 is allowed/)
  })

  test('five errors of a document are reported, and that there are more', async () => {
    const { errors } = await ask({ query: `{ ${Array.from({ length: 50 }, (_, i) => `unknown${i}`).join(' ')} }` })
    expect(errors).toHaveLength(6)
  })

  test.each([
    '{ products(paging: { itemsPerPage: 2 }) { totalCount } }',
    'query ($p: PagingInput) { products(paging: $p) { totalCount } }',
  ])('variables may not be nested endlessly: %s', async (query) => {
    const deep = (levels: number) => `{"p":${'['.repeat(levels)}${']'.repeat(levels)}}`
    const refused = await ask(`{"query":${JSON.stringify(query)},"variables":${deep(40_000)}}`)
    expect(refused.status).toBe(400)
    expect(messageOf(refused)).toBe('The variables may be at most 20 levels deep.')
  })

  test('an error does not repeat a long input over and over', async () => {
    const query = 'query ($filters: ProductFiltersInput) { products(filters: $filters) { totalCount } }'
    const filterByTaxonomy = Array.from({ length: 50 }, () => ({ taxonomy: 'x'.repeat(1_700), terms: [] }))
    // The document is compiled when it is used the second time.
    for (const _use of [1, 2, 3]) {
      const { status, errors } = await ask({ query, variables: { filters: { filterByTaxonomy } } })
      expect(status).toBe(400)
      expect(JSON.stringify(errors).length).toBeLessThan(2_500)
    }
  })

  test.each([
    ['a syntax tree', JSON.stringify({ kind: 'Document', definitions: [] })],
    ['a number', '7'],
  ])('%s is not a document', async (_sentence, query) => {
    const answer = await ask({ query })
    expect(answer.status).toBe(400)
    expect(messageOf(answer)).toBe('Send the document as text.')
  })

  test('queries by GET are refused', async () => {
    expect((await open.server.inject('/graphql?query={__typename}')).statusCode).toBe(405)
  })

  test('five aliases are allowed, six are not', async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, i) => `a${i}: getUserInfo { __typename }`).join(' ')} }`
    expect((await ask({ query: aliases(5) })).status).toBe(200)
    expect(messageOf(await ask({ query: aliases(6) }))).toBe('At most 5 aliases are allowed.')
  })

  test('a sensitive field can be requested once per request, by whatever name', async () => {
    expect((await ask({ query: '{ secret }' })).data).toEqual({ secret: 'told' })
    for (const query of ['{ secret other: secret }', '{ secret ...F } fragment F on Query { x: secret }']) {
      expect(messageOf(await ask({ query }))).toContain('only one sensitive field')
    }
  })

  test('a request is one JSON object of at most 100 KB', async () => {
    expect((await ask([{ query: '{ secret }' }, { query: '{ secret }' }])).status).toBe(400)
    expect((await ask({ query: `{ secret } # ${'x'.repeat(110_000)}` })).status).toBe(413)
    expect((await ask('{ "query"')).status).toBe(400)
    expect((await ask({ variables: {} })).status).toBe(400)
  })

  test('a document has one operation', async () => {
    expect(messageOf(await ask({ query: 'query A { secret } query B { secret }', operationName: 'A' }))).toBe(
      'A document has one operation.',
    )
  })
})

test('an unexpected error is masked, with a reference to the log', async () => {
  for (let time = 0; time < 3; time++) {
    const answer = await ask({ query: '{ broken }' })
    expect(answer.errors).toEqual([
      { message: FAILURES.UNKNOWN.message, path: ['broken'], extensions: { code: -1, reference: expect.any(String) } },
    ])
    expect(JSON.stringify(answer)).not.toMatch(/hunter2|stack/)
  }
})

describe('userData', () => {
  const query = 'query ($userData: UserDataInput) { storeData(userData: $userData) { code language { code } } }'

  test('a storeID that disagrees with the host is refused, compiled or not', async () => {
    for (let time = 0; time < 3; time++) {
      const answer = await ask({ query, variables: { userData: { storeID: 1 } } })
      expect(answer.data).toBeNull()
      expect(answer.errors[0]).toMatchObject({
        message: FAILURES.STORE_MISMATCH.message,
        extensions: { code: 1001, referencedRequestParameter: 'userData.storeID' },
      })
    }
  })

  test.each([
    ['as a number', 57],
    ['as text', '57'],
  ])('the default host is store 57, %s', async (_sentence, storeID) => {
    const answer = await ask({ query, variables: { userData: { storeID } } })
    expect(answer.data).toEqual({ storeData: { code: 'GCSUK', language: { code: 'en' } } })
  })

  test('a country that disagrees with the host is refused', async () => {
    const answer = await ask({ query, variables: { userData: { countryCode: 'NL' } } })
    expect(answer.errors[0].extensions).toEqual({ code: 1001, referencedRequestParameter: 'userData.countryCode' })
    expect((await ask({ query, variables: { userData: { countryCode: 'NL' } } }, { host: 'cb.localhost' })).data).not.toBeNull()
  })

  test('every root field accepts it', () => {
    const roots = [shop.schema.getQueryType(), shop.schema.getMutationType()]
    const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}))
    expect(fields.length).toBeGreaterThan(80)
    for (const field of fields) {
      expect(
        field.args.map(({ name }) => name),
        field.name,
      ).toContain('userData')
    }
  })

  test('a language of the store is used, another is ignored', async () => {
    const second = await ask({ query, variables: { userData: { language: 'fr' } } }, { host: 'gcsbe.localhost' })
    expect(second.data.storeData).toEqual({ code: 'GCSBE', language: { code: 'fr' } })
    const unknown = await ask({ query, variables: { userData: { language: 'xx' } } }, { host: 'cb.localhost' })
    expect(unknown.data.storeData).toEqual({ code: 'CB', language: { code: 'nl' } })
  })
})

describe('the headers store and country', () => {
  const query = '{ storeData { code } }'

  test.each([
    ['store', '1'],
    ['country', 'NL'],
  ])('%s that disagrees with the host is refused', async (header, value) => {
    const answer = await ask({ query }, { headers: { [header]: value } })
    expect(answer.data).toBeNull()
    expect(answer.errors).toMatchObject([
      { message: FAILURES.STORE_MISMATCH.message, extensions: { code: 1001, referencedRequestParameter: header } },
    ])
  })

  test('are refused for shared answers too', async () => {
    const body = { query: 'everyone', persisted: true }
    expect((await ask(body, { to: sharing })).data).toEqual({ everyone: 'nobody' })
    expect((await ask(body, { to: sharing, headers: { store: '1' } })).errors[0].extensions.code).toBe(1001)
  })

  test('may match the host in any case, or be left out', async () => {
    const headers = { store: '57', country: 'gb', 'server-side': '1', 'request-path': '/cart/', 'bypass-cache': '1' }
    expect((await ask({ query }, { headers })).data).toEqual({ storeData: { code: 'GCSUK' } })
  })
})

test('every registered operation carries userData on each of its root fields', () => {
  for (const text of DOCUMENTS.values()) {
    const operation = parse(text).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
    const fields = operation?.selectionSet.selections.filter((one) => one.kind === Kind.FIELD) ?? []
    expect(fields.length, text).toBeGreaterThan(0)
    for (const field of fields)
      expect(
        field.arguments?.map(({ name }) => name.value),
        text,
      ).toContain('userData')
  }
})

describe('mutations', () => {
  const query = 'mutation { change }'

  test('are accepted from our own pages and from programs', async () => {
    const before = changes
    expect((await ask({ query }, { headers: { origin: 'http://localhost' } })).status).toBe(200)
    expect((await ask({ query }, { headers: { 'x-ribbon': '1' } })).status).toBe(200)
    expect(changes).toBe(before + 2)
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a form', { 'content-type': 'text/plain' }],
    ['another form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a GraphQL text', { 'content-type': 'application/graphql' }],
  ])('are refused for %s', async (_sentence, headers) => {
    const before = changes
    expect((await ask({ query }, { headers })).status).toBeGreaterThanOrEqual(400)
    expect(changes).toBe(before)
  })

  test('are refused by GET', async () => {
    const before = changes
    const response = await open.server.inject({ url: '/graphql', query: { query } })
    expect(response.statusCode).toBe(405)
    expect(changes).toBe(before)
  })
})

describe('registered operations', () => {
  test('are all within the limits', () => {
    const rules = [...specifiedRules, ...listRules({ introspection: false })]
    for (const text of DOCUMENTS.values()) {
      const document = parse(text)
      assertShort(text)
      assertWithinLimits(shop.schema, document)
      expect(validate(shop.schema, document, rules)).toEqual([])
    }
  })

  const [id, text] = [...DOCUMENTS].find(([, one]) => one.startsWith('query Chrome')) ?? []

  test('are answered by their id, in every mode', async () => {
    for (const to of [shop, closed]) {
      const answer = await ask({ query: id, persisted: true }, { to })
      expect(answer.errors).toBeUndefined()
      expect(answer.data.storeData.name).toEqual(expect.any(String))
    }
  })

  test('are the only ones answered in production', async () => {
    for (const query of ['{ storeData { name } }', text, '{ __schema { types { name } } }']) {
      expect((await ask({ query }, { to: closed })).status).toBe(400)
    }
    expect((await ask({ query: 'f'.repeat(64), persisted: true }, { to: closed })).status).toBe(400)
  })

  test('introspection works only in development', async () => {
    expect((await ask({ query: '{ __schema { queryType { name } } }' }, { to: shop })).data.__schema.queryType.name).toBe('Query')
  })
})

test('schema.graphql is the contract (npx tsx tools/print-contract.ts writes it)', () => {
  expect(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')).toBe(printContract(shop.schema))
})
