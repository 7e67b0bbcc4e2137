import { type AlternatePageFragment, BlogOverviewDocument, type BlogOverviewQuery } from '#generated/documents.ts'
import { ROUTES } from '#shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import { assertPageExists } from '../../routing/page-param.ts'
import type { RouterContext } from '../../routing/router-context.ts'

export type BlogData = {
  path: string
  page: number
  topic: string | undefined
  topics: BlogOverviewQuery['blogTopics']
  articles: BlogOverviewQuery['blogArticles']['articles']
  totalCount: number
  /** Only for the first page: the other pages hold different articles in each language. */
  hreflangTags?: readonly AlternatePageFragment[]
}

/** The newest article large, and three rows of three. */
export const ARTICLES_PER_PAGE = 10

export async function loadBlog(context: RouterContext, topic: string | undefined, page: number): Promise<BlogData> {
  const path = localPath(context, ROUTES.blog)
  const { blogTopics, blogArticles, hreflangTags } = await context.ask(BlogOverviewDocument, {
    topic,
    paging: { itemsPerPage: ARTICLES_PER_PAGE, pageNumber: page },
    path,
    isMainPage: page === 1 && topic === undefined,
  })
  assertPageExists(page, blogArticles.articles.length)
  return { path, page, topic, topics: blogTopics, ...blogArticles, hreflangTags }
}
