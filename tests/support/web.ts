import { afterAll } from 'vitest'
import { readConfig } from '../../src/app/config.ts'
import { createModules } from '../../src/app/modules.ts'
import type { Services } from '../../src/app/services.ts'
import { startWeb } from '../../src/app/web.ts'
import { loadArt } from '../../src/platform/art.ts'
import { createAltcha } from '../../src/platform/captcha/altcha.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { type Asked, ask } from '../../src/platform/http/ask.ts'
import type { ShopModule } from '../../src/platform/module.ts'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import type { TestDatabase } from './database.ts'
import { HARMLESS_SERVICES } from './services.ts'

/** The complete web role, including pages and files, on a test's database. `send` sends a request to a host. */
export async function startTestWeb(
  { databaseUrl, db, ctx: { log, ids } }: TestDatabase,
  { env = {}, extraModules = [] }: { env?: NodeJS.ProcessEnv; extraModules?: readonly ShopModule[] } = {},
) {
  const dataDir = makeTemporaryFolder('web')
  const config = await readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', ROLE: 'web', ...env })
  const services: Services = {
    ...HARMLESS_SERVICES,
    captcha: createAltcha({ db, clock: systemClock, keys: [HARMLESS_SERVICES.keyFor('captcha')] }),
    art: loadArt(new URL('../../dist/art/manifest.json', import.meta.url), log),
  }
  const modules = [...createModules(services), ...extraModules]
  const web = await startWeb({ config, databaseUrl, db, services, modules, log, clock: systemClock, ids })
  afterAll(() => web.close())
  const send = (path: string, { headers, ...asked }: Omit<Asked, 'timeoutMs'> = {}) =>
    ask(new URL(path, web.address), { timeoutMs: 30_000, headers: { host: 'gcsuk.localhost', ...headers }, ...asked })
  return Object.assign(send, { address: web.address })
}
