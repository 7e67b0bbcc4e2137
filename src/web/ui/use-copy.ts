import { type RefObject, useRef, useState } from 'react'

type Copy<E extends HTMLElement> = {
  /** The element that shows the text. */
  place: RefObject<E | null>
  outcome: 'copied' | 'selected' | undefined
  copy: () => Promise<void>
}

/** Copies a text. If the browser refuses, it selects the text where it is shown, so that the visitor can copy it. */
export function useCopy<E extends HTMLElement>(text: string): Copy<E> {
  const place = useRef<E>(null)
  const [outcome, setOutcome] = useState<Copy<E>['outcome']>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      if (place.current) getSelection()?.selectAllChildren(place.current)
      setOutcome('selected')
    }
  }
  return { place, outcome, copy }
}
