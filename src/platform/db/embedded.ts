import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { readOrCreateSecret } from '../keys.ts'
import { findPostgresPrograms, type PostgresPrograms } from './postgres-programs.ts'

export type EmbeddedPostgres = { databaseUrl: string; stop(): Promise<void> }

type Options = {
  dataDir: string
  port?: number
  /** Tests delete their database, so they need not wait for the disk. */
  durable?: boolean
}

type Server = Options & { cluster: string; programs: PostgresPrograms }

const USER = 'ribbon'
const DATABASE = 'ribbon'
/** Each process of the shop holds one connection with this name. The last process to stop also stops PostgreSQL. */
const PROCESS_CONNECTION = 'ribbon-process'
/** Of a database that is deleted. Autovacuum would change the plans of queries in the middle of a test. */
const THROWAWAY = '-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c autovacuum=off -c max_connections=200'
const START_TIMEOUT_SECONDS = 60
const STOP_TIMEOUT_SECONDS = 30

/**
 * The shop's own PostgreSQL in the data folder: created on the first start, reused when a killed process left it running, shared with other processes of
 * the shop. Only this machine can reach it, with a generated password.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const cluster = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true })
  const programs = await findPostgresPrograms(dataDir)
  const password = await readOrCreateSecret(dataDir, 'postgres-password')
  await createCluster(programs, cluster, { password, durable: options.durable ?? true })
  const connection = await connectProcess({ ...options, dataDir, cluster, password, programs })
  await createDatabase(connection)
  return {
    databaseUrl: `postgres://${USER}:${password}@127.0.0.1:${connection.port}/${DATABASE}`,
    stop: () => stopWhenLast(connection, programs, cluster),
  }
}

/** The database stores payments, so the shop must not start on one that may lose a commit. */
export async function assertDurability<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')
  `.execute(db)
  const unsafe = rows.filter(({ setting }) => setting === 'off' || setting === 'local')
  if (unsafe.length === 0) return
  const list = unsafe.map(({ name, setting }) => `${name} is ${setting}`).join(', ')
  throw new Error(`PostgreSQL may lose orders after a crash: ${list}. Switch it on.`)
}

async function createCluster(
  programs: PostgresPrograms,
  cluster: string,
  { password, durable }: { password: string; durable: boolean },
): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  const unfinished = `${cluster}.${process.pid}`
  const passwordFile = `${unfinished}.password`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (programs.owner) {
    await chown(unfinished, programs.owner.uid, programs.owner.gid)
    await chown(passwordFile, programs.owner.uid, programs.owner.gid)
  }
  try {
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const access = [`--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    const sync = durable ? [] : ['--no-sync']
    await programs.run('initdb', [`--pgdata=${unfinished}`, ...locale, ...access, ...sync])
    // Renamed when complete, so that an interrupted first start begins again. Another process may have renamed its folder first.
    await rename(unfinished, cluster).catch(() => rm(unfinished, { recursive: true }))
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Starts PostgreSQL if it does not run on this folder yet, and stays connected to it. */
async function connectProcess({ password, ...server }: Server & { password: string }): Promise<pg.Client> {
  for (let triesLeft = START_TIMEOUT_SECONDS * 5; ; triesLeft--) {
    try {
      const port = (await findRunning(server.cluster)) ?? (await startServer(server))
      return await connect({ host: '127.0.0.1', port, user: USER, password, database: 'postgres' })
    } catch (error) {
      // Another process may start or stop it at this moment, or it may recover after a crash: wait and try again.
      if (!isTemporary(error as Error) || triesLeft === 0) throw error
      await sleep(200)
    }
  }
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, application_name: PROCESS_CONNECTION, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

function isTemporary(error: Error & { code?: string }): boolean {
  const startsOrStops = error.code === '57P03' || error.code === 'ECONNREFUSED'
  return startsOrStops || /lock file .* already exists|pre-existing shared memory block/.test(error.message)
}

async function startServer({ programs, dataDir, cluster, port, durable = true }: Server): Promise<number> {
  await removeMisleadingPidFile(cluster)
  const chosen = port ?? (await findFreePort(join(dataDir, 'postgres-port')))
  const log = join(dataDir, 'postgres.log')
  await createLog(log, programs.owner)
  const settings = [
    `-p ${chosen}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    ...(durable ? [] : [THROWAWAY]),
  ].join(' ')
  const parameters = ['start', '-D', cluster, '-l', log, '-w', '-t', `${START_TIMEOUT_SECONDS}`, '-o', settings]
  await programs.run('pg_ctl', parameters).catch(async (cause) => {
    const tail = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-5).join('\n')
    throw new Error(`PostgreSQL did not start. The end of ${log}:\n${tail}`, { cause })
  })
  return chosen
}

async function stopWhenLast(connection: pg.Client, programs: PostgresPrograms, cluster: string): Promise<void> {
  const others = await connection
    .query('select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()', [PROCESS_CONNECTION])
    .then(({ rows }) => rows.length)
    .catch(() => 0)
  await connection.end().catch(() => undefined)
  if (others > 0 || !(await findRunning(cluster))) return
  await programs.run('pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', `${STOP_TIMEOUT_SECONDS}`])
}

/** The port of the PostgreSQL that runs on this folder, if any. The pid file alone does not prove that it runs. */
async function findRunning(cluster: string): Promise<number | undefined> {
  const { port, command } = await readPidFile(cluster)
  return command?.includes(cluster) ? port : undefined
}

/**
 * After a crash the pid in this file may belong to another program. PostgreSQL would believe that it already runs and refuse to start. When no process has
 * the pid, the file stays: PostgreSQL itself checks whether old child processes are still writing.
 */
async function removeMisleadingPidFile(cluster: string): Promise<void> {
  const { command } = await readPidFile(cluster)
  if (command && !command.includes(cluster)) await rm(join(cluster, 'postmaster.pid'), { force: true })
}

async function readPidFile(cluster: string): Promise<{ port?: number; command?: string[] }> {
  const [pid, , , port] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  if (!pid) return {}
  const command = await readFile(`/proc/${Number(pid)}/cmdline`, 'utf8').catch(() => undefined)
  return { port: Number(port) || undefined, command: command?.split('\0') }
}

async function createDatabase(connection: pg.Client): Promise<void> {
  const { rowCount } = await connection.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (rowCount) return
  await connection.query(`create database ${DATABASE}`).catch((error) => {
    const existsNow = error.code === '42P04' || error.code === '23505'
    if (!existsNow) throw error
  })
}

/** The port of the last start if it is still free, so that a tool configured for the database keeps working. */
async function findFreePort(path: string): Promise<number> {
  const last = Number(await readFile(path, 'utf8').catch(() => '0'))
  const port = (await tryPort(last)) ?? (await tryPort(0))
  if (port === undefined) throw new Error('No port is free for PostgreSQL.')
  await writeFile(path, String(port))
  return port
}

async function tryPort(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' ? address?.port : undefined))
    })
  })
}

async function createLog(path: string, owner: PostgresPrograms['owner']): Promise<void> {
  await (await open(path, 'a', 0o600)).close()
  await chmod(path, 0o600)
  if (owner) await chown(path, owner.uid, owner.gid)
}
