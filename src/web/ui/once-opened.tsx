import { type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * A modal whose code is loaded when it is first opened. It stays rendered afterwards for its closing animation. It is placed outside the form that
 * opens it, so that Enter in the modal does not send that form.
 */
export function OnceOpened({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened ? createPortal(<Suspense>{children}</Suspense>, document.getElementById('content') ?? document.body) : null
}
