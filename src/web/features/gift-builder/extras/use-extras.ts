import { useEffect, useState } from 'react'
import { BuilderExtrasDocument, type BuilderExtrasQuery } from '#generated/documents.ts'
import { NO_ANSWER } from '#web/data/call-failure.ts'
import { keyOf, loadAnswer } from '#web/data/load-answer.ts'
import { known, useKnownAnswer } from '#web/data/use-known-answer.ts'
import { openModal } from '#web/session/opened-modal.ts'
import { useAsk } from '#web/session/use-shop.ts'
import { whenIdle } from '#web/ssr/when-idle.ts'

export type Extras = BuilderExtrasQuery

/** Wrappers, packings and ready messages. They are loaded when the browser is idle, so that the page is smaller. */
export function useExtras(): Extras | undefined {
  const ask = useAsk()
  useEffect(() => whenIdle(() => void loadAnswer(ask, BuilderExtrasDocument, {})), [ask])
  return known(useKnownAnswer(keyOf(BuilderExtrasDocument, {})))
}

/** A modal to choose extras. It opens as soon as they are loaded, and loads them again if that failed before. */
export function useExtrasModal(isKnown: boolean) {
  const ask = useAsk()
  const [isWanted, setWanted] = useState(false)
  const close = () => setWanted(false)
  const open = async () => {
    setWanted(true)
    if ((await loadAnswer(ask, BuilderExtrasDocument, {})) !== 'failed') return
    close()
    openModal({ name: 'failure', failure: NO_ANSWER })
  }
  return { isOpen: isWanted && isKnown, isLoading: isWanted && !isKnown, open: () => void open(), close }
}
