import type { MouseEvent } from 'react'

/** A link that acts on this page. With a modifier key, the browser opens its address in a new tab or window as usual. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
}
