import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Hashed, HashTask } from './hash-password.ts'

/** A "nice" value: rendering pages has priority, and logins wait slightly longer. */
const PRIORITY = 10

yieldToPages()
parentPort?.on('message', ({ id, password, nonce, cost, tagLength }: HashTask) => {
  const hash = argon2Sync('argon2id', { ...cost, message: password, nonce, tagLength })
  parentPort?.postMessage({ id, hash } satisfies Hashed)
})

/** Only Linux has a priority for each thread. Other systems treat all threads alike, which is acceptable. */
function yieldToPages(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (thread > 0) setPriority(thread, PRIORITY)
  } catch {
    // Only the speed of page views depends on it.
  }
}
