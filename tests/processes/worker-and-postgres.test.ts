import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { createDb, createPool } from '../../src/platform/db/pool.ts'
import { randomIds } from '../../src/platform/ids.ts'
import { addJobs } from '../../src/platform/jobs/add-job.ts'
import { migrateJobs } from '../../src/platform/jobs/migrate-jobs.ts'
import { startWorker } from '../../src/platform/jobs/worker.ts'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { startDatabase } from '../faults/shop-cluster.ts'

const KILLS = 4

test('a worker continues however often its PostgreSQL is killed', async () => {
  const dataDir = makeTemporaryFolder('worker')
  const database = await startDatabase(dataDir)
  const { databaseUrl } = database
  const pool = createPool(databaseUrl)
  await migrateJobs(pool)
  const db = createDb(pool)
  const log = pino({ level: 'silent' })
  let done = 0
  const job = {
    name: 'wrap',
    run: async () => {
      await pool.query('select pg_sleep($1)', [Math.random() / 30])
      done++
    },
  }
  const worker = await startWorker({
    ...{ databaseUrl, jobs: [job], log },
    context: { db, clock: systemClock, ids: randomIds, log },
  })
  let isOver = false
  const adding = (async () => {
    while (!isOver) {
      // More jobs than it can run, so it is always busy when PostgreSQL is killed.
      await addJobs(db, Array(10).fill({ name: 'wrap', payload: {} })).catch(() => undefined)
      await sleep(25)
    }
  })()
  for (let kills = 0; kills < KILLS; kills++) {
    await sleep(200 + Math.random() * 800)
    await database.kill()
    const before = done
    await expect.poll(() => done, { timeout: 20_000, message: `after kill ${kills + 1}` }).toBeGreaterThan(before + 20)
  }
  isOver = true
  await adding
  await worker.stop()
  await pool.end()
  await database.stop()
})
