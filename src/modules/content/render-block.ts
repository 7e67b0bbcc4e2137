import { renderMarkdown } from '../../platform/markdown.ts'
import { toOwnPath } from '../storefronts/index.ts'
import type { Block, BlockInput } from './block.ts'

const LINKS = { rewriteLink: toOwnPath }

/** The stored form of a block: Markdown as HTML, and an id for links into the page. */
export function renderBlock(block: BlockInput, index: number): Block {
  return { ...render(block), id: `block-${index + 1}` } as Block
}

function render(block: BlockInput) {
  if (block.blockType === 'STEPS') return { ...block, steps: block.steps.map(renderBody) }
  if (block.blockType === 'TESTIMONIALS') return block
  if (block.blockType === 'FAQ') {
    return {
      ...block,
      questions: block.questions.map(({ question, answer }) => ({ question, answerHtml: renderMarkdown(answer, LINKS) })),
    }
  }
  return 'body' in block ? renderBody(block) : block
}

function renderBody<T extends { body: string }>({ body, ...rest }: T) {
  return { ...rest, bodyHtml: renderMarkdown(body, LINKS) }
}
