import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import Fastify from 'fastify'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import type { Context } from '../context.ts'
import { randomIds } from '../ids.ts'
import { buildSchema } from './graphql-js.ts'
import { LIMITS } from './limits.ts'
import { registerGraphql } from './register-graphql.ts'

/** Any document of 100 KB is checked within 50 ms, so that nobody can keep a process busy with a few requests. */
const BUDGET_MS = 50
const DOCUMENT_CHARACTERS = 100_000

const ctx = { clock: systemClock, ids: randomIds, log: pino({ level: 'silent' }) } as Context
const server = Fastify({ bodyLimit: 1024 * 1024 })
await registerGraphql(server, {
  schema: buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')),
  buildContext: () => ({ ...ctx }),
  buildSharedContext: () => ({ ...ctx }),
  findHeaderFailure: () => undefined,
  changes: { onChange: () => undefined, catchUp: async () => undefined },
  documents: new Map(),
  shared: new Set(),
  trustedDocumentsOnly: false,
  development: true,
})
afterAll(() => server.close())

/** Sends it twice, because a valid document is compiled at the second request. Measures processor time, because other programs share the machine. */
async function judge(query: string): Promise<{ ms: number; status: number }> {
  const before = process.threadCpuUsage()
  const payload = JSON.stringify({ query })
  const headers = { 'content-type': 'application/json' }
  const first = await server.inject({ method: 'POST', url: '/graphql', headers, payload })
  await server.inject({ method: 'POST', url: '/graphql', headers, payload })
  const { user, system } = process.threadCpuUsage(before)
  return { ms: (user + system) / 1000 / 2, status: first.statusCode }
}

/** The best of three, because the first documents and those during a garbage collection are slower. A comment makes each a new document. */
async function judgeFairly(text: string) {
  const judgements = []
  for (const comment of ['', '#1', '#2']) {
    const judgement = await judge(`${text}\n${comment}`)
    if (judgement.ms <= BUDGET_MS) return judgement
    judgements.push(judgement)
  }
  return judgements.reduce((best, one) => (one.ms < best.ms ? one : best))
}

const times = (count: number, write: (index: number) => string) => Array.from({ length: count }, (_, i) => write(i)).join(' ')
const chain = (length: number, type: string, write: (next: string) => string) =>
  `${times(length, (i) => `fragment f${i} on ${type} { ${write(`f${i + 1}`)} }`)} fragment f${length} on ${type} { __typename }`

const BOMBS = {
  'fragments that spread the next one three times': `{ ...f0 } ${chain(20, 'Query', (next) => `...${next} `.repeat(3))}`,
  'the same in unused fragments': `{ storeData { code } } ${chain(20, 'Query', (next) => `...${next} `.repeat(3))}`,
  'the same through fields': `{ product { ...f0 } } ${chain(20, 'Product', (next) => `variations { product { ...${next} ...${next} } }`)}`,
  'a thousand repeated fields': `{ ${'cartQuantity { id } '.repeat(1_000)}}`,
  'four hundred repeated fields': `{ ${'cartQuantity { id } '.repeat(400)}}`,
  'related products of related products': `{ product { ${'relatedProducts { '.repeat(9)}id${' }'.repeat(9)} } }`,
  'fragments that all contain the same fields': `{ product { ${times(200, (i) => `...g${i}`)} } } ${times(200, (i) => `fragment g${i} on Product { variations { id } }`)}`,
  'errors after forty thousand empty lines': `{ ${'\n'.repeat(40_000)}${times(300, (i) => `unknown${i}`)} }`,
  'three hundred operations': times(300, (i) => `query q${i} { storeData { code } }`),
  'a field nested a thousand times': `{ product ${'{ variations { product '.repeat(500)}{ id }${' } }'.repeat(500)} }`,
  'brackets nested without end': `{ products(filters: ${'['.repeat(49_000)}1${']'.repeat(49_000)}) { totalCount } }`,
  'a syntax tree as JSON': JSON.stringify({ kind: 'Document', definitions: [] }),
  'what is JSON and nothing else': 'null',
}

test.each(Object.entries(BOMBS))('a document is refused at once: %s', async (_sentence, text) => {
  const { ms, status } = await judgeFairly(text)
  expect(status).toBe(400)
  expect(ms).toBeLessThanOrEqual(BUDGET_MS)
})

test('the same field may be written sixty times, but no more', async () => {
  const often = (count: number) => `{ product { ${'id '.repeat(count)}} }`
  expect((await judge(often(60))).status).toBe(200)
  expect((await judge(often(61))).status).toBe(400)
})

const FRAGMENTS = 12
const DIRECTIVES = ['', '', '', '@skip(if: false)', '@include(if: $c)', '@include(if: true) @skip(if: $c)']
const some = (...texts: string[]) => fc.constantFrom(...texts)
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(' '))

/** Fields of a product, nested, repeated, aliased and spread at will; no part is repeated beyond `characters`. */
function arbitraryDocument(characters: number, mistakes: string[] = []): fc.Arbitrary<string> {
  const often = fc.oneof(fc.nat(3), fc.nat(1_000))
  const fitting = (count: number, text: string) => Math.min(count, Math.ceil(characters / (text.length + 20)))
  const alias = some('', '', '', 'a: ', 'b: ')
  const { set } = fc.letrec<{ selection: string; set: string }>((tie) => {
    const into = joined(
      alias,
      some('variations', 'variations', 'relatedProducts', 'relatedProducts(limit: 3)'),
      some(...DIRECTIVES),
    )
    return {
      set: fc.array(tie('selection'), { minLength: 1, maxLength: 4 }).map((all) => `{ ${all.join(' ')} }`),
      selection: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        joined(alias, some('id', 'title', '__typename', ...mistakes), some(...DIRECTIVES)),
        fc.nat(FRAGMENTS).map((i) => `...F${i}`),
        fc.tuple(into, tie('set')).map(([outer, inner]) => inside(outer, inner)),
        fc.tuple(some('... on Product', '...', ...mistakes), tie('set')).map((parts) => parts.join(' ')),
        fc.tuple(tie('selection'), often).map(([one, count]) => `${one} `.repeat(fitting(count, one))),
        fc.tuple(into, tie('set'), often).map(([outer, inner, count]) => nested(outer, inner, fitting(count, outer))),
      ),
    }
  })
  const operation = some('{', 'query ($a: Int!, $b: ID, $c: Boolean = true) {', ...mistakes)
  const fragments = fc.array(fc.tuple(some('...F', ''), set), { maxLength: FRAGMENTS + 1 })
  return fc.tuple(operation, set, fragments).map(([open, root, all]) => {
    const texts = all.map(
      ([spread, inner], i) => `fragment F${i} on Product { ${spread && `${spread}${i + 1} `.repeat(3)}... ${inner} }`,
    )
    return `${open} product(id: "1") ${root} } ${texts.join(' ')}`.slice(0, DOCUMENT_CHARACTERS)
  })
}

/** A variation has its product as a field. */
function inside(outer: string, inner: string): string {
  return outer.includes('variations') ? `${outer} { product ${inner} }` : `${outer} ${inner}`
}

function nested(outer: string, inner: string, count: number): string {
  return Array.from({ length: count })
    .reduce<string>((text) => `{ ${inside(outer, text)} }`, inner)
    .slice(1, -1)
}

const MISTAKES = ['unknown', 'brand { x }', 'mutation {', '@unknown', 'products(paging: $a, filters: [[1]]) { x }']
const document = fc.oneof(
  arbitraryDocument(50),
  arbitraryDocument(200),
  arbitraryDocument(1_000),
  arbitraryDocument(200, MISTAKES),
  arbitraryDocument(DOCUMENT_CHARACTERS, MISTAKES),
)

test('any document of 100 KB is checked within the budget', async () => {
  await fc.assert(
    fc.asyncProperty(document, async (text) => {
      expect((await judgeFairly(text)).ms).toBeLessThanOrEqual(BUDGET_MS)
    }),
    { numRuns: 300 },
  )
})

/** Within all limits, but with as many field comparisons as possible. */
const LARGEST = {
  'as many equal fields as allowed': `{ product { ${times(4, (i) => 'id title path sku'.split(' ')[i]?.concat(' ').repeat(LIMITS.repeats) ?? '')} } }`,
  'equal objects': `{ ${'cartQuantity { id } '.repeat(LIMITS.repeats)}}`,
  'fragments in fragments': `{ product { ${times(59, (i) => `...g${i}`)} } } ${times(59, (i) => `fragment g${i} on Product { variations { product { ...h${i} } } } fragment h${i} on Product { redeemData { title } }`)}`,
  'equal arguments': `{ ${`products(filters: { filterByTaxonomy: [{ taxonomy: cb_api_giftcard_types, terms: [${times(25, (i) => `"t${i}"`)}] }] }) { totalCount } `.repeat(40)}}`,
}

test.each(Object.entries(LARGEST))(
  'the largest accepted documents are checked and compiled within the budget too: %s',
  async (_sentence, text) => {
    expect((await judgeFairly(text)).ms).toBeLessThanOrEqual(BUDGET_MS)
  },
)
