import { expect, test } from 'vitest'
import { storefronts } from '../../storefronts/index.ts'
import { testDatabase } from '../support/database.ts'
import { startTestWeb } from '../support/web.ts'

/** One request must not keep the others waiting: everything a visitor can send is answered in a moment, however it is made up. */

const send = await startTestWeb(await testDatabase())
/** The first request of a kind also loads and compiles what it needs. */
await send('/')

/** Of processor time on the thread that answers everybody. */
async function measureMs<T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const before = process.threadCpuUsage()
  const answer = await work()
  const { user, system } = process.threadCpuUsage(before)
  return { ms: (user + system) / 1000, answer }
}

test('the maps of all countries are asked for at once', async () => {
  const hosts = storefronts.map(({ code }) => `${code.toLowerCase()}.localhost`)
  const { ms, answer } = await measureMs(() => Promise.all(hosts.map((host) => send('/map.json', { headers: { host } }))))
  expect(answer.map(({ status }) => status)).toEqual(hosts.map(() => 200))
  expect(ms).toBeLessThan(1_000)
})
