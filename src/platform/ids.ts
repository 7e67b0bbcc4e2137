import { randomBytes, randomUUID } from 'node:crypto'
import type { Ids } from './context.ts'

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
}

/** Identifiers that are the same in every run, for tests that compare whole answers. */
export function countedIds(): Ids {
  let count = 0
  const next = () => String(++count).padStart(12, '0')
  return {
    uuid: () => `00000000-0000-4000-8000-${next()}`,
    token: () => `token-${next()}`,
  }
}
