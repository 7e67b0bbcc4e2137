import { type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * A modal that is fetched at its first opening, and then stays to play its way out. It stands outside of the form that opens it: Enter in a modal
 * must not send the form behind it.
 */
export function OnceOpened({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened ? createPortal(<Suspense>{children}</Suspense>, document.getElementById('content') ?? document.body) : null
}
