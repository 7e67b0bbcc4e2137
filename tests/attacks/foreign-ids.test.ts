import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLInputType, GraphQLOutputType } from 'graphql'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { completeOrder, freezeOrder, priceOrder, readOrder } from '../../src/modules/orders/index.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from '../../src/platform/graphql/graphql-js.ts'
import { ok } from '../../src/shared/result.ts'
import { type Browser, PASSWORD, testAccounts } from '../support/accounts.ts'
import { bookPaid } from '../support/book-paid.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'

const shop = await testAccounts({ seeded: true })
const { schema, makeCustomer, open, mutate, ask, post, ctx, db, work, newEmail } = shop

/** All data of the victim contains one of these words. */
const SECRETS = /Quillfeather|victim@|bartholomew|Hidden Lane/i
const ADDRESS = {
  firstName: 'Zenobia',
  lastName: 'Quillfeather',
  countryCode: 'GB',
  postCode: 'SW1A 1AA',
  houseNumber: '1',
  street: 'Hidden Lane',
  city: 'London',
  phoneNumber: '+44 7700900123',
}
const RECEIVER = { kind: 'RECEIVER', firstName: 'Bartholomew', lastName: 'Quillfeather', email: 'bartholomew@example.com' }

const { rows } = await sql<{ id: number }>`
  select v.id from variations v join products p on p.id = v.product_id
  where p.slug = 'grumble-coffee' and v.currency = 'GBP' and v.variation_type = 'DIGITAL'`.execute(db)
const variationId = String(rows[0]?.id)

const victim = await makeCustomer({ email: 'victim@example.com' })
await mutate(victim, 'saveAddress', { input: ADDRESS }, 'address { id }')
await mutate(victim, 'updateProfile', { input: { lastName: 'Quillfeather' } }, 'user { subscribed }')
await placeOrder(victim, true)
await placeOrder(victim, false)
await fill(victim)

async function fill(browser: Browser): Promise<string> {
  await mutate(
    browser,
    'addOriginalPackageToCart',
    { input: { variationId, value: 25, message: 'Quillfeather', receivers: [RECEIVER] } },
    'shipmentTag',
  )
  return (await mutate(browser, 'setBillingAddress', { input: { ...ADDRESS, email: 'victim@example.com' } }, 'order { id }'))
    .order.id
}

async function placeOrder(browser: Browser, isPaid: boolean): Promise<void> {
  const id = await fill(browser)
  await inTransaction(shop.contextOf('GCSUK'), async (ctx) => {
    await freezeOrder(ctx, await priceOrder(ctx, await readOrder(ctx.db, id)), { paymentMethod: 'paypal', newsletter: false })
    return ok(undefined)
  })
  if (!isPaid) return
  const order = await readOrder(db, id)
  await inTransaction(ctx, async (ctx) => {
    await bookPaid(ctx, { currency: order.currency, minor: order.frozenTotals?.totalMinor ?? 0 }, id)
    await completeOrder(ctx, HARMLESS_SERVICES, order)
    return ok(undefined)
  })
  await work()
}

/** Every id of the victim's data. */
async function listIds(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with mine as (select id from orders where user_id = (select id from users where email = 'victim@example.com'))
    select id::text from mine
    union select s.id::text from shipments s join mine m on m.id = s.order_id
    union select s.tag from shipments s join mine m on m.id = s.order_id
    union select p.id::text from packages p join shipments s on s.id = p.shipment_id join mine m on m.id = s.order_id
    union select c.id::text from giftcards c join mine m on m.id = c.order_id
    union select i.id::text from invoices i join mine m on m.id = i.order_id
    union select a.id::text from addresses a join users u on u.id = a.user_id where u.email = 'victim@example.com'
    union select s.id::text from sessions s join users u on u.id = s.user_id where u.email = 'victim@example.com'
    union select id::text from users where email = 'victim@example.com'`.execute(db)
  return rows.map(({ id }) => id)
}

/** All data of the victim, to check that it does not change. */
async function readVictim(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    with mine as (select id from orders where user_id = (select id from users where email = 'victim@example.com'))
    select md5(string_agg(row, '|' order by row)) as text from (
      select o::text as row from orders o join mine m on m.id = o.id
      union all select s::text from shipments s join mine m on m.id = s.order_id
      union all select p::text from packages p join shipments s on s.id = p.shipment_id join mine m on m.id = s.order_id
      union all select g::text from gifts g join mine m on m.id = g.order_id
      union all select c::text from giftcards c join mine m on m.id = c.order_id
      union all select u::text from users u where u.email = 'victim@example.com'
      union all select a::text from addresses a join users u on u.id = a.user_id where u.email = 'victim@example.com'
      union all select s::text from sessions s join users u on u.id = s.user_id where u.email = 'victim@example.com'
    ) everything`.execute(db)
  return rows[0]?.text ?? ''
}

const NAMES_SOMETHING = /uuid$|^id$|Id$|tag$|token$/i
type Parameter = GraphQLArgument | GraphQLInputField

function takesId({ name, type }: Parameter, depth = 0): boolean {
  const named = getNamedType(type)
  if (isInputObjectType(named)) return depth < 3 && Object.values(named.getFields()).some((field) => takesId(field, depth + 1))
  return named.name === 'ID' || (named.name === 'String' && NAMES_SOMETHING.test(name) && name !== 'captchaToken')
}

/** Values that pass every validation, so that only the check of the owner can refuse them. */
const KNOWN: Readonly<Record<string, unknown>> = {
  ...{
    firstName: 'Max',
    lastName: 'Mole',
    countryCode: 'GB',
    postCode: 'SW1A 1AA',
    houseNumber: '1',
    street: 'Long Lane',
    city: 'London',
    phoneNumber: '+44 7700900123',
  },
  ...{
    captchaToken: 'solved',
    password: PASSWORD,
    idempotencyKey: 'thief',
    kind: 'ME',
    value: 25,
    qty: 1,
    deliveryMode: 'DEFAULT',
  },
}

function valueFor({ name, type }: Parameter, id: string): unknown {
  if (isNonNullType(type)) return valueFor({ name, type: type.ofType } as Parameter, id)
  if (isListType(type)) return [valueFor({ name, type: type.ofType as GraphQLInputType } as Parameter, id)]
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || takesId(field))
    return Object.fromEntries(fields.map((field) => [field.name, valueFor(field, id)]))
  }
  if (name === 'email') return newEmail()
  if (name in KNOWN) return KNOWN[name]
  if (takesId({ name, type } as Parameter)) return id
  if (isEnumType(type)) return type.getValues()[0]?.name
  return { Int: 1, Float: 25, Boolean: false }[getNamedType(type).name] ?? 'text'
}

/** Selects all fields of an answer, some levels deep. */
function selectAll(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (!isObjectType(named)) return '{ __typename }'
  const fields = Object.values(named.getFields()).filter(
    ({ args, type }) => args.every(({ type }) => !isNonNullType(type)) && (isLeafType(getNamedType(type)) || depth < 4),
  )
  return `{ ${fields.map((field) => `${field.name} ${selectAll(field.type, depth + 1)}`).join(' ')} }`
}

const roots = [
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
] as const
const operations = roots.flatMap(([kind, root]) =>
  Object.values(root?.getFields() ?? {})
    .filter(({ args }) => args.some((arg) => arg.name !== 'userData' && takesId(arg)))
    .map((field) => ({ kind, field })),
)

async function tryIt(
  thief: Browser,
  { kind, field }: { kind: string; field: GraphQLField<unknown, unknown> },
  id: string,
): Promise<string> {
  const args = field.args.filter(
    ({ name, type }) => name !== 'userData' && (isNonNullType(type) || takesId({ name, type } as Parameter)),
  )
  const variables = Object.fromEntries(args.map((arg) => [arg.name, valueFor(arg, id)]))
  const declared = args.map(({ name, type }) => `$${name}: ${type}`)
  const passed = args.map(({ name }) => `${name}: $${name}`)
  const query = `${kind} (${declared}) { ${field.name}(${passed}) ${selectAll(field.type)} }`
  return (await post(thief, { query, variables })).body
}

test("another customer's ids are refused by every operation that takes one", async () => {
  const ids = await listIds()
  let before = await readVictim()
  const leaks: string[] = []
  let sent = 0
  let broken = 0
  for (const operation of operations) {
    for (const id of ids) {
      for (const thief of [customer, open()]) {
        const answer = await tryIt(thief, operation, id)
        sent++
        if (SECRETS.test(answer)) leaks.push(`${operation.field.name} tells ${SECRETS.exec(answer)?.[0]}`)
        if (JSON.parse(answer).data === undefined || /"code":-1/.test(answer)) broken++
      }
    }
    const after = await readVictim()
    if (after !== before) leaks.push(`${operation.field.name} changed something`)
    before = after
  }
  const names = operations.map(({ field }) => field.name)
  console.log(`foreign ids: ${names.length} operations, ${ids.length} ids, ${sent} requests, ${leaks.length} leaks`)
  expect(leaks).toEqual([])
  expect(broken).toBe(0)
  expect(names).toEqual(expect.arrayContaining(['order', 'reorder', 'saveAddress', 'deleteAddress', 'endSession', 'cancelOrder']))
}, 300_000)

const customer = await makeCustomer()

test('the owner gets an answer to the same requests', async () => {
  const [uuid] = (await ask(victim, '{ orders { orders { id } } }')).orders.orders.map(({ id }: { id: string }) => id)
  const order = operations.find(({ field }) => field.name === 'order')
  expect(order && (await tryIt(victim, order, uuid))).toMatch(SECRETS)
})
