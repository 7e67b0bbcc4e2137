import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmReturnDocument, PaymentStateDocument } from '../../../generated/documents.ts'
import type { Ask } from '../../data/ask.ts'
import { type Waiting, wait } from './use-waiting.ts'

const RETURNED = { orderUuid: '1', sessionId: 'CS1', sessionResult: 'X!1' }
const PAID = { status: 'COMPLETED', bankTransfer: null }
const OPEN = { status: 'PENDING', bankTransfer: null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Somebody at a page whose shop answers, one after the other, so. */
async function waitFor(answers: (() => Promise<unknown>)[]) {
  const asked: unknown[] = []
  const told: Partial<Waiting>[] = []
  const ask = ((document: unknown) => {
    asked.push(document)
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  }) as Ask
  const waited = wait(ask, RETURNED, { isHere: true, tell: (news) => void told.push(news) })
  await vi.runAllTimersAsync()
  await waited
  return { asked, told }
}

const hang = () => new Promise(() => undefined)
const breakDown = () => Promise.reject(new Error('offline'))
const confirmed = (state: unknown) => async () => ({ confirmReturn: { state } })
const read = (state: unknown) => async () => ({ paymentState: state })

test('what was brought back is handed over until the shop has it', async () => {
  const { asked, told } = await waitFor([breakDown, hang, confirmed(OPEN), read(PAID)])
  expect(asked).toEqual([ConfirmReturnDocument, ConfirmReturnDocument, ConfirmReturnDocument, PaymentStateDocument])
  expect(told).toEqual([{ isHandedOver: true }, { state: PAID }])
})

test('a connection that hangs is told as a long wait, and then as over', async () => {
  const { told } = await waitFor([hang])
  expect(told[0]).toEqual({ isLong: true })
  expect(told.at(-1)).toEqual({ isOver: true })
})

test('what was brought back for an unknown order need not be brought again', async () => {
  const { told } = await waitFor([confirmed(null), read(null)])
  expect(told).toEqual([{ isUnknown: true, isHandedOver: true }])
})
