import { useEffect, useEffectEvent } from 'react'
import type { TypedDocument } from '../../generated/documents.ts'
import { useAsk } from '../session/use-shop.ts'
import { keyOf, loadAnswer, reloadAnswer } from './load-answer.ts'
import { useKnownAnswer } from './use-known-answer.ts'

type AnswerOptions = {
  /** False as long as it is not needed. Needed once more, it is loaded again. */
  isWanted?: boolean
  /** For the whole visit, also when no component shows it. */
  isKept?: boolean
}

/** What a part of a page needs and the page itself does not, loaded when that part appears. */
export function useAnswer<R, V>(document: TypedDocument<R, V>, variables: V, options: AnswerOptions = {}) {
  const { isWanted = true, isKept = false } = options
  const ask = useAsk()
  const key = keyOf(document, variables)
  const answer = useKnownAnswer(key, isKept, isWanted)
  const load = useEffectEvent(() => void loadAnswer(ask, document, variables))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another answer
  useEffect(() => {
    if (isWanted) load()
  }, [key, isWanted])
  return { answer, reload: () => void reloadAnswer(ask, document, variables) }
}
