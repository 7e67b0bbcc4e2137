import { ROUTES } from '../../shared/paths.ts'
import type { Block } from './block.ts'

/** Pages are written once for all storefronts: where there is no doubler, no block and no answer leads to it. */
export function omitDoubler(blocks: readonly Block[]): Block[] {
  return blocks
    .filter((block) => !('link' in block && block.link?.href === ROUTES.doubler))
    .map((block) => {
      if (block.blockType !== 'FAQ') return block
      return { ...block, questions: block.questions.filter(({ answerHtml }) => !answerHtml.includes(`"${ROUTES.doubler}"`)) }
    })
}
