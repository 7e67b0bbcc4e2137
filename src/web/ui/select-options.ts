import type { ReactNode } from 'react'

/** Spec §3: id, label, optional icon. */
export type SelectItem = {
  id: string
  label: string
  icon?: ReactNode
  /** Shown in the closed control when the label is too long for it, e.g. "+44". */
  shortLabel?: string
}

/** Items whose label contains the typed text, ignoring case and accents: "osterreich" finds "Österreich". */
export function filterItems<Item extends { label: string }>(items: readonly Item[], typed: string): readonly Item[] {
  const wanted = fold(typed.trim())
  return wanted === '' ? items : items.filter((item) => fold(item.label).includes(wanted))
}

/** The item with exactly this label, ignoring case and accents. */
export function findByLabel<Item extends { label: string }>(items: readonly Item[], label: string): Item | undefined {
  const wanted = fold(label.trim())
  return items.find((item) => fold(item.label) === wanted)
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** The next index in a list that wraps around (spec §4); −1 means that no item is active yet. */
export function stepIndex(current: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (current < 0) return step === 1 ? 0 : count - 1
  return (current + step + count) % count
}

/** Spec §9: the smallest distance between the active item and the edge of the list. */
const SCROLL_OFFSET = 8

type Span = { top: number; height: number }

/** The scroll position at which the item is visible; unchanged if it is visible already. */
export function scrollToShow(item: Span, view: Span): number {
  if (item.top - SCROLL_OFFSET < view.top) return Math.max(item.top - SCROLL_OFFSET, 0)
  const bottom = item.top + item.height + SCROLL_OFFSET
  return bottom > view.top + view.height ? bottom - view.height : view.top
}
