import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, lstat, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { storefronts } from '../../src/modules/storefronts/index.ts'
import { ask } from '../../src/platform/http/ask.ts'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { findFreePort, startShop } from '../support/shop-process.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const NOT_DELIVERED = ['.git', '.data', 'node_modules', 'test-results', 'playwright-report']
const MOST_BYTES = 450_000_000

/** A finished build with the packages that it needs at run time, as a shop is deployed (docs/running.md). */
test('a finished build runs in production without devDependencies', async () => {
  const root = makeTemporaryFolder('production')
  const isDelivered = (path: string) => !NOT_DELIVERED.includes(relative(ROOT, path))
  await cp(ROOT, root, { recursive: true, filter: isDelivered })
  await linkPackages(root)
  expect(await countBytes(join(root, 'node_modules'))).toBeLessThan(MOST_BYTES)
  const PORT = await findFreePort()
  const settings = { PORT, MAILBOX_PORT: await findFreePort(), ADYEN_PORT: 0, DATA_DIR: join(root, '.data') }
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
  }
  const npm = (...words: string[]) => run('npm', words, { cwd: root, env })
  // The first steps of `npm start`: they must neither build nor install.
  const { stderr } = await npm('run', 'prestart')
  expect(stderr).not.toMatch(/Building|Installing/)

  const shop = startShop({ ...settings, NODE_ENV: 'production' }, { cwd: root })
  try {
    await shop.opened()
    for (const { host } of storefronts.filter(({ code }) => ['GCSUK', 'CB', 'CK'].includes(code))) {
      const { status, text } = await ask(`http://127.0.0.1:${PORT}/`, { timeoutMs: 30_000, headers: { host } })
      expect(status, host).toBe(200)
      expect(text, host).toMatch(/<html[\s\S]*<h1/)
    }
    expect((await npm('run', '--silent', 'staff', '--', 'operate')).stdout).toBe('There is nothing to do.\n')
  } finally {
    shop.signal('SIGTERM')
    await shop.ended
  }
})

test('an error of the bundled shop names the line of its source, also in a file that reads others beside it', async () => {
  const folder = join(ROOT, 'dist/app')
  const maps = (await readdir(folder)).filter((file) => file.endsWith('.map'))
  const texts = await Promise.all(maps.map((file) => readFile(join(folder, file), 'utf8')))
  const sources = texts.flatMap((text) => (JSON.parse(text) as { sources: string[] }).sources)
  expect(sources).toContain('../../src/modules/orders/fulfilment/packing/print-cards.ts')
})

/** The packages that `npm ci --omit=dev` installs, from the lock file. They are linked, because npm takes half a minute. */
async function linkPackages(root: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages }
  const needed = Object.keys(packages).filter((path) => /^node_modules\/[^/]+(\/[^/]+)?$/.test(path) && !packages[path]?.dev)
  const present = needed.filter((path) => existsSync(join(ROOT, path)))
  const copy = (how: string) => run('cp', [how, '--parents', ...present, root], { cwd: ROOT })
  // Hard links do not work if the temporary folder is on another file system.
  await copy('-al').catch(() => copy('-a'))
  // npm's record of installed packages.
  const installed = { packages: Object.fromEntries(Object.entries(packages).filter(([path]) => existsSync(join(root, path)))) }
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify(installed))
}

type Packages = Readonly<Record<string, { dev?: boolean }>>

async function countBytes(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((entry) => entry.isFile()).map(async (entry) => (await lstat(join(entry.parentPath, entry.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
