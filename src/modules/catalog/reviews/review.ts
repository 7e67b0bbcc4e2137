import type { LanguageCode } from '../../storefronts/index.ts'

/** The opinion of a buyer or recipient of a product. */
export type Review = {
  id: number
  language: LanguageCode
  /** First name and initial of the surname. */
  author: string
  stars: number
  title: string | null
  text: string
  writtenOn: string
  isVerifiedBuyer: boolean
}

/** The reviews of one product, described before any review is read. */
export type ReviewList = { productId: number; limit: number }
