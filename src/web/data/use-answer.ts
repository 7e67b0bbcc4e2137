import { useEffect, useEffectEvent } from 'react'
import type { TypedDocument } from '../../generated/documents.ts'
import { useAsk } from '../session/use-shop.ts'
import { keyOf, loadAnswer, reloadAnswer } from './load-answer.ts'
import { useKnownAnswer } from './use-known-answer.ts'

type AnswerOptions = {
  /** False as long as the answer is not needed. When it is needed again, it is loaded again. */
  isWanted?: boolean
  /** Caches the answer for the whole visit, also while no component shows it. */
  isCached?: boolean
}

/** An answer that a part of a page needs and the page itself does not. It is loaded when that part is rendered. */
export function useAnswer<R, V>(document: TypedDocument<R, V>, variables: V, options: AnswerOptions = {}) {
  const { isWanted = true, isCached = false } = options
  const ask = useAsk()
  const key = keyOf(document, variables)
  const answer = useKnownAnswer(key, isCached, isWanted)
  const load = useEffectEvent(() => void loadAnswer(ask, document, variables))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key needs a new answer
  useEffect(() => {
    if (isWanted) load()
  }, [key, isWanted])
  return { answer, reload: () => void reloadAnswer(ask, document, variables) }
}
