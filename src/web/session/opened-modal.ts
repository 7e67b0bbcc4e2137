import { useSyncExternalStore } from 'react'
import type { SendFailure } from '../forms/use-sending.ts'

/** Modals that any screen may open. Their code is loaded when the first one is opened. */
export type OpenedModal =
  | { name: 'storeSwitcher'; country?: string }
  | { name: 'cookieSettings' }
  | { name: 'search'; text: string }
  | { name: 'failure'; failure: NonNullable<SendFailure> }

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
