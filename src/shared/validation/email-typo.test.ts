import { expect, test } from 'vitest'
import { MAIL_DOMAINS, proposeEmail } from './email-typo.ts'

test.each([
  ['two letters in the wrong order', 'anna@gmial.com', 'anna@gmail.com'],
  ['in a longer name too', 'anna@hotmial.com', 'anna@hotmail.com'],
  ['a letter missing', 'anna@gmal.com', 'anna@gmail.com'],
  ['a letter too many', 'anna@gmaill.com', 'anna@gmail.com'],
  ['another letter', 'anna@outlool.com', 'anna@outlook.com'],
  ['a wrong ending', 'anna@gmail.con', 'anna@gmail.com'],
  ['a wrong ending of a company’s own domain', 'anna@hill-and-sons.con', 'anna@hill-and-sons.com'],
  ['an ending cut short', 'anna@hotmail.co', 'anna@hotmail.com'],
  ['both at once', 'anna@gmial.con', 'anna@gmail.com'],
  ['a provider of another country', 'anna@hotmial.co.uk', 'anna@hotmail.co.uk'],
  ['capitals and spaces around it', ' Anna@GMIAL.com ', 'Anna@gmail.com'],
])('%s is noticed', (_sentence, email, expected) => {
  expect(proposeEmail(email)).toBe(expected)
})

test.each([
  ['a correct address', 'anna@gmail.com'],
  ['a provider that resembles another', 'anna@ymail.com'],
  ['a provider in another country', 'anna@hotmail.be'],
  ['a provider whose name another one ends with', 'anna@mail.com'],
  ['a company’s own domain', 'anna@example.org'],
  ['a short domain that resembles none', 'anna@ab.nl'],
  ['Columbia’s ending', 'anna@startup.co'],
  ['an address that is not finished', 'anna@'],
  ['an empty address', ''],
])('%s is left alone', (_sentence, email) => {
  expect(proposeEmail(email)).toBeUndefined()
})

/** A real provider, and two names that are as similar to me.com. */
const OF_OTHERS: ReadonlySet<string> = new Set(['mail.com', 'mc.com', 'ma.com'])

/** The name with each pair of letters swapped, and with each letter left out. */
function listSlips(domain: string): string[] {
  const letters = [...Array(domain.indexOf('.')).keys()]
  const swapped = letters.slice(1).map((i) => domain.slice(0, i - 1) + domain[i] + domain[i - 1] + domain.slice(i + 1))
  const missing = letters.map((i) => domain.slice(0, i) + domain.slice(i + 1))
  return [...swapped, ...missing].filter((slip) => slip !== domain && !slip.startsWith('.') && !OF_OTHERS.has(slip))
}

test('there are at least fifty providers, all different', () => {
  expect(new Set(MAIL_DOMAINS).size).toBe(MAIL_DOMAINS.length)
  expect(MAIL_DOMAINS.length).toBeGreaterThanOrEqual(50)
})

test.each(MAIL_DOMAINS)('letters of %s in the wrong order or left out are noticed', (domain) => {
  const unnoticed = listSlips(domain).filter((slip) => proposeEmail(`anna@${slip}`) !== `anna@${domain}`)
  expect(unnoticed).toEqual([])
})
