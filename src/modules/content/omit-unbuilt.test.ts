import { expect, test } from 'vitest'
import { pages } from '../../../seeds/content/index.ts'
import type { BlockSeed } from '../../../seeds/types.ts'
import { omitUnbuilt, omitUnbuiltText } from './omit-unbuilt.ts'
import { toPageRow } from './page-seeds.ts'

const withoutDoubler = (href: string) => !href.startsWith('/doubler/')
const everything = () => true

test.each([
  ['a paragraph', 'Stay.\n\nTry the [doubler](/doubler/).', 'Stay.'],
  ['an item of a list', '- Stay\n- [Double](/doubler/)\n  your card\n- Stay too', '- Stay\n- Stay too'],
  ['a row of a table', '| A | B |\n|---|---|\n| [D](/doubler/) | x |\n| y | z |', '| A | B |\n|---|---|\n| y | z |'],
  ['a heading with nothing left below it', '## Double\n\n[Go](/doubler/).\n\n## Stay\n\nText', '## Stay\n\nText'],
])('%s that leads to what is not built is left out', (_what, markdown, expected) => {
  expect(omitUnbuiltText(markdown, withoutDoubler)).toBe(expected)
  expect(omitUnbuiltText(markdown, everything)).toBe(markdown)
})

const QUESTIONS = [
  { question: 'Who are you?', answer: 'We.' },
  { question: 'What is the doubler?', answer: 'See the [doubler](/doubler/).' },
  { question: 'Did I win?', answer: 'On Monday.', needs: '/doubler/' },
]
const BLOCKS: BlockSeed[] = [
  {
    blockType: 'IMAGE_BODY',
    title: 'Magic',
    body: 'b',
    scene: 'doubler',
    imageSide: 'left',
    link: { title: 'Go', href: '/doubler/' },
  },
  { blockType: 'STEPS', title: 'Doubling', steps: [], needs: '/doubler/' },
  { blockType: 'FAQ', title: 'Questions', questions: QUESTIONS },
]

test('blocks and questions about what is not built are left out, and come back when it is', () => {
  const [faq, ...others] = omitUnbuilt(BLOCKS, withoutDoubler)
  expect(others).toEqual([])
  expect(faq).toEqual({ blockType: 'FAQ', title: 'Questions', questions: [QUESTIONS[0]] })
  expect(omitUnbuilt(BLOCKS, everything).map(({ blockType }) => blockType)).toEqual(['IMAGE_BODY', 'STEPS', 'FAQ'])
})

test.each(pages.map((page) => [`${page.language} ${page.path}`, page] as const))(
  '%s leads to nothing that is not built',
  (_name, page) => {
    const saved = JSON.stringify(toPageRow(page, null))
    expect(saved).not.toMatch(/\/(carddetails|reorder|doubler)\//)
  },
)
