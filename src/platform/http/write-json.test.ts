import { expect, test } from 'vitest'
import { writeJson } from './write-json.ts'

async function* listOf(...entries: unknown[]) {
  yield* entries
}

test.each([
  ['no fields', {}, {}],
  ['an empty list', { orders: listOf() }, { orders: [] }],
  [
    'a list between other fields',
    { at: new Date(0), 'a "name"': undefined, orders: listOf({ number: '1' }, null, 'two'), last: [1] },
    { at: '1970-01-01T00:00:00.000Z', 'a "name"': null, orders: [{ number: '1' }, null, 'two'], last: [1] },
  ],
])('%s is valid JSON', async (_sentence, fields, expected) => {
  let text = ''
  for await (const piece of writeJson(fields)) text += piece
  expect(JSON.parse(text)).toEqual(expected)
})

test('an entry of a list is read only after the previous one has been sent', async () => {
  let read = 0
  async function* orders() {
    while (read < 1_000) yield ++read
  }
  const written = writeJson({ orders: orders() })
  for (let pieces = 0; pieces < 6; pieces++) await written.next()
  expect(read).toBe(3)
})
