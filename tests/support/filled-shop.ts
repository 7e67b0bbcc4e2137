import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { findFreePort, startShop } from './shop-process.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const FILLED = join(ROOT, 'test-results/filled')

/**
 * Writes the data of a new shop into an empty data folder. The first call of the day, or after a change of the sources, starts a shop that fills its database;
 * the others copy its folder, which takes a tenth of the processor time.
 */
export async function fillShop(dataDir: string): Promise<void> {
  const name = await nameOfToday()
  if (!existsSync(join(FILLED, name))) await fill(name)
  await run('cp', ['-a', `${join(FILLED, name)}/.`, dataDir])
}

/** The stamp of the server's bundle changes with its sources and seeds. */
async function nameOfToday(): Promise<string> {
  const database = (await readdir(join(ROOT, 'db'), { recursive: true })).filter((path) => path.endsWith('.sql')).sort()
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const path of ['dist/.stamps/server', ...database.map((path) => join('db', path))])
    hash.update(await readFile(join(ROOT, path)))
  return hash.digest('hex').slice(0, 16)
}

async function fill(name: string): Promise<void> {
  const dataDir = makeTemporaryFolder('filled')
  const ports = { PORT: await findFreePort(), MAILBOX_PORT: 0, ADYEN_PORT: 0, BRAND_SHOP_PORT: 0 }
  const shop = startShop({ DATA_DIR: dataDir, ...ports })
  await shop.opened()
  shop.signal('SIGTERM')
  await shop.ended
  // Each copy finds a free port for its PostgreSQL.
  await rm(join(dataDir, 'postgres-port'))
  await mkdir(FILLED, { recursive: true })
  const older = (await readdir(FILLED)).filter((other) => !other.startsWith(name))
  await Promise.all(older.map((other) => rm(join(FILLED, other), { recursive: true, force: true })))
  const unfinished = join(FILLED, `${name}.${process.pid}`)
  await run('cp', ['-a', dataDir, unfinished])
  // Another run may have finished first.
  await rename(unfinished, join(FILLED, name)).catch(() => rm(unfinished, { recursive: true }))
}

if (import.meta.main) await fillShop(process.env.DATA_DIR ?? '')
