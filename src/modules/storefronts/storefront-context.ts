import type { LanguageCode, Storefront } from '#storefronts/types.ts'
import type { Art } from '../../platform/art.ts'
import type { Context } from '../../platform/context.ts'

/** The context of a use case: the storefront, the language, and its drawings. */
export type StorefrontContext = Context & { storefront: Storefront; language: LanguageCode; art: Art }

/** What texts and paths depend on. */
export type Localised = Pick<StorefrontContext, 'storefront' | 'language'>
