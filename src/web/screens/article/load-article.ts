import { type ArticleTileFragment, RelatedArticlesDocument } from '#generated/documents.ts'
import { ROUTES, toLocalPath } from '#shared/paths.ts'
import { loadPage, type PageData } from '../../data/load-page.ts'
import type { RouterContext } from '../../routing/router-context.ts'

export type ArticleData = { page: PageData; related: readonly ArticleTileFragment[] }

export async function loadArticle(context: RouterContext, slug: string): Promise<ArticleData> {
  const path = toLocalPath(ROUTES.blogArticle.replace('$article', slug), context.paths)
  const [page, answer] = await Promise.all([loadPage(context, path), context.ask(RelatedArticlesDocument, { path })])
  return { page, related: answer.page?.article?.related ?? [] }
}
