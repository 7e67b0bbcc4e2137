import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { drawPdf } from './paper.ts'

test('documents are drawn one at a time, and other work is done in between', async () => {
  const about = { title: 'Invoice', author: 'Ribbon', language: 'en', date: new Date('2026-03-02T10:00:00Z') }
  const order: string[] = []
  let isDone = false
  const documents = ['first', 'second', 'third'].map((name) => drawPdf(about, () => void order.push(name)))
  const otherWork = (async () => {
    while (!isDone) {
      await setImmediate()
      if (order.length > 0 && order.at(-1) !== 'other') order.push('other')
    }
  })()
  await Promise.all(documents)
  isDone = true
  await otherWork
  expect(order.slice(0, 5)).toEqual(['first', 'other', 'second', 'other', 'third'])
})
