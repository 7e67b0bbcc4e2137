import { useEffect, useState } from 'react'

/** Spec §9, search debounce. */
const TYPING_MS = 200

/** The typed text, debounced. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
