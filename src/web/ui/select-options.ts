import type { ReactNode } from 'react'

/** Spec §3: id, label, optional icon. */
export type SelectItem = {
  id: string
  label: string
  icon?: ReactNode
  /** What the closed control shows when the label is too long for it, e.g. "+44". */
  shortLabel?: string
}

/** Items whose label holds what was typed, whatever its case and accents: "osterreich" finds "Österreich". */
export function filterItems<Item extends { label: string }>(items: readonly Item[], typed: string): readonly Item[] {
  const wanted = fold(typed.trim())
  return wanted === '' ? items : items.filter((item) => fold(item.label).includes(wanted))
}

/** The one item with exactly this label, whatever its case and accents. */
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

/** The next place in a list that wraps around (spec §4); −1 is "none yet". */
export function stepIndex(current: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (current < 0) return step === 1 ? 0 : count - 1
  return (current + step + count) % count
}

/** Spec §9: the least distance between the active item and the edge of the list. */
const SCROLL_OFFSET = 8

type Span = { top: number; height: number }

/** Where to scroll a list (its own coordinates) so that the item is seen; unchanged when it is already. */
export function scrollToShow(item: Span, view: Span): number {
  if (item.top - SCROLL_OFFSET < view.top) return Math.max(item.top - SCROLL_OFFSET, 0)
  const bottom = item.top + item.height + SCROLL_OFFSET
  return bottom > view.top + view.height ? bottom - view.height : view.top
}
