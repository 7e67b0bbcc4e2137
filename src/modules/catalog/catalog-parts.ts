import type { Limits } from '../../platform/rate-limits/limits.ts'
import type { StorefrontContext } from '../storefronts/index.ts'

/** Limits a listing to products that a card can be exchanged for. `slugs` limits it further to a company's selection. */
export type Redeemable = { slugs: readonly string[] | undefined }
type AskedSelection = { redeemToken: string | undefined; campaignSlug: string | undefined }

/** What this module needs in addition to the context of a request. */
export type CatalogParts = {
  limits: Limits
  /** Implemented by a later module. Undefined when the listing is not for an exchange; throws a refusal for an unknown token. */
  findSelection: (ctx: StorefrontContext, asked: AskedSelection) => Promise<Redeemable | undefined>
}
