import type { TypedDocument } from '../../generated/documents.ts'
import { type Answer, type AnswerKey, openEntry, setAnswer } from './answers.ts'
import type { Ask } from './ask.ts'

export function keyOf<R, V>({ name }: TypedDocument<R, V>, variables: V): AnswerKey<R> {
  return name + JSON.stringify(variables)
}

/** Loads an answer once, however many components need it. It never throws: on an error the answer is "failed". */
export async function loadAnswer<R, V>(ask: Ask, document: TypedDocument<R, V>, variables: V): Promise<Answer<R>> {
  const { answer, loading } = openEntry(keyOf(document, variables))
  if (typeof answer === 'object') return answer as R
  return (loading as Promise<Answer<R>> | undefined) ?? reloadAnswer(ask, document, variables)
}

/** Loads an answer again that has failed or is out of date. The old answer stays until the new one is loaded, and also if that fails. */
export function reloadAnswer<R, V>(ask: Ask, document: TypedDocument<R, V>, variables: V): Promise<Answer<R>> {
  const key = keyOf(document, variables)
  const entry = openEntry(key)
  if (entry.answer === 'failed') setAnswer(key, 'loading')
  const loading = ask(document, variables)
    .catch(() => 'failed' as const)
    .then((answer) => {
      const isKnown = typeof entry.answer === 'object'
      // Only the last call counts.
      if (entry.loading === loading) setAnswer(key, isKnown && answer === 'failed' ? (entry.answer as R) : answer)
      return answer
    })
  entry.loading = loading
  return loading
}
