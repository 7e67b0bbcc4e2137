import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

/** A menu closes this long after the address changed (spec §4), so that the click that chose is seen. */
const CLOSE_AFTER_NAVIGATION_MS = 50

export type Menu = { isOpen: boolean; toggle: () => void; close: () => void }

/** A menu of the header: it closes on a new address, on Escape and on a click outside (spec §4). */
export function useMenu(element: RefObject<HTMLElement | null>): Menu {
  const [isOpen, setIsOpen] = useState(false)
  const address = useRouterState({ select: (state) => state.location.href })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(false), CLOSE_AFTER_NAVIGATION_MS)
    return () => clearTimeout(timer)
  }, [address])

  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false)
    }
    const point = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('keydown', press)
    document.addEventListener('pointerdown', point)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('pointerdown', point)
    }
  }, [isOpen, element])

  return { isOpen, toggle: () => setIsOpen((open) => !open), close: () => setIsOpen(false) }
}
