import { ROUTES } from '../../shared/paths.ts'
import type { Block } from './block.ts'

/** Pages are written for all storefronts. On a storefront without a doubler, blocks and answers that link to it are left out. */
export function omitDoubler(blocks: readonly Block[]): Block[] {
  return blocks
    .filter((block) => !('link' in block && block.link?.href === ROUTES.doubler))
    .map((block) => {
      if (block.blockType !== 'FAQ') return block
      return { ...block, questions: block.questions.filter(({ answerHtml }) => !answerHtml.includes(`"${ROUTES.doubler}"`)) }
    })
}
