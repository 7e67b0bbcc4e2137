import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { takeWritten, writeOnce } from './formatted-texts.ts'
import { drawWithMarks, holdPlace, KeptPart } from './fragment-cache.tsx'

let drawings = 0

beforeEach(() => {
  drawings = 0
  // What others have written before.
  takeWritten()
})

function Price({ amount }: { amount: number }) {
  drawings++
  return <b>{writeOnce(() => `£${amount}`, 'price', amount)}</b>
}

function drawPage(cards: readonly { amount: number }[]): string {
  const { html, fill } = drawWithMarks(() =>
    renderToString(
      <main>
        {cards.map((card) => (
          <KeptPart key={card.amount} of={card}>
            <Price amount={card.amount} /> left
          </KeptPart>
        ))}
        <p>end</p>
      </main>,
    ),
  )
  return fill(html)
    .map((piece) => (typeof piece === 'string' ? piece : piece.html))
    .join('')
}

test('a part is drawn once for all pages that show the same answer, and brings along what was written in it', () => {
  const [first, second] = [{ amount: 10 }, { amount: 20 }]
  const page = drawPage([first])
  expect(page).toBe('<main><b>£10</b> left<p>end</p></main>')
  const written = takeWritten()
  expect(drawPage([first])).toBe(page)
  expect(takeWritten()).toEqual(written)
  expect(drawings).toBe(1)
  expect(drawPage([second, first])).toBe('<main><b>£20</b> left<b>£10</b> left<p>end</p></main>')
  expect(takeWritten()).toEqual({ 'price 20': '£20', 'price 10': '£10' })
  expect(drawings).toBe(2)
})

test('another answer is drawn anew, though it says the same', () => {
  drawPage([{ amount: 5 }])
  drawPage([{ amount: 5 }])
  expect(drawings).toBe(2)
})

test('a page that failed leaves nothing behind', () => {
  const card = { amount: 30 }
  const Broken = () => {
    writeOnce(() => '£99', 'price', 99)
    throw new Error('no page')
  }
  const draw = () =>
    renderToString(
      <KeptPart of={card}>
        <Broken />
      </KeptPart>,
    )
  expect(() => drawWithMarks(draw)).toThrow('no page')
  expect(drawPage([card])).toBe('<main><b>£30</b> left<p>end</p></main>')
  expect(takeWritten()).toEqual({ 'price 30': '£30' })
})

test('a part that holds another is refused', () => {
  const draw = () =>
    renderToString(
      <KeptPart of={{}}>
        <KeptPart of={{}}>inner</KeptPart>
      </KeptPart>,
    )
  expect(() => drawWithMarks(draw)).toThrow('A kept part cannot hold another')
})

test('pages that are sent at the same time keep their parts apart', () => {
  const pages = ['one', 'two'].map((html) => drawWithMarks(() => holdPlace({ html })))
  expect(pages.map(({ html, fill }) => fill(html))).toEqual([
    ['', { html: 'one' }, ''],
    ['', { html: 'two' }, ''],
  ])
})
