import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { toPassword } from '../../../shared/validation/password.ts'
import { createTurns } from './turns.ts'

const deriveKey = promisify(argon2)

/** Design: money.md, argon2id with 19 MiB and two passes. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Each takes a core for a while. However many log in at once, pages are drawn meanwhile. */
const inTurn = createTurns(2)

/** What nobody's password is, so that an address without an account takes as long as one with it. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The whole line to keep. The salt is 128 random bits, of a token of `ids`. */
export async function hashPassword(password: string, ids: { token(): string }): Promise<string> {
  const salt = Buffer.from(ids.token(), 'base64url').subarray(0, SALT_BYTES)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(await derive(password, salt, COST))}`
}

/** Undefined and null are nobody's: the same work, and never right. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const line = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? NOBODY)
  if (!line) throw new Error('Not a password hash')
  const [, memory, passes, parallelism, salt = '', known = ''] = line
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(derived, Buffer.from(known, 'base64')) && Boolean(hash)
}

function derive(
  password: string,
  nonce: Buffer,
  cost: Pick<typeof COST, never> & Record<keyof typeof COST, number>,
): Promise<Buffer> {
  return inTurn(() => deriveKey('argon2id', { ...cost, message: toPassword(password), nonce, tagLength: HASH_BYTES }))
}

/** As PHC strings have it: base64 without the padding. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
