import { entryId, type FoundItem, findScene, type SearchEntry } from '../catalog/index.ts'
import { fillText, type StorefrontContext } from '../storefronts/index.ts'
import { listPagesByKey } from './content.store.ts'
import type { Page } from './page.ts'
import { pagePath } from './page-paths.ts'
import { questionId } from './question-id.ts'

/** The articles and questions among the search entries, by entry id. */
export async function readFoundPages(ctx: StorefrontContext, entries: readonly SearchEntry[]): Promise<Map<string, FoundItem>> {
  const ours = entries.filter(({ groupType }) => groupType === 'BLOG_ARTICLE' || groupType === 'HELPDESK')
  if (ours.length === 0) return new Map()
  const pages = await listPagesByKey(ctx, [...new Set(ours.map(({ key }) => key))])
  const pageOf = new Map(pages.map((page) => [page.key, page]))
  return new Map(
    ours.flatMap((entry) => {
      const page = pageOf.get(entry.key)
      const title = page && titleOf(page, entry.part)
      return title === undefined
        ? []
        : [[entryId(entry), toFoundItem(ctx, page as Page, { part: entry.part, text: title })] as const]
    }),
  )
}

/** The page's title, or the text of one of its questions; undefined when an editor has removed the question since. */
function titleOf({ title, blocks }: Page, part: number): string | undefined {
  if (part === 0) return title
  const questions = blocks.flatMap((block) => (block.blockType === 'FAQ' ? block.questions : []))
  return questions[part - 1]?.question
}

/** The result of a question links to the page with that question opened. */
function toFoundItem(ctx: StorefrontContext, page: Page, { part, text }: { part: number; text: string }): FoundItem {
  const title = fillText(ctx, text)
  const path = pagePath(ctx, page)
  return {
    id: part === 0 ? page.key : `${page.key}-${part}`,
    path: part === 0 ? path : `${path}#${questionId(title)}`,
    title,
    image: page.article ? findScene(ctx, page.article.scene) : null,
    backgroundColor: null,
    productType: null,
    showShadow: false,
  }
}
