import { useSyncExternalStore } from 'react'
import { HeaderUserDocument } from '../../generated/documents.ts'
import type { Ask } from '../data/ask.ts'

/** Undefined while nobody has asked, null for a guest. */
type Known = { firstName: string } | null | undefined

let known: Known
const listeners = new Set<() => void>()

/** Who is logged in, as this tab last heard. */
export function useCustomer(): Known {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
}

export function setCustomer(customer: Known): void {
  known = customer
  for (const listener of listeners) listener()
}

/** Whoever cannot be recognised is a guest: the links for guests lead on. */
export async function readCustomer(ask: Ask): Promise<void> {
  const answer = await ask(HeaderUserDocument, {}).catch(() => undefined)
  setCustomer(answer?.getUserInfo.user?.mainProfile ?? null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
