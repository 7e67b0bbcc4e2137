import { expect, test } from 'vitest'
import { readPastedList } from './pasted-list.ts'

const ADA = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }

test.each([
  ['columns of a spreadsheet', 'Ada\tMoss\tada@example.com'],
  ['columns in another order', 'ada@example.com\tAda\tMoss'],
  ['commas', 'Ada, Moss, ada@example.com'],
  ['semicolons', 'Ada;Moss;ada@example.com'],
  ['an address book', 'Ada Moss <ada@example.com>'],
  ['spaces alone', 'Ada Moss ada@example.com'],
])('a person is read from %s', (_sentence, text) => {
  expect(readPastedList(text)).toEqual({ people: [ADA], wrongLine: undefined, typos: [] })
})

test('empty lines are skipped, and a name of several words stays whole', () => {
  const { people, wrongLine } = readPastedList('\r\nAda Moss, ada@example.com\r\n\r\nBen van der Berg, ben@example.com\n')
  expect(people).toEqual([ADA, { firstName: 'Ben', lastName: 'van der Berg', email: 'ben@example.com' }])
  expect(wrongLine).toBeUndefined()
})

test.each([
  ['no address', 'Ada Moss'],
  ['no last name', 'Ada, ada@example.com'],
  ['half an address', 'Ada Moss, ada@example'],
])('a line with %s is reported by its number', (_sentence, text) => {
  expect(readPastedList(`Ben Hill, ben@example.com\n\n${text}`).wrongLine).toBe(3)
})

test.each([
  ['tabs', 'First name\tLast name\tEmail'],
  ['commas', 'Name, E-mail address'],
  ['Dutch words', 'Voornaam;Achternaam;E-mailadres'],
  ['a short word', 'Mail;Name'],
])('the names of the columns are skipped: %s', (_sentence, heading) => {
  expect(readPastedList(`${heading}\nAda Moss, ada@example.com`)).toEqual({ people: [ADA], wrongLine: undefined, typos: [] })
})

test('a first person without an address is reported, and not taken for column names', () => {
  expect(readPastedList('Ada Mailer\nBen Hill, ben@example.com').wrongLine).toBe(1)
})

test('a mistyped address is reported with a correction', () => {
  expect(readPastedList('Ada Moss, ada@gmial.com').typos).toEqual([
    { line: 1, email: 'ada@gmial.com', proposed: 'ada@gmail.com' },
  ])
})
