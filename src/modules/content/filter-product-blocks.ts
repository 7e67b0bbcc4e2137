import type { TaxonomyFilterInput } from '../../generated/resolvers.ts'
import { listMatchingSlugs } from '../catalog/index.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { Block } from './block.ts'

/** Keeps only matching products in the blocks, and drops blocks without any products. */
export async function filterProductBlocks(
  ctx: StorefrontContext,
  blocks: readonly Block[],
  filters: readonly TaxonomyFilterInput[],
): Promise<Block[]> {
  if (filters.length === 0) return [...blocks]
  const slugs = blocks.flatMap((block) => ('products' in block ? block.products : []))
  const matching = new Set(await listMatchingSlugs(ctx, slugs, filters))
  return blocks.flatMap((block): Block[] => {
    if (!('products' in block)) return [block]
    const products = block.products.filter((slug) => matching.has(slug))
    return products.length > 0 ? [{ ...block, products } as Block] : []
  })
}
