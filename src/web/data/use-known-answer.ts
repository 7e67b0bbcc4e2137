import { startTransition, useLayoutEffect, useState } from 'react'
import { type Answer, type AnswerKey, listenToAnswer, openEntry } from './answers.ts'

/** The answer as far as it is loaded. When the key changes, the last answer stays until the next one is loaded. */
export function useKnownAnswer<R>(key: AnswerKey<R>, isCached = true, isListening = true): Answer<R> {
  // Starts as "loading" instead of reading the store, because the server rendered the page without these answers.
  const [answer, setAnswer] = useState<Answer<R>>('loading')
  useLayoutEffect(() => {
    if (!isListening) return
    const show = () => setAnswer(() => openEntry(key).answer as Answer<R>)
    const stop = listenToAnswer(key, () => startTransition(show), isCached)
    if (openEntry(key).answer !== 'loading') show()
    return stop
  }, [key, isCached, isListening])
  return answer
}

/** The answer, or undefined while there is none. */
export function known<R extends object>(answer: Answer<R>): R | undefined {
  return typeof answer === 'object' ? answer : undefined
}
