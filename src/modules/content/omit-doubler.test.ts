import { expect, test } from 'vitest'
import { omitDoubler } from './omit-doubler.ts'
import { renderBlock } from './render-block.ts'

test('where there is no doubler, no block and no answer links to it', () => {
  const magic = { blockType: 'IMAGE_BODY', title: 'Magic', body: 'b', scene: 'doubler', imageSide: 'left' } as const
  const questions = [
    { question: 'Who are you?', answer: 'We.' },
    { question: 'How does the doubler work?', answer: 'See the [doubler](/doubler/).' },
  ]
  const blocks = [
    renderBlock({ ...magic, link: { title: 'Go', href: '/doubler/' } }, 0),
    renderBlock({ ...magic, link: { title: 'Go', href: '/delivery/' } }, 1),
    renderBlock({ blockType: 'FAQ', title: 'Questions', questions }, 2),
  ]
  expect(omitDoubler(blocks)).toMatchObject([
    { link: { href: '/delivery/' } },
    { blockType: 'FAQ', questions: [{ question: 'Who are you?' }] },
  ])
})
