import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

export type ShopProcess = {
  pid: number
  /** Everything that it has printed so far. */
  output(): string
  /** Resolves when it prints that it is open; throws with its output if it ends before. */
  opened(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Kills the supervisor and the shop together, like a machine that crashes. Its PostgreSQL keeps running. */
  killAll(): void
  /** The process of the shop itself, started by its supervisor. */
  findShop(): Promise<number>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

/** Runs the same program as `npm start`, or another one, in an environment of its own. */
export function startShop(
  env: { DATA_DIR: string; PORT: number } & Record<string, string | number>,
  { cwd = ROOT, program = ['src/app/supervisor.ts'] } = {},
): ShopProcess {
  const settings = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]))
  const child = spawn(process.execPath, program, {
    cwd,
    // A process group of its own, so that all processes can be killed together.
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'development', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  return {
    pid: child.pid as number,
    output: () => output,
    opened: async () => {
      const isOpen = async () => {
        while (!output.includes('Ribbon is open')) await once(child.stdout, 'data')
      }
      await Promise.race([isOpen(), ended.then(() => Promise.reject(new Error(`The shop ended before it was open:\n${output}`)))])
    },
    signal: (name) => void child.kill(name),
    killAll: () => {
      try {
        process.kill(-(child.pid as number), 'SIGKILL')
      } catch {
        // It has ended already.
      }
    },
    findShop: async () => Number(await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')),
    ended,
  }
}

/** The database of a shop with embedded PostgreSQL. */
export async function readDatabaseUrl(dataDir: string): Promise<string> {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
  const [, , , port] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return `postgres://ribbon:${password}@127.0.0.1:${port}/ribbon`
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
