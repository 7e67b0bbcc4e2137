import { openModal } from '../../session/opened-modal.ts'

/** A closed overlay returns the focus to the box; that focus must not open the overlay again. */
let isReturning = false
const RETURN_MS = 500

export function openSearch(text = ''): void {
  openModal({ name: 'search', text })
}

export function openSearchOnFocus(text: string): void {
  if (!isReturning) openSearch(text)
  isReturning = false
}

/** The overlay's code may take a while to load. It does not open if the visitor has moved to another element by then. */
export function leaveSearch(next: Element | null): void {
  if (next && !next.closest('dialog')) openModal(undefined)
}

export function closeSearch(): void {
  isReturning = true
  setTimeout(() => (isReturning = false), RETURN_MS)
  openModal(undefined)
}
