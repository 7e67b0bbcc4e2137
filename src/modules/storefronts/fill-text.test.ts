import { expect, test } from 'vitest'
import { fillHtml, fillText, writeHours } from './fill-text.ts'
import { findStorefrontByCode } from './find-storefront.ts'

const storefront = findStorefrontByCode('CB')
if (!storefront) throw new Error('CB is missing')
const CB = { storefront, language: 'nl' as const }

test('each storefront fills in its own name', () => {
  expect(fillText(CB, 'Welcome to {brand}, {stranger}')).toBe(`Welcome to ${storefront.name}, {stranger}`)
})

test('a company name that ends in a dot ends its sentence too', () => {
  expect(fillText(CB, 'We are {company}. You are welcome.')).toBe('We are Cardbloom B.V. You are welcome.')
  expect(fillHtml(CB, '<p>We are {company}.</p>')).toBe('<p>We are Cardbloom B.V.</p>')
  expect(fillText(CB, 'We are {brand}.')).toBe('We are Cardbloom.')
})

test('its address is written as its country does', () => {
  expect(fillText(CB, '{address}')).toBe('Voorbeeldgracht 12, 1000 ZZ Amsterdam')
  const french = findStorefrontByCode('CBFR')
  if (!french) throw new Error('CBFR is missing')
  expect(fillText({ storefront: french, language: 'fr' }, '{address}')).toMatch(/^\d+ .+, \d{5} /)
})

test('in HTML the value is escaped and links speak the storefront’s words', () => {
  const odd = { ...CB, storefront: { ...storefront, name: 'Cards & <Co>' } }
  expect(fillHtml(odd, '<p>{brand} <a href="/gift-cards/">x</a></p>')).toBe(
    '<p>Cards &amp; &lt;Co&gt; <a href="/cadeaubonnen/">x</a></p>',
  )
})

test.each([
  ['consecutive days are a range', [1, 2, 3, 4, 5], 'Monday–Friday 09:00–17:30'],
  ['two separate days are a list', [6, 7], 'Saturday and Sunday 09:00–17:30'],
  ['one day is shown alone', [6], 'Saturday 09:00–17:30'],
])('%s', (_sentence, days, text) => {
  expect(writeHours([{ days, opens: '09:00', closes: '17:30' }], 'en-GB')).toBe(text)
})
