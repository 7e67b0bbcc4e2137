import pg from 'pg'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { BUILT_SHOP, bundleShopWith } from './bundle-shop.ts'
import { type FaultPlan, type FaultReport, runFaults } from './fault-run.ts'
import { type PlantedBug, plantIntoDatabase } from './planted-bugs.ts'
import { startCluster, startDatabase } from './shop-cluster.ts'

const TEMPLATE = 'ribbon'

/** The environment of the fault runs: one PostgreSQL with a template database. Each run has its own database, processes, provider and mailbox. */
export async function openLab() {
  const database = await startDatabase(makeTemporaryFolder('faults'))
  await fill()
  let runs = 0

  /** The first start of a shop fills its database. */
  async function fill(): Promise<void> {
    const cluster = await startCluster({ program: BUILT_SHOP, database, databaseUrl: database.databaseUrl, processes: 1 })
    await cluster.opened()
    await cluster.stop()
  }

  async function copyTemplate(): Promise<string> {
    const name = `run_${++runs}`
    const url = new URL(database.databaseUrl)
    url.pathname = '/postgres'
    await withClient(url.href, async (client) => {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [TEMPLATE])
      await client.query(`create database ${name} template ${TEMPLATE}`)
    })
    url.pathname = `/${name}`
    return url.href
  }

  return {
    async run(plan: FaultPlan, bug?: PlantedBug): Promise<FaultReport> {
      const program = bug ? await bundleShopWith(bug) : BUILT_SHOP
      const databaseUrl = await copyTemplate()
      if (bug) await withClient(databaseUrl, (client) => plantIntoDatabase(client, bug))
      const cluster = await startCluster({ program, database, databaseUrl })
      try {
        return await runFaults(cluster, plan)
      } finally {
        await cluster.stop()
      }
    },
    close: () => database.stop(),
  }
}

async function withClient(databaseUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
