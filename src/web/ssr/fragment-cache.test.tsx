import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { formatOnce, takeFormatted } from './formatted-texts.ts'
import { holdPlace, renderWithMarks, ServerFragment } from './fragment-cache.tsx'

let renders = 0

beforeEach(() => {
  renders = 0
  // Texts of earlier tests.
  takeFormatted()
})

function Price({ amount }: { amount: number }) {
  renders++
  return <b>{formatOnce(() => `£${amount}`, 'price', amount)}</b>
}

function renderPage(cards: readonly { amount: number }[]): string {
  const { html, fill } = renderWithMarks(() =>
    renderToString(
      <main>
        {cards.map((card) => (
          <ServerFragment key={card.amount} of={card}>
            <Price amount={card.amount} /> left
          </ServerFragment>
        ))}
        <p>end</p>
      </main>,
    ),
  )
  return fill(html)
    .map((piece) => (typeof piece === 'string' ? piece : piece.html))
    .join('')
}

test('a part is rendered once for all pages that show the same answer, and brings its formatted texts along', () => {
  const [first, second] = [{ amount: 10 }, { amount: 20 }]
  const page = renderPage([first])
  expect(page).toBe('<main><b>£10</b> left<p>end</p></main>')
  const formatted = takeFormatted()
  expect(renderPage([first])).toBe(page)
  expect(takeFormatted()).toEqual(formatted)
  expect(renders).toBe(1)
  expect(renderPage([second, first])).toBe('<main><b>£20</b> left<b>£10</b> left<p>end</p></main>')
  expect(takeFormatted()).toEqual({ 'price 20': '£20', 'price 10': '£10' })
  expect(renders).toBe(2)
})

test('another answer is rendered again, even if it says the same', () => {
  renderPage([{ amount: 5 }])
  renderPage([{ amount: 5 }])
  expect(renders).toBe(2)
})

test('a page that failed leaves nothing behind', () => {
  const card = { amount: 30 }
  const Broken = () => {
    formatOnce(() => '£99', 'price', 99)
    throw new Error('no page')
  }
  const render = () =>
    renderToString(
      <ServerFragment of={card}>
        <Broken />
      </ServerFragment>,
    )
  expect(() => renderWithMarks(render)).toThrow('no page')
  expect(renderPage([card])).toBe('<main><b>£30</b> left<p>end</p></main>')
  expect(takeFormatted()).toEqual({ 'price 30': '£30' })
})

test('a part that holds another is refused', () => {
  const render = () =>
    renderToString(
      <ServerFragment of={{}}>
        <ServerFragment of={{}}>inner</ServerFragment>
      </ServerFragment>,
    )
  expect(() => renderWithMarks(render)).toThrow('A cached part cannot hold another')
})

test('pages that are sent at the same time do not mix their parts', () => {
  const pages = ['one', 'two'].map((html) => renderWithMarks(() => holdPlace({ html })))
  expect(pages.map(({ html, fill }) => fill(html))).toEqual([
    ['', { html: 'one' }, ''],
    ['', { html: 'two' }, ''],
  ])
})
