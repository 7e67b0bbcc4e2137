import { type RefObject, useEffect } from 'react'

/** Opens what the address names. A browser that loads the page does so itself; one that stays on it waits to be told. */
export function useOpenedByHash(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = () => {
      const named = document.getElementById(location.hash.slice(1))
      const disclosure = frame.current?.contains(named) ? named?.closest('details') : undefined
      if (!disclosure || disclosure.open) return
      disclosure.open = true
      named?.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [frame])
}
