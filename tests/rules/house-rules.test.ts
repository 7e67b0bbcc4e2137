import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { listBrokenRules } from '../../tools/check-house-rules.mjs'
import { type PlantedFiles, plantFiles } from './plant-files.ts'

const CLOCK = 'the time and new ids come from ctx'
const SQL = "SQL lives in the module's x.store.ts"

/** One broken rule each: the file, the advice it must bring, and what is wrong in it. */
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
  ['src/shared/money.test.ts', 'a test runs, or it goes', "test.skip('rounds', () => {})"],
  ['tests/journeys/cart.e2e.ts', 'a test runs, or it goes', "test.describe.only('cart', () => {})"],
  ['src/shared/money.ts', 'finish it', '// TODO: round'],
  ['db/migrations/0001-orders.sql', 'finish it', '-- FIXME'],
  ['src/shared/long.ts', 'has 301 lines', 'export {}\n'.repeat(301)],
  ['src/shared/utils.ts', 'the name says nothing', 'export {}'],
  ['src/web/date-helpers.ts', 'the name says nothing', 'export {}'],
  ['src/platform/common/dates.ts', 'the name says nothing', 'export {}'],
  ['src/modules/orders/order-manager.ts', 'the name says nothing', 'export {}'],
  ['src/modules/orders/orders.service.ts', 'not a role of the house', 'export {}'],
  ['src/modules/orders/read-cart.ts', 'has no README.md', 'export {}'],
  ['src/modules/orders/read-cart.ts', 'has no index.ts', 'export {}'],
]

/** What looks alike and is fine. */
const FINE: PlantedFiles = {
  'src/modules/orders/README.md': 'Orders.',
  'src/modules/orders/index.ts': 'export {}',
  'src/modules/orders/orders.store.ts': "import { sql } from 'kysely'\nsql`select 1`",
  'src/modules/orders/place-order.ts': 'const placedAt = ctx.clock.now()\nconst shown = new Date(placedAt)',
  'src/modules/orders/place-order.test.ts': 'const now = new Date()',
  'src/platform/clock.ts': 'export const systemClock = { now: () => new Date() }',
  'src/app/config.ts': 'process.env.PORT',
  'src/web/routes/landing.$.tsx': 'export {}',
  'src/generated/utils.ts': 'const x = Date.now() // TODO',
  'storefronts/families/GCS.tokens.css': ':root {}',
  'src/shared/full.ts': 'export {}\n'.repeat(300),
}

let dispose = () => {}
afterEach(() => dispose())

function check(files: PlantedFiles): string[] {
  const planted = plantFiles(files)
  dispose = planted.dispose
  return listBrokenRules(planted.root)
}

test.each(BROKEN)('of %s is said: %s', (path, advice, text) => {
  expect(check({ [path]: text }).filter((line) => line.includes(advice))).toHaveLength(1)
})

test('nothing is said of what is in order', () => {
  expect(check(FINE)).toEqual([])
})

test('the real tree keeps the house rules', () => {
  expect(listBrokenRules(join(import.meta.dirname, '../..'))).toEqual([])
})
