import { type RefObject, useLayoutEffect } from 'react'

const GAP = 6
const TALLEST = 352
/** With less space than this below, the list opens upwards. */
const COMFORTABLE = 240

/**
 * Shows an element with `popover="manual"` below its anchor, or above it if there is more space. It is in the top layer, so that no scrolling box or
 * modal cuts it off.
 */
export function useAnchoredPopover(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = floating.current
    const reference = anchor.current
    if (!isOpen || !element || !reference) return
    const place = () => placeBeside(element, reference.getBoundingClientRect())
    element.showPopover()
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      if (element.isConnected) element.hidePopover()
    }
  }, [isOpen, anchor, floating])
}

function placeBeside(element: HTMLElement, anchor: DOMRect): void {
  const roomBelow = window.innerHeight - anchor.bottom - 2 * GAP
  const roomAbove = anchor.top - 2 * GAP
  const goesUp = roomBelow < COMFORTABLE && roomAbove > roomBelow
  const width = Math.max(anchor.width, Math.min(element.scrollWidth, 320))
  const left = Math.max(GAP, Math.min(anchor.left, document.documentElement.clientWidth - width - GAP))
  Object.assign(element.style, {
    left: `${left}px`,
    minWidth: `${anchor.width}px`,
    maxHeight: `${Math.min(TALLEST, goesUp ? roomAbove : roomBelow)}px`,
    top: goesUp ? 'auto' : `${anchor.bottom + GAP}px`,
    bottom: goesUp ? `${window.innerHeight - anchor.top + GAP}px` : 'auto',
  })
}
