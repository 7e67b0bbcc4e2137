import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Hashed, HashTask } from './hash-password.ts'

/** As nice values have it: pages come first, and logins wait a moment longer. */
const PRIORITY = 10

yieldToPages()
parentPort?.on('message', ({ id, password, nonce, cost, tagLength }: HashTask) => {
  const hash = argon2Sync('argon2id', { ...cost, message: password, nonce, tagLength })
  parentPort?.postMessage({ id, hash } satisfies Hashed)
})

/** Linux gives each thread a priority of its own; elsewhere all are alike, and that is fine too. */
function yieldToPages(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (thread > 0) setPriority(thread, PRIORITY)
  } catch {
    // Nothing depends on it but the time of page views.
  }
}
