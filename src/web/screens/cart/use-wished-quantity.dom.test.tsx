import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CallFailure } from '../../data/call-failure.ts'
import type { Cart } from './use-cart.ts'
import { useWishedQuantity } from './use-wished-quantity.ts'

/** A basket that answers when the test tells it to. */
function renderQuantity() {
  const sent: number[] = []
  const waiting: ((refused: readonly CallFailure[]) => void)[] = []
  const update: Cart['update'] = ({ qty }) => {
    sent.push(qty as number)
    return new Promise((resolve) => waiting.push(resolve))
  }
  const cart = { update } as Cart
  const { result } = renderHook(() => useWishedQuantity(cart, 'package'))
  const answer = (refused: readonly CallFailure[] = []) => act(async () => waiting.shift()?.(refused))
  return { result, sent, answer }
}

test('of many fast taps in the basket the last one counts, however long the first request takes', async () => {
  const { result, sent, answer } = renderQuantity()
  for (const qty of [2, 3, 4, 5, 4]) act(() => void result.current.wish(qty))
  expect(result.current.wished).toBe(4)
  await answer()
  expect(sent).toEqual([2, 4])
  expect(result.current.wished).toBe(4)
  await answer()
  expect(sent).toEqual([2, 4])
  expect(result.current.wished).toBeUndefined()
})

test('a refused quantity is dropped, and the refusal is shown', async () => {
  const { result, answer } = renderQuantity()
  const refusal = { code: 1, message: 'Too many' }
  act(() => void result.current.wish(99))
  await answer([refusal])
  expect(result.current.wished).toBeUndefined()
  expect(result.current.failure).toBe(refusal)
})
