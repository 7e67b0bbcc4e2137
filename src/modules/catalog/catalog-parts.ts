import type { Limits } from '../../platform/rate-limits/limits.ts'
import type { StorefrontContext } from '../storefronts/index.ts'

/** Narrows a listing to what can be redeemed; `slugs` to a company's selection of that. */
export type Redeemable = { slugs: readonly string[] | undefined }
type AskedSelection = { redeemToken: string | undefined; campaignSlug: string | undefined }

/** What this module needs beside the context of a request. */
export type CatalogParts = {
  limits: Limits
  /** Known to a later module. Undefined when nothing is redeemed; throws a refusal when the token is not known. */
  findSelection: (ctx: StorefrontContext, asked: AskedSelection) => Promise<Redeemable | undefined>
}
