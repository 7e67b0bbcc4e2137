import { startTransition, useEffect, useState } from 'react'
import { BuilderExtrasDocument, type BuilderExtrasQuery } from '../../../generated/documents.ts'
import { useAsk } from '../../client/use-shop.ts'
import { whenIdle } from '../../client/when-idle.ts'

export type Extras = BuilderExtrasQuery

let asked: Promise<Extras> | undefined

/** What can be put on and around a card, and ready messages: asked once by the browser, since the page itself need not carry them. */
export function useExtras(): Extras | undefined {
  const ask = useAsk()
  const [extras, setExtras] = useState<Extras>()
  useEffect(() => {
    let isHere = true
    const stop = whenIdle(() => {
      asked ??= ask(BuilderExtrasDocument, {})
      asked.then(
        (found) => isHere && startTransition(() => setExtras(found)),
        () => {
          // The next screen asks again; a gift can be given without.
          asked = undefined
        },
      )
    })
    return () => {
      isHere = false
      stop()
    }
  }, [ask])
  return extras
}
