import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** A menu closes this long after the address changed (spec §4), so that the visitor sees the effect of the click. */
const CLOSE_AFTER_NAVIGATION_MS = 50

export type Menu = { isOpen: boolean; toggle: () => void; close: () => void }

/**
 * A menu of the header. It closes on a new address, on Escape, on a click outside (spec §4), and when the focus leaves it. The element includes the
 * menu's button, which gets the focus back.
 */
export function useMenu(element: RefObject<HTMLElement | null>): Menu {
  const [isOpen, setIsOpen] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const address = useRouterState({ select: (state) => state.location.href })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the address changes
  useEffect(() => {
    closing.current = setTimeout(() => setIsOpen(false), CLOSE_AFTER_NAVIGATION_MS)
    return () => clearTimeout(closing.current)
  }, [address])

  /** A menu that the visitor opened on the new page stays open. */
  const toggle = () => {
    clearTimeout(closing.current)
    setIsOpen((open) => !open)
  }

  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      element.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      setIsOpen(false)
    }
    const closeOutside = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('keydown', press)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen, element])

  return { isOpen, toggle, close: () => setIsOpen(false) }
}
