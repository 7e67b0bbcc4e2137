import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { type RedeemAnswerFragment, RedeemOrderDocument, type RedeemOrderFragment } from '#generated/documents.ts'
import type { Ask } from '../../data/ask.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { usePageAnswer } from '../../data/use-page-answer.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'

export type Redeem = {
  order: RedeemOrderFragment
  /** Sends a change and shows the new order, also in the other tabs. Resolves to the refusals. */
  change: (call: (ask: Ask) => Promise<RedeemAnswerFragment>) => Promise<readonly CallFailure[]>
  /** Loads the order again, when the page may be out of date. */
  reload: () => Promise<void>
}

/** The redeem order of this browser and its changes, in sync with the other tabs. When the visit has ended, it returns to the balance check. */
export function useRedeem(loaded: RedeemOrderFragment): Redeem {
  const ask = useAsk()
  const router = useRouter()
  const balance = useHref()('balance')
  const [order, setOrder] = usePageAnswer(loaded)
  const leave = async () => router.history.push(`${balance}?refused=${await loadEndedCode()}`)
  const reload = async () => {
    const { redeemOrder } = await ask(RedeemOrderDocument, { uuid: null })
    if (redeemOrder?.status === 'OPEN') setOrder(redeemOrder)
    else await leave()
  }
  const read = useEffectEvent(reload)
  useEffect(() => listenToRedeem(() => void read().catch(() => undefined)), [])
  const change: Redeem['change'] = async (call) => {
    const answer = await call(ask)
    if (answer.order) {
      setOrder(answer.order)
      notifyRedeemChanged()
    }
    const endedCode = answer.errors.length > 0 && (await loadEndedCode())
    if (answer.errors.some(({ code }) => code === endedCode)) await leave()
    return answer.errors
  }
  return { order, change, reload }
}

/** Loaded on demand, because most visits never need the list of all failures. */
const loadEndedCode = async () => (await import('#shared/failures.ts')).FAILURES.REDEEM_UNKNOWN.code

let channel: BroadcastChannel | undefined

/** Without BroadcastChannel, other tabs see the change on their next page. */
function openChannel(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) channel ??= new BroadcastChannel('redeem')
  return channel
}

export function notifyRedeemChanged(): void {
  openChannel()?.postMessage('changed')
}

function listenToRedeem(onChange: () => void): () => void {
  openChannel()?.addEventListener('message', onChange)
  return () => channel?.removeEventListener('message', onChange)
}
