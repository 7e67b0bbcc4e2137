import type { SeedKind, SeedRow } from '#platform/seeding/seed-kind.ts'
import type { RedeemBrandSeed, RedeemCampaignSeed, RedeemOfferSeed } from '#seeds/types.ts'

type RedeemSeeds = {
  offers: readonly RedeemOfferSeed[]
  campaigns: readonly RedeemCampaignSeed[]
  brands: readonly RedeemBrandSeed[]
}

/** Bonus offers, company pages, and where brand cards are spent. */
export function redeemSeeds({ offers, campaigns, brands }: RedeemSeeds): SeedKind[] {
  return [
    { kind: 'redeem-offer', table: 'redeem_offers', key: ['key'], rows: offers.map(toOffer) },
    { kind: 'redeem-campaign', table: 'redeem_campaigns', key: ['slug'], rows: campaigns.map(toCampaign) },
    { kind: 'redeem-brand', table: 'redeem_brands', key: ['product_slug'], rows: brands.map(toBrand) },
  ]
}

function toOffer({ key, title, percent, products, from, until }: RedeemOfferSeed): SeedRow {
  return plainRow(key, { key, titles: title, percent, product_slugs: products, starts_on: from, ends_on: until })
}

function toCampaign({ slug, title, welcome, emblem, colours, storefronts, products, cards }: RedeemCampaignSeed): SeedRow {
  return plainRow(slug, {
    slug,
    titles: title,
    welcomes: welcome,
    emblem,
    background_color: colours.background,
    text_color: colours.text,
    accent_color: colours.accent,
    storefronts,
    product_slugs: products,
    card_product_slugs: cards,
  })
}

function toBrand({ product, iframe, redirect, link }: RedeemBrandSeed): SeedRow {
  return plainRow(product, {
    product_slug: product,
    iframe_url: iframe ?? null,
    redirect_url: redirect?.url ?? null,
    redirect_seconds: redirect?.seconds ?? null,
    link_titles: link?.title ?? null,
    link_url: link?.url ?? null,
  })
}

function plainRow(key: string, row: Record<string, unknown>): SeedRow {
  return { key, fingerprint: row, row: () => row }
}
