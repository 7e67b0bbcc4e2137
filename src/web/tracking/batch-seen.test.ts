import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batchSeen } from './batch-seen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch() {
  const told: (readonly string[])[] = []
  return { told, batch: batchSeen<string>((values) => told.push(values)) }
}

test('what is seen within a second is told together', () => {
  const { told, batch } = watch()
  batch.add('1', 'tea')
  vi.advanceTimersByTime(999)
  batch.add('2', 'books')
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([['tea', 'books']])
  batch.add('3', 'shoes')
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([['tea', 'books'], ['shoes']])
})

test('what comes into sight again is not told again', () => {
  const { told, batch } = watch()
  batch.add('1', 'tea')
  vi.advanceTimersByTime(1000)
  batch.add('1', 'tea')
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([['tea']])
})

test('a new page tells what waits, and begins anew', () => {
  const { told, batch } = watch()
  batch.add('1', 'tea')
  batch.finish()
  expect(told).toEqual([['tea']])
  batch.add('1', 'tea')
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([['tea'], ['tea']])
})

test('nothing seen is nothing told', () => {
  const { told, batch } = watch()
  batch.finish()
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([])
})
