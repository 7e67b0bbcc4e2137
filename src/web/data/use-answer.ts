import { startTransition, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { TypedDocument } from '../../generated/documents.ts'
import { useAsk } from '../session/use-shop.ts'
import { type Answer, keyOf, listenToAnswer, loadAnswer, readAnswer, reloadAnswer } from './answers.ts'

type AnswerOptions = {
  /** False as long as somebody else decides when to load it. */
  isWanted?: boolean
  /** For the whole visit, also when no component shows it. */
  isKept?: boolean
}

/** What a part of a page needs and the page itself does not, loaded when that part appears. */
export function useAnswer<R, V>(document: TypedDocument<R, V>, variables: V, options: AnswerOptions = {}) {
  const { isWanted = true, isKept = false } = options
  const ask = useAsk()
  const key = keyOf(document, variables)
  // Not read from the store at once: the server's page knows none of it.
  const [answer, setAnswer] = useState<Answer<R>>('loading')
  const load = useEffectEvent(() => void loadAnswer(ask, document, variables))
  useLayoutEffect(() => {
    const show = () => setAnswer(() => readAnswer(key) as Answer<R>)
    const stop = listenToAnswer(key, isKept, () => startTransition(show))
    // With other variables, the last answer stays until the next is loaded.
    if (readAnswer(key) !== 'loading') show()
    if (isWanted) load()
    return stop
  }, [key, isWanted, isKept])
  return { answer, reload: () => void reloadAnswer(ask, document, variables) }
}

/** The answer, or undefined as long as there is none. */
export function known<R extends object>(answer: Answer<R>): R | undefined {
  return typeof answer === 'object' ? answer : undefined
}
