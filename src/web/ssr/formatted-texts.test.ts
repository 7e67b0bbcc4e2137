import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatMoney } from '../i18n/numbers.ts'
import { keepWritten, takeWritten, writeOnce } from './formatted-texts.ts'

const FIVE = { currency: 'GBP', value: 5 }

// The other tests of this process write too.
beforeEach(() => void takeWritten())
afterEach(() => void takeWritten())

test('a page tells what was written on it, and nothing of the page before', () => {
  formatMoney(FIVE, 'en-GB')
  expect(takeWritten()).toEqual({ 'money GBP 5 en-GB': '£5' })
  formatMoney({ ...FIVE, value: 7.5 }, 'nl-NL')
  expect(Object.keys(takeWritten())).toEqual(['money GBP 7.5 nl-NL'])
})

test('what the server wrote is not written again', () => {
  keepWritten({ 'money GBP 5 en-GB': 'five pounds' })
  expect(formatMoney(FIVE, 'en-GB')).toBe('five pounds')
})

test('what it did not write is written once', () => {
  let times = 0
  const write = () => `written ${++times}`
  expect([writeOnce(write, 'word', 1), writeOnce(write, 'word', 1), writeOnce(write, 'word', 2)]).toEqual([
    'written 1',
    'written 1',
    'written 2',
  ])
})
