import { useEffect, useState } from 'react'
import { ConfirmReturnDocument, PaymentStateDocument, type PaymentStatusFragment } from '#generated/documents.ts'
import type { Ask } from '../../data/ask.ts'
import { useAsk } from '../../session/use-shop.ts'
import { ANSWER_MS, isSettled, LONG_WAIT_MS, nextPause } from './waiting.ts'

/** The parameters with which the buyer returned from the provider's page. */
export type Returned = { orderUuid: string; sessionId?: string | undefined; sessionResult?: string | undefined }

export type Waiting = {
  /** Set once the payment has a final result. */
  state?: PaymentStatusFragment
  /** The shop has received the provider's result, or does not know the order: a reload need not send it again. */
  isHandedOver: boolean
  /** The order contains a parcel; undefined until the shop has answered. */
  isPosted?: boolean
  isLong: boolean
  /** The page has stopped asking; the buyer may ask again. */
  isOver: boolean
  /** The shop knows no such order of this visitor. */
  isUnknown: boolean
}

const START: Waiting = { isHandedOver: false, isLong: false, isOver: false, isUnknown: false }

/** Sends the provider's result to the shop, then asks until the payment has a final result. */
export function useWaiting(returned: Returned): Waiting & { askAgain: () => void } {
  const ask = useAsk()
  const [waiting, setWaiting] = useState(START)
  const [round, setRound] = useState(0)
  const { orderUuid, sessionId, sessionResult } = returned
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    const watch = { isHere: true, update: (changes: Partial<Waiting>) => setWaiting((known) => ({ ...known, ...changes })) }
    void wait(ask, { orderUuid, sessionId, sessionResult }, watch)
    return () => {
      watch.isHere = false
    }
  }, [ask, orderUuid, sessionId, sessionResult, round])
  const askAgain = () => {
    setWaiting(START)
    setRound((count) => count + 1)
  }
  return { ...waiting, askAgain }
}

type Watch = { isHere: boolean; update: (changes: Partial<Waiting>) => void }

type State = PaymentStatusFragment | null | undefined

/** Ends by the clock, even when the connection hangs. */
export async function wait(ask: Ask, returned: Returned, watch: Watch): Promise<void> {
  const startedAt = performance.now()
  let isHandedOver = false
  for (let times = 0; watch.isHere; times++) {
    const state: State = await soon(isHandedOver ? read(ask, returned.orderUuid) : confirm(ask, returned))
    if (state === null) return watch.update({ isUnknown: true, isHandedOver: true })
    if (state && !isHandedOver) {
      isHandedOver = true
      watch.update({ isHandedOver, isPosted: state.order.groupedTotals.physicalTotal.qty > 0 })
    }
    if (state && isSettled(state)) return watch.update({ state })
    const waitedMs = performance.now() - startedAt
    const pause = nextPause(times, waitedMs)
    if (pause === undefined) return watch.update({ isOver: true })
    if (waitedMs >= LONG_WAIT_MS) watch.update({ isLong: true })
    await sleep(pause)
  }
}

const sleep = (ms: number) => new Promise<undefined>((rest) => setTimeout(rest, ms))

/** Undefined when the answer takes too long; the caller asks again. */
function soon<T>(answer: Promise<T>): Promise<T | undefined> {
  return Promise.race([answer, sleep(ANSWER_MS)])
}

/** Undefined when the call fails. */
async function confirm(ask: Ask, { orderUuid, sessionId, sessionResult }: Returned) {
  if (!sessionId || !sessionResult) return read(ask, orderUuid)
  try {
    const { confirmReturn } = await ask(ConfirmReturnDocument, { orderUuid, sessionId, sessionResult })
    return confirmReturn.state ?? (await read(ask, orderUuid))
  } catch {
    return undefined
  }
}

async function read(ask: Ask, orderUuid: string): Promise<State> {
  try {
    return (await ask(PaymentStateDocument, { orderUuid })).paymentState
  } catch {
    return undefined
  }
}
