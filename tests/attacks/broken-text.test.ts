import type { GraphQLInputType, GraphQLOutputType } from 'graphql'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from '../../src/platform/graphql/graphql-js.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import { type Browser, PASSWORD, testAccounts } from '../support/accounts.ts'
import { HOME } from '../support/home.ts'

/** Sends unreadable and far too long texts in every text argument of the API. */

const shop = await testAccounts({ seeded: true })
const { schema, makeCustomer, open, mutate, post, server, db } = shop

const UNREADABLE = FAILURES.TEXT_UNREADABLE.code
const TOO_LONG = FAILURES.TEXT_TOO_LONG.code
const BAD_TEXTS = [
  ['NUL', 'a\0b', UNREADABLE],
  ['40 KB', 'x'.repeat(40_000), TOO_LONG],
] as const
/** Refused for the same reason as NUL, so testing a few arguments is enough. */
const ALSO_UNREADABLE = [
  ['half a character', 'a\ud83d'],
  ['reversed text', 'a\u202eb'],
  ['a control character', 'a\u0085b'],
] as const

type Path = readonly string[]

/** The paths of all texts in a value of this type. Lists have one item here. */
function listTexts(type: GraphQLInputType, path: Path): Path[] {
  if (isNonNullType(type)) return listTexts(type.ofType, path)
  if (isListType(type)) return listTexts(type.ofType, [...path, '0'])
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) => listTexts(field.type, [...path, field.name]))
  return ['String', 'ID'].includes(getNamedType(type).name) ? [path] : []
}

/** A value of this type with all required fields, and with `text` at one path. */
function valueWith(type: GraphQLInputType, place: Path | undefined, text: string): unknown {
  if (isNonNullType(type)) return valueWith(type.ofType, place, text)
  if (isListType(type)) return [valueWith(type.ofType, place?.slice(1), text)]
  if (isInputObjectType(type)) {
    const [next, ...rest] = place ?? []
    const fields = Object.values(type.getFields()).filter(({ name, type }) => isNonNullType(type) || name === next)
    return Object.fromEntries(fields.map(({ name, type }) => [name, valueWith(type, name === next ? rest : undefined, text)]))
  }
  if (place) return text
  if (isEnumType(type)) return type.getValues()[0]?.name
  return { Int: 1, Float: 25, Boolean: false }[getNamedType(type).name] ?? 'x'
}

/** The value as a GraphQL literal: field names and enum values without quotes. */
function toLiteral(type: GraphQLInputType, value: unknown): string {
  if (isNonNullType(type)) return toLiteral(type.ofType, value)
  if (isListType(type)) return `[${(value as unknown[]).map((one) => toLiteral(type.ofType, one))}]`
  if (isInputObjectType(type)) {
    const fields = type.getFields()
    const given = Object.entries(value as object).map(
      ([name, one]) => `${name}: ${toLiteral(fields[name]?.type as GraphQLInputType, one)}`,
    )
    return `{ ${given} }`
  }
  return isEnumType(type) ? String(value) : JSON.stringify(value)
}

function select(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  return isObjectType(named) && named.getFields().errors ? '{ errors { code referencedRequestParameter } }' : '{ __typename }'
}

const places = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(root?.getFields() ?? {}).flatMap((field) =>
    field.args.flatMap((arg) => listTexts(arg.type, [arg.name]).map((path) => ({ kind, field, path }))),
  )
})

type Sent = (typeof places)[number] & { text: string; isInline: boolean }

async function send(browser: Browser, { kind, field, path: [first, ...rest], text, isInline }: Sent) {
  const args = field.args.filter(({ name, type }) => isNonNullType(type) || name === first)
  const values = args.map((arg) => [arg.name, valueWith(arg.type, arg.name === first ? rest : undefined, text)] as const)
  const variables = Object.fromEntries(values)
  const passed = args.map(({ name, type }) => `${name}: ${isInline ? toLiteral(type, variables[name]) : `$${name}`}`)
  const declared = isInline ? '' : `(${args.map(({ name, type }) => `$${name}: ${type}`)})`
  const query = `${kind} ${declared} { answer: ${field.name}(${passed}) ${select(field.type)} }`
  const response = await post(browser, isInline ? { query } : { query, variables })
  const { data, errors = [] } = response.json()
  const faults = [...(data?.answer?.errors ?? []), ...errors.map(({ extensions }: { extensions?: object }) => extensions ?? {})]
  return { status: response.statusCode, faults }
}

/** The arguments in which the text is not refused with this code and the name of its field, with the actual answer. */
async function listUnrefused(text: string, code: number, { isInline = false, every = 1 } = {}): Promise<string[]> {
  const customer = await makeCustomer()
  const wrong: string[] = []
  for (const place of places.filter((_, index) => index % every === 0)) {
    const { status, faults } = await send(customer, { ...place, text, isInline })
    const expected = [{ code, referencedRequestParameter: place.path.join('.').replace(/^input\./, '') }]
    if (JSON.stringify(faults) !== JSON.stringify(expected)) {
      wrong.push(`${place.field.name} ${place.path.join('.')}: ${status} ${JSON.stringify(faults)}`)
    }
  }
  return wrong
}

test.each(BAD_TEXTS)(
  '%s is refused in every text of every operation, and the field is named',
  async (_name, text, code) => {
    expect(places.length).toBeGreaterThan(300)
    expect(await listUnrefused(text, code)).toEqual([])
  },
  300_000,
)

test('broken text in the document itself is refused in the same way', async () => {
  expect(await listUnrefused('a\0b', UNREADABLE, { isInline: true })).toEqual([])
}, 300_000)

test.each(ALSO_UNREADABLE)('%s is refused too', async (_name, text) => {
  expect(await listUnrefused(text, UNREADABLE, { every: 20 })).toEqual([])
})

/** Longer than any stored text, but below the general limit for texts. */
const LONG = 'x'.repeat(7_900)
const STORED_MAX_LENGTH = 300
/** The tables that the requests below write to. */
const WRITTEN = ['orders', 'shipments', 'packages', 'addresses', 'users']

describe('a text that is too long for its field', () => {
  const { phoneNumber: _phone, ...receiver } = HOME
  const address = { ...HOME, phoneNumber: HOME.phoneNumber }
  const { email: _email, ...bookAddress } = address

  /** Complete requests that are accepted without changes. */
  async function listAccepted() {
    const { rows } = await sql<{ id: number; kind: string }>`
      select v.id, v.variation_type as kind from variations v join products p on p.id = v.product_id
      where p.slug = 'grumble-coffee' and v.currency = 'GBP'`.execute(db)
    const idOf = (kind: string) => String(rows.find((row) => row.kind === kind)?.id)
    const pack = { value: 25, message: 'Enjoy', idempotencyKey: undefined }
    return [
      ['addOriginalPackageToCart', { ...pack, variationId: idOf('DIGITAL'), receivers: [{ kind: 'RECEIVER', ...receiver }] }],
      ['addOriginalPackageToCart', { ...pack, variationId: idOf('PHYSICAL'), receivers: [{ kind: 'RECEIVER', ...receiver }] }],
      ['addOriginalPackageToCart', { ...pack, variationId: idOf('PHYSICAL'), receivers: [{ kind: 'ME' }] }],
      ['setBillingAddress', { ...address, customerType: 'PRIVATE' }],
      ['setBillingAddress', { ...address, customerType: 'BUSINESS', companyName: 'Hill & Sons' }],
      ['saveAddress', { ...bookAddress, customerType: 'PRIVATE' }],
      ['saveAddress', { ...bookAddress, customerType: 'BUSINESS', companyName: 'Hill & Sons' }],
      ['updateProfile', { customerType: 'PRIVATE' }],
      ['updateProfile', { customerType: 'BUSINESS', companyName: 'Hill & Sons' }],
    ] as const
  }

  test('is never stored in any field', async () => {
    const customer = await makeCustomer()
    let tried = 0
    for (const [field, input] of await listAccepted()) {
      expect((await mutate(customer, field, { input }, '__typename')).errors, `${field} as it is`).toEqual([])
      const type = schema
        .getMutationType()
        ?.getFields()
        [field]?.args.find(({ name }) => name === 'input')?.type
      for (const path of listTexts(type as GraphQLInputType, [])) {
        // Between readable letters, in case only the ends are checked or the ends are trimmed.
        for (const text of [` ${LONG}`, `+44${' '.repeat(7_000)}7700900123`]) {
          const { errors } = await mutate(customer, field, { input: setAt(input, path, text) }, '__typename')
          tried++
          // Read at once, before another request overwrites it.
          if (errors.length === 0) expect(await listLongTexts(WRITTEN), `${field} ${path.join('.')}`).toEqual([])
        }
      }
    }
    expect(tried).toBeGreaterThan(200)
    expect(await listLongTexts(await listTables())).toEqual([])
  })

  test('is never stored when somebody registers or subscribes', async () => {
    for (const part of ['firstName', 'lastName', 'email', 'emailConfirmation', 'password', 'passwordConfirmation']) {
      const input = {
        firstName: 'Anna',
        lastName: 'Hill',
        email: shop.newEmail(),
        password: PASSWORD,
        acceptTerms: true,
        [part]: LONG,
      }
      expect((await mutate(open(), 'registerUser', { input, captchaToken: 'solved' })).status, part).toBe(false)
    }
    await mutate(open(), 'subscribeNewsletter', { email: `${LONG}@example.com`, captchaToken: 'solved' })
    await mutate(open(), 'forgotPassword', { email: `${LONG}@example.com`, captchaToken: 'solved' })
    expect(await listLongTexts(await listTables())).toEqual([])
  })

  function setAt(value: unknown, [name, ...rest]: Path, text: string): unknown {
    if (name === undefined) return text
    if (Array.isArray(value)) return value.map((one, index) => (String(index) === name ? setAt(one, rest, text) : one))
    return { ...(value as object), [name]: setAt((value as Record<string, unknown> | undefined)?.[name], rest, text) }
  }

  /** The tables that contain a longer run of one letter or of spaces than any real text. */
  async function listLongTexts(tables: readonly string[]): Promise<string[]> {
    const runs = sql`t::text like '%' || repeat('x', ${STORED_MAX_LENGTH}) || '%' or t::text like '%' || repeat(' ', ${STORED_MAX_LENGTH}) || '%'`
    const found = await Promise.all(tables.map((name) => sql`select from ${sql.raw(name)} t where ${runs} limit 1`.execute(db)))
    return tables.filter((_, index) => (found[index]?.rows.length ?? 0) > 0)
  }

  async function listTables(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`.execute(
      db,
    )
    return rows.map(({ name }) => name)
  }
})

describe('a form posted without script', () => {
  test.each([
    ['/cart/add/', 'variationId=1&value=25&message=a%00b', 'message'],
    ['/cart/delete/', 'shipmentTag=%E2%80%AE', 'shipmentTag'],
    ['/newsletter/', 'email=a%00%40example.com', 'email'],
    ['/newsletter/confirm/', 'token=%00', 'token'],
    ['/contact-us/message/', 'message=a%00b', 'message'],
  ])('a form to %s with broken text is refused, and the field is named', async (url, payload, field) => {
    const headers = { host: 'gcsuk.localhost', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await server.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(`${field} has characters that cannot be read.`)
  })
})

test('a cookie with broken text is neither a cart nor a session', async () => {
  const broken = { ...open(), cookies: { '__Host-cart': 'a\0b', '__Host-session': '\u202e' } }
  const answer = await post(broken, { query: '{ cartV2 { id } getUserInfo { user { subscribed } } }' })
  expect(answer.json()).toEqual({ data: { cartV2: null, getUserInfo: { user: null } } })
})
