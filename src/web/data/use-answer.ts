import { useEffect, useState } from 'react'
import type { TypedDocument } from '../../generated/documents.ts'
import { useAsk } from '../session/use-shop.ts'

export type Answer<R> = R | 'loading' | 'failed'

/** What a part of a page needs that the page itself does not: asked for when that part appears. */
export function useAnswer<R, V>(document: TypedDocument<R, V>, variables: V): { answer: Answer<R>; again: () => void } {
  const ask = useAsk()
  const [answer, setAnswer] = useState<Answer<R>>('loading')
  const [tries, setTries] = useState(1)
  const asked = JSON.stringify([variables, tries])
  useEffect(() => {
    let isHere = true
    const [wanted] = JSON.parse(asked) as [V]
    ask(document, wanted).then(
      (found) => isHere && setAnswer(() => found),
      () => isHere && setAnswer('failed'),
    )
    return () => {
      isHere = false
    }
  }, [ask, document, asked])
  const again = () => {
    setAnswer('loading')
    setTries(tries + 1)
  }
  return { answer, again }
}
