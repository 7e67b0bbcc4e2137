import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#tools/temporary-folder.ts'
import { type BookedRefund, openBooks } from './books.ts'

let folder: string

beforeEach(async () => {
  folder = makeTemporaryFolder('books')
})

const refund = (id: string, value: number): BookedRefund => ({
  ...{ id, paymentId: 'P', reference: 'r', createdAt: '2026-03-02T10:00:00.000Z' },
  amount: { currency: 'EUR', value },
})

test('the last written entry counts, also after a restart', () => {
  const books = openBooks(folder)
  books.put('refund', refund('A', 1))
  books.put('refund', refund('B', 2))
  books.put('refund', refund('A', 3))
  books.close()
  const again = openBooks(folder)
  expect(again.list('refund').map(({ id, amount }) => [id, amount.value])).toEqual([
    ['A', 3],
    ['B', 2],
  ])
  expect(again.find('payment', 'A')).toBeUndefined()
  again.close()
})

test('an incomplete line after a crash does no harm', async () => {
  const path = join(folder, 'books.jsonl')
  const books = openBooks(folder)
  books.put('refund', refund('A', 1))
  books.close()
  await appendFile(path, '{"kind":"refund","entry":{"id":"B"')
  const again = openBooks(folder)
  again.put('refund', refund('C', 2))
  again.close()
  expect((await readFile(path, 'utf8')).trim().split('\n')).toHaveLength(2)
})
