import { useEffect, useState } from 'react'
import { PopularSearchDocument, type PopularSearchQuery } from '../../../generated/documents.ts'
import type { Ask } from '../../data/ask.ts'
import { useAsk } from '../../session/use-shop.ts'

/** Asked for once a visit. */
let asked: Promise<PopularSearchQuery> | undefined

function askOnce(ask: Ask): Promise<PopularSearchQuery> {
  asked ??= ask(PopularSearchDocument, {}).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

export function usePopularSearch(): PopularSearchQuery | undefined {
  const ask = useAsk()
  const [popular, setPopular] = useState<PopularSearchQuery>()
  useEffect(() => {
    let isWanted = true
    askOnce(ask).then(
      (answer) => isWanted && setPopular(answer),
      // Without suggestions the search itself still works.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [ask])
  return popular
}
