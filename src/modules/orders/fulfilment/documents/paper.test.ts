import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readPdfText } from '#tests/support/pdf-text.ts'
import { drawPdf, writeLines } from './paper.ts'

const about = { title: 'Invoice', author: 'Ribbon', language: 'en', date: new Date('2026-03-02T10:00:00Z') }

test('a word that is wider than its column continues on the next line', async () => {
  const [name, width] = ['Bramble'.repeat(14), 220]
  const widths: number[] = []
  const pdf = await drawPdf(about, (paper) => {
    writeLines(paper, [name], { x: 56, y: 56, width })
  })
  const lines = readPdfText(pdf).split('\n')
  await drawPdf(about, (paper) => void widths.push(...lines.map((line) => paper.widthOfString(line))))
  expect(lines.join('')).toBe(name)
  expect(Math.max(...widths)).toBeLessThanOrEqual(width)
})

test('documents are rendered one at a time, and other work is done in between', async () => {
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

test('a short document is rendered between the pages of a long one', async () => {
  const sheets = Promise.withResolvers<void>()
  const long = drawPdf({ ...about, isLong: true }, () => sheets.promise)
  expect((await drawPdf(about, () => undefined)).length).toBeGreaterThan(0)
  sheets.resolve()
  await long
})
