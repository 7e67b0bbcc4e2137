import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { makeTemporaryFolder } from '../tools/temporary-folder.ts'

export type Running = { origin: string; pid: number; stop: () => Promise<void> }

const ROOT = join(import.meta.dirname, '..')

/** The shop as `npm start` runs it. */
export const SHOP = ['--enable-source-maps', 'dist/app/main.mjs']

/** The whole shop in its own process, with its own data. */
export function startShop(env: NodeJS.ProcessEnv = {}): Promise<Running> {
  return start(SHOP, { PORT: '0', HOST: '127.0.0.1', DATA_DIR: makeTemporaryFolder('bench'), LOG_LEVEL: 'warn', ...env })
}

/** The reference for the shop: a bare Fastify with one route that sends the given bytes. */
export function startBare(file: string, contentType: string): Promise<Running> {
  return start(['bench/bare-server.ts', file, contentType], {})
}

/** Starts a program and waits until it prints its address, or that it is running. */
export function start(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code} before it listened`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      const said = /(http:\/\/[\w.]+:\d+)|worker is running/.exec(chunk.toString())
      if (said) resolve({ origin: said[1] ?? '', pid: child.pid as number, stop: () => stop(child) })
    })
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
