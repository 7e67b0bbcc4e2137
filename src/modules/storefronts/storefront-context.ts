import type { LanguageCode, Storefront } from '#storefronts/types.ts'
import type { Art } from '../../platform/art.ts'
import type { Context } from '../../platform/context.ts'

/** What a use case knows once the shop is known: which storefront, in which language, and its drawings. */
export type StorefrontContext = Context & { storefront: Storefront; language: LanguageCode; art: Art }
