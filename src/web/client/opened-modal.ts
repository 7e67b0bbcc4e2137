import { useSyncExternalStore } from 'react'

/** What the API says of a refusal (spec §8). */
export type CallFailure = { message: string; code: number; referencedRequestParameter?: string | null }

/** Modals that any screen may open. Their code comes when the first is asked for. */
export type OpenedModal =
  | { name: 'storeSwitcher'; country?: string }
  | { name: 'cookieSettings' }
  | { name: 'search'; text: string }
  | { name: 'failure'; failure: CallFailure }

let opened: OpenedModal | undefined
const listeners = new Set<() => void>()

export function openModal(modal: OpenedModal | undefined): void {
  opened = modal
  for (const listener of listeners) listener()
}

export function useOpenedModal(): OpenedModal | undefined {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
