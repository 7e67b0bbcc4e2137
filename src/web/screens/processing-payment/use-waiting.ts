import { useEffect, useState } from 'react'
import { ConfirmReturnDocument, type PaymentStandingFragment, PaymentStateDocument } from '../../../generated/documents.ts'
import type { Ask } from '../../data/ask.ts'
import { useAsk } from '../../session/use-shop.ts'
import { ANSWER_MS, isSettled, LONG_WAIT_MS, nextPause } from './waiting.ts'

/** What the provider's page sent the buyer back with. */
export type Returned = { orderUuid: string; sessionId?: string | undefined; sessionResult?: string | undefined }

export type Waiting = {
  /** Once there is something to say. */
  state?: PaymentStandingFragment
  /** The shop has heard what was brought back, or knows no such order: a reload need not bring it again. */
  isHandedOver: boolean
  isLong: boolean
  /** It was asked often enough: the buyer may ask again. */
  isOver: boolean
  /** The shop knows no such order of this visitor. */
  isUnknown: boolean
}

const BEGINNING: Waiting = { isHandedOver: false, isLong: false, isOver: false, isUnknown: false }

/** Hands over what was brought back, then asks until it is known how the payment ended. */
export function useWaiting(returned: Returned): Waiting & { askAgain: () => void } {
  const ask = useAsk()
  const [waiting, setWaiting] = useState(BEGINNING)
  const [round, setRound] = useState(0)
  const { orderUuid, sessionId, sessionResult } = returned
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    const watch = { isHere: true, tell: (news: Partial<Waiting>) => setWaiting((known) => ({ ...known, ...news })) }
    void wait(ask, { orderUuid, sessionId, sessionResult }, watch)
    return () => {
      watch.isHere = false
    }
  }, [ask, orderUuid, sessionId, sessionResult, round])
  const askAgain = () => {
    setWaiting(BEGINNING)
    setRound((count) => count + 1)
  }
  return { ...waiting, askAgain }
}

type Watch = { isHere: boolean; tell: (news: Partial<Waiting>) => void }

type State = PaymentStandingFragment | null | undefined

/** Also when the connection hangs: asking is over by the clock. */
export async function wait(ask: Ask, returned: Returned, watch: Watch): Promise<void> {
  const beganAt = performance.now()
  let isHandedOver = false
  for (let times = 0; watch.isHere; times++) {
    const state: State = await soon(isHandedOver ? read(ask, returned.orderUuid) : confirm(ask, returned))
    if (state === null) return watch.tell({ isUnknown: true, isHandedOver: true })
    if (state && !isHandedOver) {
      isHandedOver = true
      watch.tell({ isHandedOver })
    }
    if (state && isSettled(state)) return watch.tell({ state })
    const waitedMs = performance.now() - beganAt
    const pause = nextPause(times, waitedMs)
    if (pause === undefined) return watch.tell({ isOver: true })
    if (waitedMs >= LONG_WAIT_MS) watch.tell({ isLong: true })
    await sleep(pause)
  }
}

const sleep = (ms: number) => new Promise<undefined>((rest) => setTimeout(rest, ms))

/** An answer that does not come is no answer: it is asked for again. */
function soon<T>(answer: Promise<T>): Promise<T | undefined> {
  return Promise.race([answer, sleep(ANSWER_MS)])
}

/** A lost answer is no answer either. */
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
