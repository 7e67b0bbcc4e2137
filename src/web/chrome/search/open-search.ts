import { openModal } from '../../session/opened-modal.ts'

/** A closed overlay gives the focus back to the box; that focus does not open it again. */
let isReturning = false
const RETURN_MS = 500

export function openSearch(text = ''): void {
  openModal({ name: 'search', text })
}

export function openSearchOnFocus(text: string): void {
  if (!isReturning) openSearch(text)
  isReturning = false
}

/** The overlay's code may take a while to load: it does not open for a visitor who has moved on by then. */
export function leaveSearch(next: Element | null): void {
  if (next && !next.closest('dialog')) openModal(undefined)
}

export function closeSearch(): void {
  isReturning = true
  setTimeout(() => (isReturning = false), RETURN_MS)
  openModal(undefined)
}
