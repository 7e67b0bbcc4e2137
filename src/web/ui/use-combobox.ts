import { type KeyboardEvent, useState } from 'react'
import { filterItems, findByLabel, type SelectItem, stepIndex } from './select-options.ts'

type ComboboxOptions = {
  items: readonly SelectItem[]
  chosenId: string
  onChoose: (id: string) => void
}

export type Combobox = {
  isOpen: boolean
  typed: string
  /** The items that match the typed text, and the index of the active one (−1 for none). */
  found: readonly SelectItem[]
  active: number
  open: () => void
  close: () => void
  type: (text: string) => void
  point: (index: number) => void
  choose: (item: SelectItem) => void
  press: (event: KeyboardEvent) => void
}

/** The state of a select with a text filter (spec §4, Select widget), without its look. */
export function useCombobox({ items, chosenId, onChoose }: ComboboxOptions): Combobox {
  const [state, setState] = useState({ isOpen: false, typed: '', active: -1 })
  const found = filterItems(items, state.typed)
  const open = () => setState({ isOpen: true, typed: '', active: items.findIndex((item) => item.id === chosenId) })
  const close = () => setState((known) => (known.isOpen ? { isOpen: false, typed: '', active: -1 } : known))
  const point = (active: number) => setState((known) => ({ ...known, active }))
  const choose = (item: SelectItem) => {
    close()
    if (item.id !== chosenId) onChoose(item.id)
  }
  const type = (text: string) => {
    // While the list is closed, a change comes from the browser's autofill.
    const filledIn = state.isOpen ? undefined : findByLabel(items, text)
    if (filledIn) choose(filledIn)
    else setState({ isOpen: true, typed: text, active: filterItems(items, text).length > 0 ? 0 : -1 })
  }

  const pressOpen = (event: KeyboardEvent) => {
    const chosen = found[state.active]
    if (event.key === 'ArrowDown') point(stepIndex(state.active, 1, found.length))
    else if (event.key === 'ArrowUp') point(stepIndex(state.active, -1, found.length))
    else if (event.key === 'Home') point(found.length > 0 ? 0 : -1)
    else if (event.key === 'End') point(found.length - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key !== 'Enter') return
    event.preventDefault()
    // Escape closes the list and must not also close a modal around it.
    event.stopPropagation()
  }

  const pressClosed = (event: KeyboardEvent) => {
    if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) {
      event.preventDefault()
      open()
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // Cleared before the letter is added, so that the letter starts a new filter instead of extending the label.
      open()
    }
  }

  const press = (event: KeyboardEvent) => (state.isOpen ? pressOpen(event) : pressClosed(event))
  return { ...state, found, open, close, type, point, choose, press }
}
