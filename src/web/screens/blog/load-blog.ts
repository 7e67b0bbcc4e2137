import {
  BlogOverviewDocument,
  type BlogOverviewQuery,
  ListingAlternatesDocument,
  type SisterPageFragment,
} from '../../../generated/documents.ts'
import { ROUTES } from '../../../shared/paths.ts'
import { ownPath } from '../../client/own-path.ts'
import { assertPageExists } from '../../client/page-param.ts'
import type { RouterContext } from '../../router.tsx'

export type BlogData = {
  path: string
  page: number
  topic: string | undefined
  topics: BlogOverviewQuery['blogTopics']
  articles: BlogOverviewQuery['blogArticles']['articles']
  totalCount: number
  hreflangTags: readonly SisterPageFragment[]
}

/** The newest one large, and three rows of three. */
export const ARTICLES_PER_PAGE = 10

export async function loadBlog(context: RouterContext, topic: string | undefined, page: number): Promise<BlogData> {
  const isMainPage = page === 1 && topic === undefined
  const [{ blogTopics, blogArticles }, hreflangTags] = await Promise.all([
    context.ask(BlogOverviewDocument, { topic, paging: { itemsPerPage: ARTICLES_PER_PAGE, pageNumber: page } }),
    isMainPage ? context.ask(ListingAlternatesDocument, { path: ROUTES.blog }).then((answer) => answer.hreflangTags) : [],
  ])
  assertPageExists(page, blogArticles.articles.length)
  return { path: ownPath(context, ROUTES.blog), page, topic, topics: blogTopics, ...blogArticles, hreflangTags }
}
