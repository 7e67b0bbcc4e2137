import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, expect, test } from 'vitest'
import settings from '../../.dependency-cruiser.cjs'
import { type PlantedFiles, plantFiles } from './plant-files.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['src', 'seeds', 'storefronts', 'languages', 'tools', 'bench', 'tests']

/** One violation of each rule: the importing file and the forbidden import. Importing a type counts as well. */
const VIOLATIONS: [rule: string, from: string, to: string, kind?: 'type'][] = [
  ['module-order-storefronts', 'src/modules/storefronts/welcome.ts', 'src/modules/enquiries/index.ts'],
  ['module-order-accounts', 'src/modules/accounts/welcome.ts', 'src/modules/catalog/index.ts', 'type'],
  ['module-order-catalog', 'src/modules/catalog/welcome.ts', 'src/modules/content/index.ts'],
  ['module-order-content', 'src/modules/content/welcome.ts', 'src/modules/orders/index.ts'],
  ['module-order-delivery', 'src/modules/delivery/welcome.ts', 'src/modules/giftcards/index.ts'],
  ['module-order-giftcards', 'src/modules/giftcards/welcome.ts', 'src/modules/payments/index.ts'],
  ['module-order-payments', 'src/modules/payments/welcome.ts', 'src/modules/orders/index.ts'],
  ['module-order-orders', 'src/modules/orders/welcome.ts', 'src/modules/checkout/index.ts'],
  ['module-order-checkout', 'src/modules/checkout/welcome.ts', 'src/modules/redeem/index.ts'],
  ['module-order-redeem', 'src/modules/redeem/welcome.ts', 'src/modules/activation/index.ts'],
  ['module-order-brands', 'src/modules/brands/welcome.ts', 'src/modules/activation/index.ts'],
  ['module-order-activation', 'src/modules/activation/welcome.ts', 'src/modules/doubler/index.ts'],
  ['module-order-doubler', 'src/modules/doubler/welcome.ts', 'src/modules/enquiries/index.ts'],
  ['known-module', 'src/app/loyalty.ts', 'src/modules/loyalty/index.ts'],
  ['module-front-door', 'src/modules/content/shortcut.ts', 'src/modules/catalog/catalog.store.ts'],
  ['module-front-door', 'src/modules/content/shortcut-type.ts', 'src/modules/catalog/product.ts', 'type'],
  ['module-front-door-for-app', 'src/app/shortcut.ts', 'src/modules/catalog/catalog.store.ts'],
  ['module-plug-is-for-app', 'src/modules/content/plug.ts', 'src/modules/catalog/catalog.module.ts'],
  ['platform-is-technical', 'src/platform/price.ts', 'src/modules/catalog/index.ts'],
  ['platform-is-technical', 'src/platform/shop.ts', 'storefronts/types.ts', 'type'],
  ['shared-is-pure', 'src/shared/stock.ts', 'src/platform/clock.ts'],
  ['shared-is-pure', 'src/shared/all-shops.ts', 'storefronts/index.ts'],
  ['shared-is-pure', 'src/shared/files.ts', 'node:fs'],
  ['web-speaks-graphql', 'src/web/screens/cart.tsx', 'src/modules/orders/index.ts'],
  ['web-speaks-graphql', 'src/web/screens/shop.tsx', 'storefronts/types.ts', 'type'],
  ['web-speaks-graphql', 'src/web/screens/seeded.tsx', 'seeds/types.ts', 'type'],
  ['web-speaks-graphql', 'src/web/session/clock.ts', 'src/platform/clock.ts', 'type'],
  ['no-screen-imports-a-screen', 'src/web/screens/cart/neighbour.tsx', 'src/web/screens/checkout/checkout-screen.tsx', 'type'],
  ['known-room', 'src/web/screens/cart/lost.tsx', 'src/web/attic/box.ts'],
  ['web-order-screens', 'src/web/screens/cart/route.tsx', 'src/web/routes/cart.tsx'],
  ['web-order-features', 'src/web/features/product/upwards.tsx', 'src/web/screens/cart/cart-screen.tsx', 'type'],
  ['web-order-chrome', 'src/web/chrome/upwards.tsx', 'src/web/features/product/product-name.ts'],
  ['web-order-blocks', 'src/web/blocks/upwards.tsx', 'src/web/chrome/shop-frame.tsx'],
  ['web-order-ui', 'src/web/ui/upwards.tsx', 'src/web/blocks/block-list.tsx'],
  ['web-order-data', 'src/web/data/upwards.ts', 'src/web/ui/button.tsx', 'type'],
  ['ui-knows-no-shop', 'src/web/ui/tile.tsx', 'src/web/session/shop.ts'],
  ['nobody-imports-app', 'src/platform/settings.ts', 'src/app/config.ts', 'type'],
  ['simulators-stand-apart', 'src/simulators/adyen/card.ts', 'src/modules/payments/index.ts'],
  ['data-imports-no-code', 'seeds/clock.ts', 'src/platform/clock.ts'],
  ['data-imports-no-code', 'storefronts/clock.ts', 'src/platform/clock.ts', 'type'],
  ['no-test-code-in-src', 'src/app/trial.ts', 'tests/support/database.ts'],
  ['nobody-imports-a-test', 'src/shared/fare.test.ts', 'tests/contract/fares.test.ts'],
  ['front-door-for-tools', 'tools/print-prices.ts', 'src/modules/catalog/catalog.store.ts'],
  ['front-door-for-tools', 'bench/cart.ts', 'src/modules/orders/cart.ts', 'type'],
  ['front-door-for-tools', 'tools/print-tiles.ts', 'src/web/ui/button.tsx'],
  ['tools-stand-alone', 'tools/fill.ts', 'tests/support/database.ts'],
  ['bench-borrows-from-support', 'bench/kill.ts', 'tests/faults/random.ts'],
  ['tests-know-no-bench', 'tests/processes/load.ts', 'bench/result.ts'],
  ['journeys-stay-outside', 'tests/journeys/stock.ts', 'src/modules/catalog/index.ts'],
  ['no-dev-dependencies-in-src', 'src/platform/bundle.ts', 'vite'],
  ['must-resolve', 'src/shared/lost.ts', './nowhere.ts'],
  ['must-resolve', 'tools/lost.ts', './nowhere.ts'],
]

/** Imports that the same rules must allow. */
const ALLOWED: [from: string, to: string][] = [
  ['src/app/fine.ts', 'src/modules/catalog/catalog.module.ts'],
  ['src/modules/content/fine.ts', 'src/modules/catalog/index.ts'],
  ['src/shared/fine.ts', 'storefronts/types.ts'],
  ['src/web/ui/fine.tsx', 'src/web/ssr/use-hydrated.ts'],
  ['src/web/screens/fine.tsx', 'src/shared/money.ts'],
  ['storefronts/fine.ts', 'src/shared/money.ts'],
  ['src/platform/fine.test.ts', 'tests/support/database.ts'],
  ['tools/fine.ts', 'src/modules/catalog/index.ts'],
  ['bench/fine.ts', 'tests/support/database.ts'],
  ['tests/contract/fine.ts', 'src/modules/catalog/catalog.store.ts'],
  ['tests/journeys/fine.ts', 'src/shared/money.ts'],
]

let planted: ICruiseResult

beforeAll(async () => {
  const { root, dispose } = plantFiles(listPlanted())
  planted = await cruiseTree(root)
  dispose()
}, 60_000)

test.each(VIOLATIONS)('%s: %s must not import %s', (rule, from, to) => {
  expect(listReported(planted)).toContainEqual([rule, from, expectedTarget(to)])
})

test('files that import each other are a cycle, in types too', () => {
  expect(listReported(planted)).toContainEqual(['no-cycles', 'src/shared/egg.ts', 'src/shared/hen.ts'])
  expect(listReported(planted)).toContainEqual(['no-cycles', 'tools/egg.ts', 'tools/hen.ts'])
})

test('a file without imports in either direction is an orphan', () => {
  expect(listReported(planted).map(([rule, from]) => [rule, from])).toContainEqual(['no-orphans', 'src/shared/alone.ts'])
})

test.each(ALLOWED)('%s may import %s', (from) => {
  expect(listReported(planted).filter(([, reported]) => reported === from)).toEqual([])
})

test('every rule is broken somewhere above', () => {
  const broken = new Set([...VIOLATIONS.map(([rule]) => rule), 'no-cycles', 'no-orphans'])
  expect((settings.forbidden ?? []).map(({ name }) => name).filter((name) => name && !broken.has(name))).toEqual([])
})

// Reading 1,800 files takes some seconds, and longer while other checks run.
test('the real tree is clean, and was read', { timeout: 60_000 }, async () => {
  const result = await cruiseTree(ROOT)
  expect(listReported(result)).toEqual([])
  expect(result.summary.totalCruised).toBeGreaterThan(1000)
  expect(result.summary.totalDependenciesCruised).toBeGreaterThan(4000)
})

async function cruiseTree(baseDir: string): Promise<ICruiseResult> {
  const options = { ...settings.options, baseDir, validate: true, ruleSet: { forbidden: settings.forbidden } }
  const { output } = await cruise(FOLDERS, options as Parameters<typeof cruise>[1], settings.options?.enhancedResolveOptions)
  return output as ICruiseResult
}

function listReported({ summary }: ICruiseResult): [rule: string, from: string, to: string][] {
  return summary.violations.map(({ rule, from, to }) => [rule.name, from, to])
}

function listPlanted(): PlantedFiles {
  const imports: PlantedFiles = {
    'package.json': JSON.stringify({ type: 'module', devDependencies: { vite: '8' } }),
    'node_modules/vite/package.json': JSON.stringify({ name: 'vite', main: 'index.js' }),
    'node_modules/vite/index.js': 'module.exports = {}',
    'src/shared/egg.ts': "import './hen.ts'\nexport const x = 1\n",
    'src/shared/hen.ts': "import './egg.ts'\nexport const x = 1\n",
    'tools/egg.ts': "import type { X } from './hen.ts'\nexport type Y = X\n",
    'tools/hen.ts': "import type { Y } from './egg.ts'\nexport type X = Y\n",
    'src/shared/alone.ts': 'export const x = 1\n',
    'languages/index.ts': 'export const x = 1\n',
  }
  for (const [from, to, kind] of [...VIOLATIONS.map(([, ...line]) => line), ...ALLOWED]) {
    if (isFile(to)) imports[to] ??= 'export const x = 1\nexport type X = 1\n'
    imports[from] = `import ${kind === 'type' ? 'type { X }' : '{ x }'} from '${specifier(from, to)}'\nexport const y = 1\n`
  }
  return imports
}

const isFile = (to: string) => /^(src|seeds|storefronts|tests|bench)\//.test(to)

const specifier = (from: string, to: string) => (isFile(to) ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to)

function expectedTarget(to: string): string {
  if (to === 'vite') return 'node_modules/vite/index.js'
  return to.replace(/^node:/, '')
}
