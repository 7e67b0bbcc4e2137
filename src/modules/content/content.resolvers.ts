import type { Resolvers } from '../../generated/resolvers.ts'
import { readPaging } from '../../platform/graphql/paging.ts'
import { toAlternateLinks } from '../../shared/alternate-links.ts'
import { toApiError } from '../../shared/failures.ts'
import { findScene, findSharePicture } from '../catalog/index.ts'
import { fillText, shopDay } from '../storefronts/index.ts'
import { arrangeHome } from './arrange-home.ts'
import { blocksResolvers } from './blocks.resolvers.ts'
import { countArticles, findPageByKey, listArticles, listRelated, listTopics } from './content.store.ts'
import type { ContentParts } from './content-parts.ts'
import { filterProductBlocks } from './filter-product-blocks.ts'
import { findPage } from './find-page.ts'
import { findPromoPopup } from './find-promo-popup.ts'
import { omitDoubler } from './omit-doubler.ts'
import type { Article, Page } from './page.ts'
import { listPageAlternates, pagePath } from './page-paths.ts'
import { searchShop } from './search-shop.ts'

export function createContentResolvers(parts: ContentParts) {
  return {
    ...contentResolvers,
    Query: {
      ...contentResolvers.Query,
      search_v1: async (_root, { inputText }, ctx) => {
        const found = await searchShop(ctx, parts, inputText)
        return found.ok ? { body: found.value, errors: [] } : { body: [], errors: [toApiError(found.failure)] }
      },
    },
  } satisfies Resolvers
}

const contentResolvers = {
  ...blocksResolvers,
  Query: {
    page: async (_root, { path }, ctx) => (await findPage(ctx, path)) ?? null,
    getBlocksQueue: async (_root, { queueID, filters }, ctx) => {
      const page = await findPageByKey(ctx, queueID)
      return { blocks: await filterProductBlocks(ctx, page?.blocks ?? [], filters?.filterByTaxonomy ?? []) }
    },
    promoPopup: async (_root, _args, ctx) => (await findPromoPopup(ctx)) ?? null,
    blogTopics: (_root, _args, ctx) => listTopics(ctx, shopDay(ctx)),
    blogArticles: (_root, { paging, topic }) => ({ topic: topic ?? undefined, ...readPaging(paging) }),
  },
  BlogArticlesPage: {
    articles: (list, _args, ctx) => listArticles(ctx, list, shopDay(ctx)),
    totalCount: ({ topic }, _args, ctx) => countArticles(ctx, topic, shopDay(ctx)),
  },
  Page: {
    path: (page, _args, ctx) => pagePath(ctx, page),
    title: ({ title }, _args, ctx) => fillText(ctx, title),
    blocks: ({ pageType, blocks }, _args, { storefront: { toggles } }) => {
      const shown = toggles.doubler ? blocks : omitDoubler(blocks)
      return pageType === 'HOME' ? arrangeHome(shown, toggles.home) : shown
    },
    article: (page) => (page.article ? page : null),
    metadata: async (page, _args, ctx) => {
      const hreflangTags = await listPageAlternates(ctx, page)
      return {
        title: fillText(ctx, page.metaTitle),
        description: fillText(ctx, page.metaDescription),
        keywords: fillText(ctx, page.metaKeywords),
        noindex: page.noindex,
        nofollow: page.nofollow,
        hreflangTags,
        hreflangTags_v1: hreflangTags.flatMap((tag) => toAlternateLinks(tag).map((link) => ({ ...tag, ...link }))),
      }
    },
  },
  BlogArticle: {
    path: (page, _args, ctx) => pagePath(ctx, page),
    title: ({ title }, _args, ctx) => fillText(ctx, title),
    summary: (page, _args, ctx) => fillText(ctx, articleOf(page).summary),
    author: (page) => articleOf(page).author,
    topic: (page) => articleOf(page).topic,
    publishedOn: (page) => articleOf(page).publishedOn,
    image: (page, _args, ctx) => findScene(ctx, articleOf(page).scene),
    sharePicture: (page, _args, ctx) => findSharePicture(ctx, articleOf(page).scene),
    related: (page, _args, ctx) => listRelated(ctx, { key: page.key, topic: articleOf(page).topic }, shopDay(ctx)),
  },
} satisfies Resolvers

function articleOf({ article, key }: Page): Article {
  if (!article) throw new Error(`Page ${key} is not an article`)
  return article
}
