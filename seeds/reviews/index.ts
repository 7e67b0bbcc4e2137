import { englishReviews } from './en/index.ts'
import { dutchReviews } from './nl/index.ts'

/** By the language they are written in. */
export const reviews = { en: englishReviews, nl: dutchReviews } as const
