import { useSyncExternalStore } from 'react'
import { HeaderUserDocument } from '../../generated/documents.ts'
import type { Ask } from '../data/ask.ts'

/** Undefined until loaded, null for a guest. */
type Known = { firstName: string } | null | undefined

let known: Known
const listeners = new Set<() => void>()

/** The logged-in customer, as this tab last loaded it. */
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

/** When the call fails, the visitor counts as a guest: the links for guests still work. */
export async function readCustomer(ask: Ask): Promise<void> {
  const answer = await ask(HeaderUserDocument, {}).catch(() => undefined)
  setCustomer(answer?.getUserInfo.user?.mainProfile ?? null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
