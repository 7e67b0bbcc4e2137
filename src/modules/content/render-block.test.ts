import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BlockInput } from './block.ts'
import { renderBlock } from './render-block.ts'

test('bodies are rendered at every depth', () => {
  expect(renderBlock({ blockType: 'TITLE_BODY', body: '*a*' }, 0)).toEqual({
    id: 'block-1',
    blockType: 'TITLE_BODY',
    bodyHtml: '<p><em>a</em></p>',
  })
  const faq = renderBlock({ blockType: 'FAQ', title: 'Asked', questions: [{ question: 'Why?', answer: 'So.' }] }, 1)
  expect(faq).toMatchObject({ id: 'block-2', questions: [{ question: 'Why?', answerHtml: '<p>So.</p>' }] })
  const steps = renderBlock({ blockType: 'STEPS', title: 'How', steps: [{ title: 'A', body: 'b', scene: 'hero' }] }, 2)
  expect(steps).toMatchObject({ steps: [{ title: 'A', bodyHtml: '<p>b</p>', scene: 'hero' }] })
})

test('links in bodies to our own hosts become paths in the same tab', () => {
  const block = { blockType: 'TITLE_BODY', body: 'See [delivery](https://www.cardbloom.example/bezorging/).' } as const
  expect(renderBlock(block, 0)).toMatchObject({ bodyHtml: '<p>See <a href="/delivery/">delivery</a>.</p>' })
})

test('a button may link to our own host without a scheme', () => {
  const link = { title: 'Delivery', href: 'cardbloom.example/bezorging/' }
  expect(v.safeParse(BlockInput, { blockType: 'MOST_CHOSEN', title: 'x', products: [], link }).success).toBe(true)
})

test('quotes of visitors are text, not Markdown', () => {
  const said = { name: 'A', city: 'B', rating: 5, body: '*really*', on: '2026-01-31' }
  const block = renderBlock({ blockType: 'TESTIMONIALS', title: 'They say', testimonials: [said] }, 0)
  expect(block).toMatchObject({ testimonials: [said] })
})

test.each([
  ['an unknown kind', { blockType: 'CAROUSEL', title: 'x' }],
  ['a missing title', { blockType: 'HERO', body: '', link: { title: 'x', href: '/' }, products: [] }],
  [
    'a link that runs a script',
    { blockType: 'MOST_CHOSEN', title: 'x', products: [], link: { title: 'x', href: 'javascript:1' } },
  ],
  ['an unknown field', { blockType: 'CONTACT', title: 'x', body: 'y', colour: 'red' }],
])('%s is refused', (_sentence, block) => {
  expect(v.safeParse(BlockInput, block).success).toBe(false)
})

test.each([
  ['/gift-cards/', true],
  ['https://example.com/', true],
  ['http://example.com/', true],
  ['mailto:hello@example.com', true],
  ['tel:+442079460000', true],
  ['ftp://example.com/', false],
  ['data:text/html,x', false],
])('a link of a button to %s: %s', (href, isAllowed) => {
  const block = { blockType: 'MOST_CHOSEN', title: 'x', products: [], link: { title: 'x', href } }
  expect(v.safeParse(BlockInput, block).success).toBe(isAllowed)
})
