import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CartFragment } from '#generated/documents.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { NO_ANSWER } from '../../data/call-failure.ts'
import { useRemoval } from './use-removal.ts'

const shipment = (tag: string, ...ids: string[]) => ({
  tag,
  variationType: 'DIGITAL',
  packages: ids.map((id) => ({ id, giftcard: { price: {} } })),
})
const CART = {
  currency: 'GBP',
  packagesGroups: [{ tag: 'a' }, { tag: 'b' }],
  shipments: [shipment('a', 'a1'), shipment('b', 'b1', 'b2')],
} as unknown as CartFragment

function renderRemoval() {
  const removePart = vi.fn<() => Promise<CallFailure[]>>().mockResolvedValue([])
  const restorePart = vi.fn<() => Promise<CallFailure[]>>().mockResolvedValue([])
  const { result } = renderHook(() => useRemoval({ cart: CART, earlier: null, removePart, restorePart }))
  return { result, restorePart }
}

test('a gift is removed without a confirmation, and its place shows that', async () => {
  const { result } = renderRemoval()
  await act(() => result.current.remove({ shipmentTag: 'a', packageId: 'a1', name: 'Tea' }))
  expect(result.current.removed).toMatchObject({ name: 'Tea', place: 0 })
  await act(() => result.current.remove({ shipmentTag: 'b', packageId: 'b1', name: 'Tea' }))
  expect(result.current.removed).toMatchObject({ packageId: 'b1', place: 2 })
})

test('an undo that fails without a network can be tried again, and leads back to the gift', async () => {
  const { result, restorePart } = renderRemoval()
  await act(() => result.current.remove({ shipmentTag: 'b', name: 'Tea' }))
  restorePart.mockResolvedValueOnce([NO_ANSWER])
  await act(() => result.current.undo())
  expect(result.current.failure).toBe(NO_ANSWER)
  expect(result.current.removed).toMatchObject({ shipmentTag: 'b' })
  await act(() => result.current.undo())
  expect(restorePart).toHaveBeenCalledTimes(2)
  expect(result.current.failure).toBeUndefined()
  expect(result.current.removed).toBeUndefined()
  expect(result.current.restoredId).toBe('b1')
})
