import { makeTemporaryFolder } from '../tools/temporary-folder.ts'
import { SHOP, start } from './processes.ts'
import type { BenchResult } from './result.ts'

/** Measures the time from the command to the first page, when the shop has run before on this machine. */
export async function run(): Promise<BenchResult[]> {
  const dataDir = makeTemporaryFolder('bench')
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const first = await measureStart(env)
  const again = await measureStart(env)
  const detail = `the very first start, with an empty database, took ${first.toFixed(1)} s`
  return [{ name: 'restart to the first page', value: again, unit: 's', target: 10, better: 'lower', detail }]
}

async function measureStart(env: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now()
  const shop = await start(SHOP, env)
  const answer = await fetch(shop.origin)
  if (!answer.ok) throw new Error(`The first page answered ${answer.status}`)
  await answer.text()
  const seconds = (performance.now() - startedAt) / 1000
  await shop.stop()
  return seconds
}
