import { timingSafeEqual } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#platform/graphql/refusal.ts'
import { toPassword } from '#shared/validation/password.ts'

/** Argon2id with 19 MiB and two passes, as OWASP recommends. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

type Cost = typeof COST
export type HashTask = { id: number; password: string; nonce: Uint8Array; cost: Cost; tagLength: number }
export type Hashed = { id: number; hash: Uint8Array }

/** Matches no password. Verified when the address has no account, so that the check takes the same time. */
export const DUMMY_HASH = write(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))

/** Returns the complete text to store. The salt is 128 random bits from a token of `ids`. */
export async function hashPassword(password: string, ids: { token(): string }): Promise<string> {
  const salt = Buffer.from(ids.token(), 'base64url').subarray(0, SALT_BYTES)
  return write(COST, salt, await derive(password, salt, COST))
}

/** Without a hash (no account) it does the same work and returns false. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const line = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? DUMMY_HASH)
  if (!line) throw new Error('The text is not a password hash')
  const [, memory, passes, parallelism, salt = '', known = ''] = line
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(derived, Buffer.from(known, 'base64')) && Boolean(hash)
}

/** The PHC format: base64 without padding. */
function write({ memory, passes, parallelism }: Cost, salt: Buffer, hash: Buffer): string {
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

/** About three seconds of work. Further logins are refused at once, because they would wait too long. */
const MAX_WAITING = 60

type Waiting = { resolve: (hash: Buffer) => void; reject: (error: Error) => void }

let worker: Worker | undefined
let tasks = 0
const waiting = new Map<number, Waiting>()

/** Runs on its own thread, one hash at a time, so that many logins at once do not block page rendering. */
async function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  if (waiting.size >= MAX_WAITING) throw new Refusal({ name: 'LIMITS_UNAVAILABLE' })
  return new Promise((resolve, reject) => {
    const id = ++tasks
    waiting.set(id, { resolve, reject })
    worker ??= startWorker()
    worker.postMessage({ id, password: toPassword(password), nonce, cost, tagLength: HASH_BYTES } satisfies HashTask)
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./hash-worker.ts', import.meta.url), { name: 'passwords' })
  started.unref()
  started.on('message', ({ id, hash }: Hashed) => {
    waiting.get(id)?.resolve(Buffer.from(hash))
    waiting.delete(id)
  })
  // Waiting logins fail. The next login starts a new worker.
  started.on('error', (error) => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error as Error)
    waiting.clear()
  })
  return started
}
