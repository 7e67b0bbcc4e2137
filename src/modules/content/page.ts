import type { PageType } from '../../generated/resolvers.ts'
import type { LanguageCode } from '../storefronts/index.ts'
import type { Block } from './block.ts'

export type Page = {
  id: number
  /** The same for every translation. */
  key: string
  language: LanguageCode
  /** The path in the words of its own language. */
  path: string
  pageType: PageType
  title: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  noindex: boolean
  nofollow: boolean
  /** Only for articles of the blog. */
  article: Article | null
  /** Empty for articles that only appear as a card. */
  blocks: Block[]
}

export type Article = { publishedOn: string; author: string; topic: string; scene: string; summary: string }

/** A page of the articles, described before any article is read. */
export type ArticleList = { topic: string | undefined; limit: number; offset: number }
