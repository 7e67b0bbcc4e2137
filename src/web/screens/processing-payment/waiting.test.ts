import { expect, test } from 'vitest'
import { isSettled, LONG_WAIT_MS, nextPause } from './waiting.ts'

/** All pauses until the page stops asking. */
function listPauses(): number[] {
  const pauses: number[] = []
  for (let waited = 0; ; ) {
    const pause = nextPause(pauses.length, waited)
    if (pause === undefined) return pauses
    pauses.push(pause)
    waited += pause
  }
}

test('the first requests follow quickly, the later ones at longer intervals', () => {
  const pauses = listPauses()
  expect(pauses[0]).toBe(500)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.at(-1)).toBe(10_000)
})

test('a buyer sees what happens next long before the requests end, and they do end', () => {
  const total = listPauses().reduce((sum, pause) => sum + pause, 0)
  expect(total).toBeGreaterThan(5 * LONG_WAIT_MS)
  expect(listPauses().length).toBeLessThan(40)
})

test('the page does not wait for a bank transfer', () => {
  const bankTransfer = {
    amount: { currency: 'GBP', value: 25 },
    accountHolder: 'Us',
    accountNumber: null,
    bic: null,
    reference: '1',
    payBefore: '2026-03-31',
  }
  expect(isSettled({ status: 'PENDING', bankTransfer })).toBe(true)
  expect(isSettled({ status: 'PENDING', bankTransfer: null })).toBe(false)
  expect(isSettled({ status: 'FAILED', bankTransfer: null })).toBe(true)
})
