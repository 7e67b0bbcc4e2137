import { describe, expect, test } from 'vitest'
import { paths as dutchPaths } from '../../languages/nl/paths.ts'
import { findRoute, ROUTES, toCanonicalPath } from '../../src/shared/paths.ts'
import { categories } from '../catalogue/categories.ts'
import { occasions } from '../catalogue/occasions.ts'
import { products } from '../catalogue/products/index.ts'
import { type BlockSeed, type PageSeed, SCENES, type Texts } from '../types.ts'
import { pages } from './index.ts'

const FAMILIES = ['CB', 'CK', 'GCS'] as const
const PLACEHOLDERS = ['{brand}', '{email}', '{phone}', '{company}', '{address}', '{hours}']
const LONGEST_BRAND = 'Gift Card Square'

const nameOf = (page: PageSeed) => `${page.language} ${page.path} ${page.families?.join(' ') ?? ''}`.trim()
const eachPage = pages.map((page) => [nameOf(page), page] as const)
const articles = pages.filter((page) => page.pageType === 'blog-article')
const eachArticle = articles.map((page) => [nameOf(page), page] as const)

describe('every page', () => {
  test.each(eachPage)('%s begins and ends its path with a slash', (_name, page) => {
    expect(page.path).toMatch(/^\/([a-z0-9-]+\/)*$/)
  })

  test.each(eachPage)('%s has a title and a description that fit a search result', (_name, page) => {
    expect(page.metaTitle.replace('{brand}', LONGEST_BRAND).length).toBeLessThanOrEqual(60)
    expect(page.metaDescription.length).toBeGreaterThanOrEqual(110)
    expect(page.metaDescription.length).toBeLessThanOrEqual(160)
  })

  test.each(eachPage)('%s uses only placeholders that the shop fills', (_name, page) => {
    const used = listStrings(page).flatMap((text) => text.match(/\{[^}]*\}/g) ?? [])
    expect(used.filter((word) => !PLACEHOLDERS.includes(word))).toEqual([])
  })

  test.each(eachPage)('%s names only drawings that exist', (_name, page) => {
    const scenes = page.blocks.flatMap(listScenes).concat(page.article?.scene ?? [])
    expect(scenes.filter((scene) => !(SCENES as readonly string[]).includes(scene))).toEqual([])
  })

  test.each(eachPage)('%s shows only products, occasions and categories of the catalogue', (_name, page) => {
    const known = [...products.map(({ slug }) => slug), ...occasions.map(({ key }) => key), ...categories.map(({ key }) => key)]
    expect(page.blocks.flatMap(listReferences).filter((reference) => !known.includes(reference))).toEqual([])
  })

  test.each(eachPage)('%s links only to places that exist', (_name, page) => {
    expect(listLinks(page).filter((href) => !leadsSomewhere(href, page))).toEqual([])
  })

  test.each(eachPage)('%s writes every closing time as 17:00', (_name, page) => {
    expect(listStrings(page).filter((text) => /\d ?[ap]\.?m\b/i.test(text))).toEqual([])
  })

  test.each(eachPage)('%s uses the words of docs/voice.md', (_name, page) => {
    expect(listStrings(page).filter((text) => /\breceivers?\b|gift packing|customer service/i.test(text))).toEqual([])
  })

  test.each(eachPage)('%s leaves customer service hours to the storefront', (_name, page) => {
    const spans = listStrings(page).flatMap((text) => text.match(/\d\d:\d\d (to|and|tot|en|–) \d\d:\d\d/g) ?? [])
    // Delivery times are the same everywhere (spec §1).
    expect(spans.filter((span) => !/10:00 .+ 17:30/.test(span))).toEqual([])
  })

  test.each(eachPage)('%s holds no heading above the second level', (_name, page) => {
    expect(listStrings(page).filter((text) => /^# /m.test(text))).toEqual([])
  })
})

describe('the pages together', () => {
  test('no two pages of a family share a path or a key in one language', () => {
    for (const family of FAMILIES) {
      const shown = pages.filter((page) => page.families?.includes(family) ?? true)
      for (const id of ['path', 'key'] as const) {
        const names = shown.map((page) => `${page.language} ${page[id]}`)
        expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
      }
    }
  })

  test('every family has a home page in English and in Dutch', () => {
    const homes = pages.filter((page) => page.pageType === 'home')
    for (const family of FAMILIES) {
      expect(homes.filter((page) => page.families?.includes(family)).map((page) => page.language)).toEqual(['en', 'nl'])
    }
  })

  test('every Dutch page translates an English one of the same kind', () => {
    const orphans = pages.filter((page) => page.language === 'nl' && !findEnglish(page))
    expect(orphans.map(nameOf)).toEqual([])
  })

  test('a Dutch page of a fixed route has the path of the Dutch vocabulary', () => {
    const fixed = pages.filter((page) => page.language === 'nl' && isFixedRoute(findEnglish(page)?.path))
    expect(fixed.length).toBeGreaterThanOrEqual(9)
    for (const page of fixed) expect(toCanonicalPath(page.path, dutchPaths)).toBe(findEnglish(page)?.path)
  })

  test('the information pages of the specification exist in both languages', () => {
    for (const name of ['delivery', 'cancellation', 'terms', 'privacy', 'cookies'] as const) {
      expect(pages.filter(({ path, language }) => path === ROUTES[name] && language === 'en')).toHaveLength(1)
      expect(pages.filter(({ path, language }) => path === dutchPaths[name] && language === 'nl')).toHaveLength(1)
    }
  })

  test('privacy and terms of redeeming have pages of their own in both languages', () => {
    for (const key of ['redeem-privacy', 'redeem-terms']) {
      expect(pages.filter((page) => page.key === key).map(({ language }) => language)).toEqual(['en', 'nl'])
      expect(pages.find((page) => page.key === key)?.path).toBe(`/${key}/`)
    }
  })

  test('the English pages use every kind of block but the video', () => {
    const used = new Set(
      pages.filter((page) => page.language === 'en').flatMap((page) => page.blocks.map((block) => block.blockType)),
    )
    expect([...used].sort()).toEqual([
      'BANNER',
      'BLOG',
      'CATEGORIES',
      'CONTACT',
      'FAQ',
      'HERO',
      'IMAGE_BODY',
      'MOST_CHOSEN',
      'OCCASIONS',
      'PRODUCT_REFERENCE',
      'STEPS',
      'TESTIMONIALS',
      'TITLE_BODY',
      'TITLE_USPS_IMAGE',
      'WITH_HAND',
    ])
  })

  test.each(['en', 'nl'] as const)('the helpdesk answers at least 36 questions (%s)', (language) => {
    const helpdesk = pages.filter((page) => page.pageType === 'helpdesk' && page.language === language)
    const questions = helpdesk
      .flatMap((page) => page.blocks)
      .flatMap((block) => (block.blockType === 'FAQ' ? block.questions : []))
    expect(new Set(questions.map(({ question }) => question)).size).toBeGreaterThanOrEqual(36)
  })
})

describe('the blog', () => {
  test('opens with at least twelve English articles', () => {
    expect(articles.filter((page) => page.language === 'en').length).toBeGreaterThanOrEqual(12)
  })

  test.each(eachArticle)('%s has at least 500 words', (_name, page) => {
    expect(countWords(page)).toBeGreaterThanOrEqual(500)
  })

  test.each(eachArticle)('%s says who wrote it, when, and about what', (_name, page) => {
    expect(page.path).toMatch(/^\/blog\/[a-z0-9-]+\/$/)
    expect(page.article?.publishedOn).toMatch(/^2026-\d{2}-\d{2}$/)
    expect(page.article?.scene).toMatch(/^blog-/)
    expect(page.article?.author).toBeTruthy()
    expect(page.article?.topic).toBeTruthy()
    expect(page.article?.summary).toBeTruthy()
  })
})

/** The English original of this page; the original of a family's page belongs to the same family. */
function findEnglish(page: PageSeed): PageSeed | undefined {
  return pages.find(
    (other) =>
      other.language === 'en' &&
      other.key === page.key &&
      other.pageType === page.pageType &&
      String(other.families) === String(page.families),
  )
}

function isFixedRoute(path: string | undefined): boolean {
  return path !== undefined && (Object.values(ROUTES) as string[]).includes(path)
}

/** Links are canonical routes, with the slugs of the page's own language, or paths of pages in that language. */
function leadsSomewhere(href: string, page: PageSeed): boolean {
  // The anchor of the quote form (src/web/screens/business).
  if (href === '/business/#quote') return true
  if (pages.some(({ path, language }) => path === href && language === page.language)) return true
  const slug = href.split('/').at(-2)
  const inLanguage = (texts: Texts) => texts[page.language] ?? texts.en
  switch (findRoute(href)) {
    case 'occasion':
      return occasions.some((occasion) => inLanguage(occasion.slug) === slug)
    case 'category':
      return categories.some((category) => inLanguage(category.slug) === slug)
    case 'giftCard':
      return products.some((product) => product.slug === slug)
    default:
      return isFixedRoute(href)
  }
}

function listLinks(page: PageSeed): string[] {
  const inBlocks = page.blocks.flatMap((block) => [
    ...('link' in block && block.link ? [block.link.href] : []),
    ...('secondLink' in block && block.secondLink ? [block.secondLink.href] : []),
  ])
  const inProse = listStrings(page).flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((found) => found[1] as string))
  return [...inBlocks, ...inProse]
}

function listScenes(block: BlockSeed): string[] {
  if (block.blockType === 'STEPS') return block.steps.map((step) => step.scene)
  return 'scene' in block ? [block.scene] : []
}

function listReferences(block: BlockSeed): readonly string[] {
  if ('products' in block) return block.products
  if ('product' in block) return [block.product]
  if ('occasions' in block) return block.occasions
  return 'categories' in block ? block.categories : []
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : []
}

function countWords(page: PageSeed): number {
  const prose = page.blocks.flatMap((block) => ('body' in block ? [block.body] : []))
  return prose.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu)?.length ?? 0
}
