import { expect, test } from 'vitest'
import { paginationRange } from './pagination-range.ts'

/** The pages shown on one screen, as text. */
function shown(current: number, count: number, screen: 'phone' | 'wide'): string {
  return paginationRange(current, count)
    .filter((step) => step.shownOn === 'both' || step.shownOn === screen)
    .map((step) => (step.kind === 'page' ? step.page : '…'))
    .join(' ')
}

test.each([
  ['without pages there are no steps', 1, 0, '', ''],
  ['one page is one page', 1, 1, '1', '1'],
  ['five pages fit on a phone', 2, 5, '1 2 3 4 5', '1 2 3 4 5'],
  ['seven pages fit on a wide screen', 4, 7, '1 2 3 4 5 6 7', '1 … 4 … 7'],
  ['at the start the last page is one step away', 1, 14, '1 2 3 4 5 … 14', '1 2 3 … 14'],
  ['no gap replaces page 2 alone', 4, 14, '1 2 3 4 5 … 14', '1 … 4 … 14'],
  ['in the middle both ends are one step away', 7, 14, '1 … 6 7 8 … 14', '1 … 7 … 14'],
  ['no gap replaces page 13 alone', 11, 14, '1 … 10 11 12 13 14', '1 … 11 … 14'],
  ['at the end the first page is one step away', 14, 14, '1 … 10 11 12 13 14', '1 … 12 13 14'],
])('%s', (_sentence, current, count, wide, phone) => {
  expect(shown(current, count, 'wide')).toBe(wide)
  expect(shown(current, count, 'phone')).toBe(phone)
})

test('the current page is always included, and the number of steps never changes', () => {
  for (let current = 1; current <= 20; current += 1) {
    for (const [screen, room] of [
      ['wide', 7],
      ['phone', 5],
    ] as const) {
      const steps = shown(current, 20, screen).split(' ')
      expect(steps).toContain(String(current))
      expect(steps).toHaveLength(room)
    }
  }
})
