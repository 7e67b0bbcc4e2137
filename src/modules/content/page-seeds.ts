import * as v from 'valibot'
import type { PageSeed } from '#seeds/types.ts'
import type { PageType } from '../../generated/resolvers.ts'
import type { SeedKind } from '../../platform/seeding/seed-kind.ts'
import { BlockInput } from './block.ts'
import { renderBlock } from './render-block.ts'
import { writeKeywords } from './write-keywords.ts'

/** Increase it to render unchanged Markdown again. */
const RENDERING = 2

const PAGE_TYPES: Record<PageSeed['pageType'], PageType> = {
  home: 'HOME',
  landing: 'LANDING',
  terms: 'TERMS',
  'blog-article': 'BLOG_ARTICLE',
  helpdesk: 'HELPDESK',
  business: 'BUSINESS_FORM',
  contacts: 'CONTACTS',
  'blank-gift-cards': 'BLANK_GIFT_CARDS',
}

/** One row for each page, language and family. */
export function pageSeeds(pages: readonly PageSeed[]): SeedKind {
  return {
    kind: 'page',
    table: 'pages',
    key: ['key', 'language', 'family'],
    rows: pages.flatMap((page) =>
      (page.families ?? [null]).map((family) => ({
        key: [page.key, page.language, ...(family ? [family] : [])].join('/'),
        fingerprint: [RENDERING, page],
        row: () => toPageRow(page, family),
      })),
    ),
  }
}

export function toPageRow(page: PageSeed, family: string | null) {
  const { article } = page
  return {
    key: page.key,
    language: page.language,
    family,
    path: page.path,
    page_type: PAGE_TYPES[page.pageType],
    title: page.title,
    meta_title: page.metaTitle,
    meta_description: page.metaDescription,
    noindex: page.noindex ?? false,
    nofollow: false,
    meta_keywords: page.metaKeywords ?? writeKeywords({ ...page, topic: article?.topic }),
    published_on: article?.publishedOn ?? null,
    author: article?.author ?? null,
    topic: article?.topic ?? null,
    scene: article?.scene ?? null,
    summary: article?.summary ?? null,
    blocks: checkBlocks(page),
  }
}

function checkBlocks({ key, language, blocks }: PageSeed) {
  const checked = v.safeParse(v.array(BlockInput), blocks)
  if (checked.success) return checked.output.map(renderBlock)
  const faults = checked.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(`Page ${key} (${language}) cannot be saved: ${faults.join('; ')}`)
}

/** All drawings that the pages use. */
export function listSceneNames(pages: readonly PageSeed[]): string[] {
  return pages.flatMap(({ article, blocks }) => [
    ...(article ? [article.scene] : []),
    ...blocks.flatMap((block) => {
      if (block.blockType === 'STEPS') return block.steps.map(({ scene }) => scene)
      if (block.blockType === 'VIDEO') return [block.poster]
      return 'scene' in block ? [block.scene] : []
    }),
  ])
}
