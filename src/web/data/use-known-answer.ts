import { startTransition, useLayoutEffect, useState } from 'react'
import { type Answer, type AnswerKey, listenToAnswer, openEntry } from './answers.ts'

/** What is known without loading it. With another key, the last answer stays until the next one is known. */
export function useKnownAnswer<R>(key: AnswerKey<R>, isKept = true, isListening = true): Answer<R> {
  // Not read from the store at once: the server's page knows none of it.
  const [answer, setAnswer] = useState<Answer<R>>('loading')
  useLayoutEffect(() => {
    if (!isListening) return
    const show = () => setAnswer(() => openEntry(key).answer as Answer<R>)
    const stop = listenToAnswer(key, () => startTransition(show), isKept)
    if (openEntry(key).answer !== 'loading') show()
    return stop
  }, [key, isKept, isListening])
  return answer
}

/** The answer, or undefined as long as there is none. */
export function known<R extends object>(answer: Answer<R>): R | undefined {
  return typeof answer === 'object' ? answer : undefined
}
