import { useState } from 'react'

/** The answer that a page was loaded with, until a change replaces it or the page is loaded again. */
export function usePageAnswer<R>(loaded: R) {
  const [last, setLast] = useState(loaded)
  const [answer, setAnswer] = useState(loaded)
  if (loaded !== last) {
    setLast(() => loaded)
    setAnswer(() => loaded)
  }
  return [answer, setAnswer] as const
}
