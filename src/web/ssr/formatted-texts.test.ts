import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatMoney } from '../i18n/numbers.ts'
import { formatOnce, restoreFormatted, takeFormatted } from './formatted-texts.ts'

const FIVE = { currency: 'GBP', value: 5 }

// Other tests of this process also format texts.
beforeEach(() => void takeFormatted())
afterEach(() => void takeFormatted())

test('a page carries its own formatted texts, and none of the previous page', () => {
  formatMoney(FIVE, 'en-GB')
  expect(takeFormatted()).toEqual({ 'money GBP 5 en-GB': '£5' })
  formatMoney({ ...FIVE, value: 7.5 }, 'nl-NL')
  expect(Object.keys(takeFormatted())).toEqual(['money GBP 7.5 nl-NL'])
})

test('a text formatted by the server is not formatted again', () => {
  restoreFormatted({ 'money GBP 5 en-GB': 'five pounds' })
  expect(formatMoney(FIVE, 'en-GB')).toBe('five pounds')
})

test('any other text is formatted once', () => {
  let times = 0
  const format = () => `text ${++times}`
  expect([formatOnce(format, 'word', 1), formatOnce(format, 'word', 1), formatOnce(format, 'word', 2)]).toEqual([
    'text 1',
    'text 1',
    'text 2',
  ])
})
