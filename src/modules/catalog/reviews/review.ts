import type { LanguageCode } from '../../storefronts/index.ts'

/** What somebody who bought or was given a product says of it. */
export type Review = {
  id: number
  language: LanguageCode
  /** First name and initial. */
  author: string
  stars: number
  title: string | null
  text: string
  writtenOn: string
  isVerifiedBuyer: boolean
}

/** The reviews of one product, before any is read. */
export type ReviewList = { productId: number; limit: number }
