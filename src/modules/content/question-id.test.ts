import { expect, test } from 'vitest'
import { pages } from '#seeds/content/index.ts'
import { questionId } from './question-id.ts'

test.each([
  ['only words and hyphens remain', 'When will my card arrive?', 'when-will-my-card-arrive'],
  ['an apostrophe leaves no gap', 'What’s on my card?', 'whats-on-my-card'],
  ['accents are removed', 'Kan ik één kaart ruilen?', 'kan-ik-een-kaart-ruilen'],
  ['a question without Latin letters still gets a name', '???', 'question'],
])('%s', (_sentence, question, expected) => {
  expect(questionId(question)).toBe(expected)
})

test('no two questions of a page share a name', () => {
  for (const { key, language, blocks } of pages) {
    const ids = blocks
      .flatMap((block) => (block.blockType === 'FAQ' ? block.questions : []))
      .map((one) => questionId(one.question))
    expect(new Set(ids).size, `${key} ${language}`).toBe(ids.length)
  }
})
