import { renderMarkdown } from '#platform/markdown.ts'
import type { SeedKind } from '#platform/seeding/seed-kind.ts'
import type { CategorySeed, LocationSeed, OccasionSeed, Texts } from '#seeds/types.ts'
import { toOwnPath } from '../../storefronts/index.ts'

export function categorySeeds(categories: readonly CategorySeed[]): SeedKind {
  return {
    kind: 'category',
    table: 'categories',
    key: ['key'],
    id: 'key',
    parts: { category_texts: { owner: 'category_key', key: ['category_key', 'language'] } },
    rows: categories.map(({ key, icon, title, slug, intro }, rank) => ({
      key,
      fingerprint: [rank, icon, title, slug, intro],
      row: () => ({ key, icon, rank }),
      parts: () => ({
        category_texts: languagesOf(title).map((language) => ({
          category_key: key,
          language,
          title: textOf(title, language),
          slug: textOf(slug, language),
          intro: textOf(intro, language),
        })),
      }),
    })),
  }
}

export function occasionSeeds(occasions: readonly OccasionSeed[]): SeedKind {
  return {
    kind: 'occasion',
    table: 'occasions',
    key: ['key'],
    id: 'key',
    parts: { occasion_texts: { owner: 'occasion_key', key: ['occasion_key', 'language'] } },
    rows: occasions.map((occasion, rank) => ({
      key: occasion.key,
      fingerprint: [rank, occasion],
      row: () => ({ key: occasion.key, scene: occasion.scene, rank }),
      parts: () => ({ occasion_texts: languagesOf(occasion.title).map((language) => toOccasionTexts(occasion, language)) }),
    })),
  }
}

export function locationSeeds(locations: readonly LocationSeed[], productIds: ReadonlyMap<string, number>): SeedKind {
  return {
    kind: 'location',
    table: 'locations',
    key: ['product_id', 'slug'],
    // An operator may have deleted the product.
    rows: locations
      .filter(({ product }) => productIds.has(product))
      .map((location) => ({
        key: `${location.product}/${location.slug}`,
        fingerprint: location,
        row: () => toLocationRow(location, productIds.get(location.product)),
      })),
  }
}

function toOccasionTexts(occasion: OccasionSeed, language: keyof Texts) {
  const { key, title, cardsTitle, popularTitle, slug, intro, body, messages } = occasion
  return {
    occasion_key: key,
    language,
    title: textOf(title, language),
    cards_title: textOf(cardsTitle, language),
    popular_title: textOf(popularTitle, language),
    slug: textOf(slug, language),
    intro: textOf(intro, language),
    body_html: renderMarkdown(textOf(body, language), { rewriteLink: toOwnPath }),
    messages: messages.map((message) => textOf(message, language)),
  }
}

function toLocationRow(location: LocationSeed, productId: number | undefined) {
  return {
    product_id: productId,
    slug: location.slug,
    name: location.name,
    street: location.street,
    house_number: location.houseNumber,
    post_code: location.postCode,
    city: location.city,
    country_code: location.countryCode,
    latitude: location.latitude,
    longitude: location.longitude,
    website: location.website ?? null,
    phone: location.phone ?? null,
  }
}

function languagesOf(texts: Texts): (keyof Texts)[] {
  return Object.keys(texts) as (keyof Texts)[]
}

function textOf(texts: Texts, language: keyof Texts): string {
  return texts[language] ?? texts.en
}
