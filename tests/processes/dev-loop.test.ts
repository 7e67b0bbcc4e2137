import { cp, mkdir, open, readFile, symlink } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from '../../tools/chromium.mjs'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { fillShop } from '../support/filled-shop.ts'
import { findFreePort, type ShopProcess, startShop } from '../support/shop-process.ts'

const ROOT = join(import.meta.dirname, '../..')
const COPIED = [
  'src',
  'languages',
  'storefronts',
  'seeds',
  'db',
  'tools',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'lingui.config.ts',
]
const LINKED = ['node_modules', 'dist/art']
/** Far more than an edit takes on an idle machine, which is less than two seconds. */
const PATIENCE_MS = 60_000
/** The pause between emptying and writing a file, because the watcher drops an event that follows another too closely. */
const BETWEEN_MS = 25
const ABOUT = 'src/web/screens/product/product-about.tsx'
const SCHEMA = 'src/modules/catalog/catalog.graphql'
const SECURITY = 'src/platform/http/content-security.ts'
const MESSAGE = 'From all of us'

let folder = ''
let shop: ShopProcess
let origin = ''
let browser: Browser
let page: Page

beforeAll(async () => {
  folder = makeTemporaryFolder('dev')
  await mkdir(join(folder, 'dist'))
  await Promise.all(COPIED.map((name) => cp(join(ROOT, name), join(folder, name), { recursive: true })))
  await Promise.all(LINKED.map((name) => symlink(join(ROOT, name), join(folder, name))))
  await fillShop(join(folder, '.data'))
  const port = await findFreePort()
  origin = `http://localhost:${port}`
  const env = { DATA_DIR: join(folder, '.data'), PORT: port, MAILBOX_PORT: 0 }
  shop = startShop(env, { cwd: folder, program: ['--import', 'tsx', 'tools/dev.ts'] })
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  page = await browser.newPage()
  await shop.opened()
})

afterAll(async () => {
  await browser?.close()
  shop?.signal('SIGTERM')
  await shop?.ended
})

/** Saves in two steps, as an editor does on a busy machine. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8')
  expect(text).toContain(from)
  const written = await open(join(folder, file), 'w')
  await setTimeout(BETWEEN_MS)
  await written.writeFile(text.replace(from, to))
  await written.close()
}

/** Edits a file, waits until the change is visible, and prints how long that took. */
async function time(what: string, file: string, [from, to]: [string, string], isSeen: () => Promise<unknown>): Promise<void> {
  // Waits longer than a developer between two edits, so that the work for the last edit has ended.
  await setTimeout(1_000)
  const editedAt = performance.now()
  await edit(file, from, to)
  await isSeen()
  const load = loadavg()[0]?.toFixed(1)
  process.stdout.write(`${what}: ${Math.round(performance.now() - editedAt)} ms (load ${load})\n`)
}

const showsText = (text: string) => page.getByText(text).first().waitFor({ timeout: PATIENCE_MS })
const typedMessage = () => page.locator('textarea[name=message]').inputValue()

test('an edit appears in the open page without losing typed text; server code is restarted once its schema is valid', async () => {
  await page.goto(`${origin}/gift-cards/apple/`, { timeout: PATIENCE_MS * 2 })
  await page.locator('html[data-hydrated]').waitFor({ timeout: PATIENCE_MS * 2 })
  await page.locator('textarea[name=message]').fill(MESSAGE)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })

  const counted = '("Edited, " + (product as any).variationsToShow?.length + " to choose. " + product.description).split('
  await time('screen', ABOUT, ['product.description.split(', counted], () => showsText('Edited, undefined to choose.'))
  await time('message', 'languages/en/messages.po', ['msgstr "About this gift"', 'msgstr "About this present"'], () =>
    showsText('About this present'),
  )
  await time('style', 'src/web/styles.css', ['@theme {', 'body { outline-color: rgb(1, 2, 3) }\n@theme {'], () =>
    page.waitForFunction(() => getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)', null, { timeout: PATIENCE_MS }),
  )
  await time(
    'operation',
    'src/web/features/product/product.graphql',
    ['  spendPlace\n', '  spendPlace\n  variationsToShow {\n    id\n  }\n'],
    () => showsText('Edited, 2 to choose.'),
  )
  const readPolicy = async () => (await fetch(`${origin}/health`)).headers.get('referrer-policy')
  await edit(SCHEMA, 'spendPlace: ', 'spendPlace ')
  await expect.poll(shop.output, { timeout: PATIENCE_MS }).toContain(`Expected ":", found Name "SpendPlace".\n\n${SCHEMA}:`)
  await edit(SECURITY, "'strict-origin-when-cross-origin'", "'no-referrer'")
  // After an error in the schema, the shop keeps running with the old one.
  expect(await readPolicy()).toBe('strict-origin-when-cross-origin')
  await time('server', SCHEMA, ['spendPlace ', 'spendPlace: '], () =>
    expect.poll(readPolicy, { timeout: PATIENCE_MS }).toBe('no-referrer'),
  )

  expect(await typedMessage()).toBe(MESSAGE)
  expect(loads).toEqual([])
  // The server also renders the edited page.
  expect(await (await fetch(`${origin}/gift-cards/apple/`)).text()).toContain('About this present')
})
