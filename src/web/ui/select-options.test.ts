import { describe, expect, test } from 'vitest'
import { filterItems, scrollToShow, stepIndex } from './select-options.ts'

const COUNTRIES = ['België', 'Österreich', 'United Kingdom', 'United States'].map((label) => ({ id: label, label }))

describe('filtering by typed text', () => {
  test.each([
    ['an empty text shows all', '', ['België', 'Österreich', 'United Kingdom', 'United States']],
    ['spaces alone show all', '  ', ['België', 'Österreich', 'United Kingdom', 'United States']],
    ['case does not matter', 'uNITED', ['United Kingdom', 'United States']],
    ['accents need not be typed', 'osterr', ['Österreich']],
    ['accents may be typed', 'belgië', ['België']],
    ['a later word counts', 'king', ['United Kingdom']],
    ['no match shows none', 'xyz', []],
  ])('%s', (_sentence, typed, expected) => {
    expect(filterItems(COUNTRIES, typed).map((item) => item.label)).toEqual(expected)
  })
})

describe('stepping through the list', () => {
  test.each([
    ['down without a selection is the first', -1, 1, 3, 0],
    ['up without a selection is the last', -1, -1, 3, 2],
    ['down moves on', 0, 1, 3, 1],
    ['down from the last wraps to the first', 2, 1, 3, 0],
    ['up from the first wraps to the last', 0, -1, 3, 2],
    ['an empty list has no selection', -1, 1, 0, -1],
  ] as const)('%s', (_sentence, current, step, count, expected) => {
    expect(stepIndex(current, step, count)).toBe(expected)
  })
})

describe('scrolling the active item into view', () => {
  const view = { top: 100, height: 200 }
  test.each([
    ['an item in the middle does not scroll', { top: 180, height: 40 }, 100],
    ['an item below is scrolled into view with 8 px to spare', { top: 300, height: 40 }, 148],
    ['an item above is scrolled into view with 8 px to spare', { top: 60, height: 40 }, 52],
    ['the first item never scrolls past the start', { top: 4, height: 40 }, 0],
  ])('%s', (_sentence, item, expected) => {
    expect(scrollToShow(item, view)).toBe(expected)
  })
})
