import { englishReviews } from './en/index.ts'
import { dutchReviews } from './nl/index.ts'

/** Reviews by their language. */
export const reviews = { en: englishReviews, nl: dutchReviews } as const
