import { startTransition, useEffect, useState } from 'react'
import { BuilderExtrasDocument, type BuilderExtrasQuery } from '../../../../generated/documents.ts'
import { openModal } from '../../../session/opened-modal.ts'
import { useAsk } from '../../../session/use-shop.ts'
import { whenIdle } from '../../../ssr/when-idle.ts'

export type Extras = BuilderExtrasQuery

let asked: Promise<Extras> | undefined
/** Of the screens that show them. */
const loads = new Set<() => Promise<void>>()

/** What can be put on and around a card, and ready messages: asked once by the browser, since the page itself need not carry them. */
export function useExtras(): Extras | undefined {
  const ask = useAsk()
  const [extras, setExtras] = useState<Extras>()
  useEffect(() => {
    let isHere = true
    const load = async () => {
      asked ??= ask(BuilderExtrasDocument, {})
      try {
        const found = await asked
        if (isHere) startTransition(() => setExtras(found))
      } catch (error) {
        asked = undefined
        throw error
      }
    }
    // Extras are optional: opening the choice again retries.
    const stop = whenIdle(() => void load().catch(() => undefined))
    loads.add(load)
    return () => {
      isHere = false
      stop()
      loads.delete(load)
    }
  }, [ask])
  return extras
}

/** Of what is chosen among extras: it opens as soon as they are known, and they are asked for again where the first call has failed. */
export function useExtrasModal(isKnown: boolean) {
  const [isWanted, setWanted] = useState(false)
  const close = () => setWanted(false)
  const open = () => {
    setWanted(true)
    if (isKnown) return
    Promise.all([...loads].map((load) => load())).catch(() => {
      close()
      openModal({ name: 'failure', failure: { code: -1, message: '' } })
    })
  }
  return { isOpen: isWanted && isKnown, isLoading: isWanted && !isKnown, open, close }
}
