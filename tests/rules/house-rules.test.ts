import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { listBrokenRules } from '../../tools/check-house-rules.mjs'
import { type PlantedFiles, plantFiles } from './plant-files.ts'

const CLOCK = 'the time and new ids come from ctx'
const SQL = "SQL lives in the module's x.store.ts"

/** One violation of each rule: the file, the expected advice, and the text with the violation. */
const BROKEN: [path: string, advice: string, text: string][] = [
  ['src/modules/orders/place-order.ts', CLOCK, 'const placedAt = new Date()'],
  ['src/modules/orders/place-order.ts', CLOCK, 'const placedAt = Date.now()'],
  ['src/shared/lot.ts', CLOCK, 'const lot = Math.random()'],
  ['src/modules/orders/id.ts', CLOCK, 'const id = crypto.randomUUID()'],
  ['src/modules/accounts/token.ts', CLOCK, 'const token = randomBytes(32)'],
  ['src/platform/mail/send.ts', 'the environment is read once', 'const url = process.env.SMTP_URL'],
  ['src/modules/orders/read-cart.ts', SQL, 'const rows = sql`select 1`'],
  ['src/modules/orders/read-cart.ts', SQL, 'const rows = sql<{ id: string }>`select 1`'],
  ['src/modules/orders/read-cart.ts', SQL, "db.selectFrom('orders')"],
  ['src/app/seed.ts', SQL, "import { sql } from 'kysely'"],
  ['src/web/chrome/header.tsx', 'never which one it is', "if (storefront.code === 'GCSUK') showDoubler()"],
  ['src/shared/money.test.ts', 'run the test, or delete it', "test.skip('rounds', () => {})"],
  ['tests/journeys/cart.e2e.ts', 'run the test, or delete it', "test.describe.only('cart', () => {})"],
  ['src/modules/payments/settle-payment.ts', 'plain English', '/** Settles it anew. */'],
  ['src/shared/money.test.ts', 'plain English', "test('whoever pays sees the amount', () => {})"],
  ['src/modules/payments/payments.graphql', 'plain English', '"Our people are asked."'],
  ['src/modules/payments/settle-payment.ts', 'after what it is', 'function settle(ctx: Context, told: PaymentEvent) {}'],
  ['src/modules/payments/settle-payment.ts', 'after what it is', 'const told = await read(ctx)'],
  ['src/modules/payments/settle-payment.ts', 'after what it is', 'save({ ...told, id })'],
  ['src/web/screens/cart/cart-screen.tsx', 'climb two levels', "import { Money } from '../../../shared/money.ts'"],
  ['src/shared/money.ts', 'finish it', '// TODO: round'],
  ['db/migrations/0001-orders.sql', 'finish it', '-- FIXME'],
  ['src/shared/utils.ts', 'the name says nothing', 'export {}'],
  ['src/web/date-helpers.ts', 'the name says nothing', 'export {}'],
  ['src/platform/common/dates.ts', 'the name says nothing', 'export {}'],
  ['src/modules/orders/order-manager.ts', 'the name says nothing', 'export {}'],
  ['src/modules/orders/orders.service.ts', 'not a role of the house', 'export {}'],
  ['src/modules/orders/read-cart.ts', 'has no README.md', 'export {}'],
]

const TABLES: PlantedFiles = {
  'db/migrations/0001-baseline.sql':
    '-- == platform\ncreate table seed_rows ();\n\n-- == orders\ncreate table orders ();\ncreate table packages ();',
  'db/migrations/0002-more.sql': '-- == catalog\ncreate table products ();',
}

/** Files that use tables of another module. */
const FOREIGN: [path: string, text: string, tables: string[]][] = [
  ['src/modules/checkout/checkout.store.ts', 'sql`select from checkouts c join orders o on true`', ['orders']],
  ['src/modules/checkout/checkout.store.ts', 'sql`update\n  orders set status = 1`', ['orders']],
  ['src/modules/checkout/checkout.store.ts', 'sql`select from checkouts c, products, packages as p`', ['products', 'packages']],
  [
    'src/modules/checkout/checkout.store.ts',
    "db.selectFrom('orders as o').innerJoin('packages', 'a', 'b')",
    ['orders', 'packages'],
  ],
  ['src/modules/checkout/checkout.store.ts', "db.selectFrom(['checkouts', 'orders'])", ['orders']],
  ['src/modules/checkout/invoices/debts.store.ts', "db.insertInto('products')", ['products']],
  ['src/modules/catalog/catalog.store.ts', 'sql`delete from seed_rows`', ['seed_rows']],
  ['src/platform/jobs/old.store.ts', "db.deleteFrom('orders')", ['orders']],
]

/** Similar texts that are allowed. */
const FINE: PlantedFiles = {
  ...TABLES,
  'src/modules/orders/README.md': 'Orders.',
  'src/modules/orders/index.ts': 'export {}',
  'src/modules/orders/orders.store.ts': "import { sql } from 'kysely'\nsql`select from orders, packages join order_placements`",
  'src/modules/orders/cart/cart.store.ts': "// a copy from products\ndb.selectFrom('packages')",
  'src/modules/orders/cart/cart.db.test.ts': "db.selectFrom('products')",
  'src/modules/orders/place-order.ts': 'const placedAt = ctx.clock.now()\nconst shown = new Date(placedAt)',
  'src/modules/orders/place-order.test.ts': 'const now = new Date()',
  'src/modules/orders/mail.ts': '// Nobody is told, and nothing of it is told.',
  'seeds/content/home.ts': 'const body = `For whoever loves tea.`',
  'src/platform/clock.ts': 'export const systemClock = { now: () => new Date() }',
  'src/app/config.ts': 'process.env.PORT',
  'src/web/routes/landing.$.tsx': 'export {}',
  'src/generated/utils.ts': 'const x = Date.now() // TODO',
  'storefronts/families/GCS.tokens.css': ':root {}',
}

let dispose = () => {}
afterEach(() => dispose())

function check(files: PlantedFiles): string[] {
  const planted = plantFiles(files)
  dispose = planted.dispose
  return listBrokenRules(planted.root)
}

test.each(BROKEN)('in %s a broken rule is reported: %s', (path, advice, text) => {
  expect(check({ [path]: text }).filter((line) => line.includes(advice))).toHaveLength(1)
})

test.each(FOREIGN)('%s may touch only the tables of its module: %s', (path, text, tables) => {
  const said = check({ ...TABLES, [path]: text }).filter((line) => line.includes('ask its front door'))
  expect(said.map((line) => /the table (\w+)/.exec(line)?.[1])).toEqual(tables)
})

test('a table without an owner is reported', () => {
  expect(check({ 'db/migrations/0001-baseline.sql': 'create table orders ();' })).toEqual([
    'db/migrations: the table orders is not below a heading "-- == module" that says who owns it',
  ])
})

test('correct files are not reported', () => {
  expect(check(FINE)).toEqual([])
})

test('the real tree keeps the house rules', () => {
  expect(listBrokenRules(join(import.meta.dirname, '../..'))).toEqual([])
})
