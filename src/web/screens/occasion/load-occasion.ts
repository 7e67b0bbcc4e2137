import { notFound } from '@tanstack/react-router'
import { OccasionDocument, OccasionProductsDocument, type OccasionQuery, type ProductTileFragment } from '#generated/documents.ts'
import { ROUTES } from '#shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import type { RouterContext } from '../../routing/router-context.ts'

export type OccasionData = { occasion: NonNullable<OccasionQuery['occasion']>; products: readonly ProductTileFragment[] }

/** Four rows of four on a wide screen. */
const PRODUCTS = 16

/** An occasion with the cards that suit it best, only at its address in the storefront's language. */
export async function loadOccasion(context: RouterContext, slug: string): Promise<OccasionData> {
  const path = localPath(context, ROUTES.occasion.replace('$occasion', slug))
  const { occasion } = await context.ask(OccasionDocument, { path })
  if (occasion?.path !== path) throw notFound()
  const { products } = await context.ask(OccasionProductsDocument, {
    id: String(occasion.id),
    paging: { itemsPerPage: PRODUCTS },
  })
  return { occasion, products: products.products }
}
