import { type RefObject, useRef, useState } from 'react'

type Copy<E extends HTMLElement> = {
  /** For the element that shows the text. */
  place: RefObject<E | null>
  outcome: 'copied' | 'selected' | undefined
  copy: () => Promise<void>
}

/** Copies a text; where the browser does not let us, selects it where it is shown, so that the visitor can. */
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
