import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmReturnDocument, PaymentStateDocument } from '#generated/documents.ts'
import type { Ask } from '../../data/ask.ts'
import { type Waiting, wait } from './use-waiting.ts'

const RETURNED = { orderUuid: '1', sessionId: 'CS1', sessionResult: 'X!1' }
const order = { groupedTotals: { physicalTotal: { qty: 1 } } }
const PAID = { status: 'COMPLETED', bankTransfer: null, order }
const OPEN = { status: 'PENDING', bankTransfer: null, order }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A waiting page with these answers of the shop, in this order. */
async function waitFor(answers: (() => Promise<unknown>)[]) {
  const asked: unknown[] = []
  const updates: Partial<Waiting>[] = []
  const ask = ((document: unknown) => {
    asked.push(document)
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  }) as Ask
  const waited = wait(ask, RETURNED, { isHere: true, update: (changes) => void updates.push(changes) })
  await vi.runAllTimersAsync()
  await waited
  return { asked, updates }
}

const hang = () => new Promise(() => undefined)
const breakDown = () => Promise.reject(new Error('offline'))
const confirmed = (state: unknown) => async () => ({ confirmReturn: { state } })
const read = (state: unknown) => async () => ({ paymentState: state })

test('the result of the provider is sent until the shop has it', async () => {
  const { asked, updates } = await waitFor([breakDown, hang, confirmed(OPEN), read(PAID)])
  expect(asked).toEqual([ConfirmReturnDocument, ConfirmReturnDocument, ConfirmReturnDocument, PaymentStateDocument])
  expect(updates).toEqual([{ isHandedOver: true, isPosted: true }, { state: PAID }])
})

test('a request that hangs is shown as a long wait, and then as finished', async () => {
  const { updates } = await waitFor([hang])
  expect(updates[0]).toEqual({ isLong: true })
  expect(updates.at(-1)).toEqual({ isOver: true })
})

test('the result for an unknown order is not sent again', async () => {
  const { updates } = await waitFor([confirmed(null), read(null)])
  expect(updates).toEqual([{ isUnknown: true, isHandedOver: true }])
})
