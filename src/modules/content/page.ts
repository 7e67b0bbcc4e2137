import type { PageType } from '../../generated/resolvers.ts'
import type { LanguageCode } from '../storefronts/index.ts'
import type { Block } from './block.ts'

export type Page = {
  id: number
  /** The same for every translation. */
  key: string
  language: LanguageCode
  /** In the words of its own language. */
  path: string
  pageType: PageType
  title: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  noindex: boolean
  nofollow: boolean
  /** Articles of the blog only. */
  article: Article | null
  /** Empty where only the article's card is shown. */
  blocks: Block[]
}

export type Article = { publishedOn: string; author: string; topic: string; scene: string; summary: string }

/** A part of the articles, before any is read. */
export type ArticleList = { topic: string | undefined; limit: number; offset: number }
