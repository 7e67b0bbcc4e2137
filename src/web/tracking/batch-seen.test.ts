import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batchSeen } from './batch-seen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch() {
  const reported: (readonly string[])[] = []
  return { reported, batch: batchSeen<string>((values) => reported.push(values)) }
}

test('items seen within a second are reported together', () => {
  const { reported, batch } = watch()
  batch.add('1', 'tea')
  vi.advanceTimersByTime(999)
  batch.add('2', 'books')
  expect(reported).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported).toEqual([['tea', 'books']])
  batch.add('3', 'shoes')
  vi.advanceTimersByTime(1000)
  expect(reported).toEqual([['tea', 'books'], ['shoes']])
})

test('an item seen again is not reported again', () => {
  const { reported, batch } = watch()
  batch.add('1', 'tea')
  vi.advanceTimersByTime(1000)
  batch.add('1', 'tea')
  vi.advanceTimersByTime(5000)
  expect(reported).toEqual([['tea']])
})

test('a new page reports what is waiting, and starts again', () => {
  const { reported, batch } = watch()
  batch.add('1', 'tea')
  batch.finish()
  expect(reported).toEqual([['tea']])
  batch.add('1', 'tea')
  vi.advanceTimersByTime(1000)
  expect(reported).toEqual([['tea'], ['tea']])
})

test('without seen items nothing is reported', () => {
  const { reported, batch } = watch()
  batch.finish()
  vi.advanceTimersByTime(5000)
  expect(reported).toEqual([])
})
