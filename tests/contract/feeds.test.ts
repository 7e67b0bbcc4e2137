import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findStorefrontByCode } from '../../src/modules/storefronts/index.ts'
import { testDatabase } from '../support/database.ts'
import { startShopServer } from '../support/shop-server.ts'
import { readSitemap, type SitemapUrl } from '../support/sitemap.ts'
import { parseXml, textOf } from '../support/xml.ts'

const { ctx, clock, db } = await testDatabase({ seeded: true })
// At this time all articles except the last are published.
clock.set('2026-10-01T10:00:00Z')
const { server } = await startShopServer(ctx)

function hostOf(code: string): string {
  const storefront = findStorefrontByCode(code)
  if (!storefront) throw new Error(`There is no storefront ${code}`)
  return storefront.host
}

async function get(code: string, url: string) {
  return server.inject({ url, headers: { host: hostOf(code) } })
}

const read = new Map<string, SitemapUrl[]>()
async function sitemapOf(code: string): Promise<SitemapUrl[]> {
  const known = read.get(code)
  if (known) return known
  const answer = await get(code, '/sitemap.xml')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  const urls = readSitemap(answer.body)
  read.set(code, urls)
  return urls
}

async function pathsOf(code: string): Promise<string[]> {
  const origin = `https://${hostOf(code)}`
  return (await sitemapOf(code)).map(({ address }) => address.replace(origin, ''))
}

async function countSold(code: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from storefront_products where storefront = ${code}`.execute(db)
  return rows[0]?.count ?? 0
}

describe('sitemap.xml', () => {
  test.each([
    [
      'GCSUK',
      '/gift-cards/',
      ['/', '/gift-cards/', '/gift-cards/all-in-one-gift-card/', '/category/all-gift-cards/', '/category/fashion/'],
    ],
    ['GCSUK', '/gift-cards/', ['/occasions/', '/occasions/birthday/', '/blog/', '/blog/wedding-money-or-a-card/', '/business/']],
    ['GCSUK', '/gift-cards/', ['/contact-us/', '/support/', '/delivery/', '/terms-conditions/', '/last-minute-gifts/']],
    [
      'CB',
      '/cadeaubonnen/',
      ['/', '/cadeaubonnen/', '/cadeaubonnen/keuze-cadeaubon/', '/categorie/alle-cadeaubonnen/', '/geefmomenten/'],
    ],
    [
      'CB',
      '/cadeaubonnen/',
      ['/blog/', '/blog/samen-een-cadeau-geven/', '/zakelijk/', '/contact/', '/bezorging/', '/last-minute-cadeaus/'],
    ],
    ['CBBE', '/cadeaubonnen/', ['/', '/fr/', '/cadeaubonnen/', '/fr/blog/', '/blog/samen-een-cadeau-geven/', '/bezorging/']],
  ])('the sitemap of %s holds every public page in all its languages, below %s too', async (code, listing, expected) => {
    const paths = await pathsOf(code)
    expect(expected.filter((path) => !paths.includes(path))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
    const products = paths.filter((path) => path.startsWith(listing) && path.split('/').length === 4)
    expect(products).toHaveLength(await countSold(code))
  })

  test('a storefront with two languages lists every page twice, except articles that only one of its blogs has', async () => {
    const paths = await pathsOf('CBBE')
    const french = paths.filter((path) => path.startsWith('/fr/'))
    const dutch = paths.filter((path) => !path.startsWith('/fr/'))
    const isArticle = (path: string) => /\/blog\/./.test(path)
    expect(french.filter((path) => !isArticle(path))).toHaveLength(dutch.filter((path) => !isArticle(path)).length)
    expect(french).toContain('/fr/blog/wedding-money-or-a-card/')
    expect(dutch).not.toContain('/blog/wedding-money-or-a-card/')
  })

  test('it has no personal pages, and none that an editor hides from search engines', async () => {
    const { rows } = await sql<{ path: string }>`select path from pages where noindex`.execute(db)
    for (const code of ['GCSUK', 'CB']) {
      const paths = await pathsOf(code)
      for (const { path } of rows) expect(paths).not.toContain(path)
      expect(
        paths.filter((path) => /\/(cart|checkout|account|winkelmandje|bestellen|saldocheck|check-your-balance)\//.test(path)),
      ).toEqual([])
    }
  })

  test.each(['GCSUK', 'CB', 'CBBE'])('every address of %s is among its own alternates', async (code) => {
    for (const { address, alternates } of await sitemapOf(code)) {
      if (alternates.size > 0) expect([...alternates.values()]).toContain(address)
    }
  })

  test('alternates list each other, and all have the same international page', async () => {
    const codeOf = new Map(['CB', 'CBBE', 'CBDE', 'CBFR', 'CBIE', 'CBUS'].map((code) => [`https://${hostOf(code)}`, code]))
    let compared = 0
    for (const { address, alternates } of (await sitemapOf('CB')).slice(0, 60)) {
      for (const alternate of alternates.values()) {
        const code = codeOf.get(new URL(alternate).origin)
        if (code === undefined) continue
        const back = (await sitemapOf(code)).find((url) => url.address === alternate)
        expect(back, `${address} → ${alternate}`).toBeDefined()
        expect(back?.alternates).toEqual(alternates)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(200)
  })

  test('the date of the last change is included where it is known', async () => {
    const articles = (await sitemapOf('GCSUK')).filter(({ address }) => /\/blog\/./.test(address))
    expect(articles.length).toBeGreaterThan(5)
    for (const { changedOn } of articles) expect(changedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  test('an article with a future date is not included yet', async () => {
    const { rows } = await sql<{ path: string }>`
      select path from pages where language = 'en' and published_on > '2026-10-01'`.execute(db)
    const paths = await pathsOf('GCSUK')
    for (const { path } of rows) expect(paths).not.toContain(path)
  })

  test('on a development host all addresses stay on this machine', async () => {
    const answer = await server.inject({ url: '/sitemap.xml', headers: { host: 'cb.localhost:3000' } })
    const [first] = readSitemap(answer.body)
    expect(first?.address).toMatch(/^http:\/\/cb\.localhost:3000\//)
    expect(first?.alternates.get('nl-be')).toMatch(/^http:\/\/cbbe\.localhost:3000\//)
  })

  test('an unknown part is not found', async () => {
    expect((await get('GCSUK', '/sitemap-2.xml')).statusCode).toBe(404)
    expect((await get('GCSUK', '/sitemap-0.xml')).statusCode).toBe(404)
  })
})

describe('a catalogue of many thousands of products', () => {
  test('is split into parts of five thousand addresses, listed in an index', async () => {
    const grown = await testDatabase({ seeded: true })
    await sql`
      insert into locations (product_id, slug, name, street, house_number, post_code, city, country_code, latitude, longitude)
      select (select product_id from storefront_products where storefront = 'GCSUK' order by rank limit 1),
        'place-' || n, 'Place', 'Street', '1', 'AB1 2CD', 'Town', 'GB', 52, 0 from generate_series(1, 5200) n`.execute(grown.db)
    const shop = await startShopServer(grown.ctx)
    const ask = async (url: string) => (await shop.server.inject({ url, headers: { host: hostOf('GCSUK') } })).body
    const index = parseXml(await ask('/sitemap.xml'))
    expect(index.name).toBe('sitemapindex')
    const origin = `https://${hostOf('GCSUK')}`
    expect(index.children.map((part) => textOf(part, 'loc'))).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
    expect(readSitemap(await ask('/sitemap-1.xml'))).toHaveLength(5_000)
    expect(readSitemap(await ask('/sitemap-2.xml')).length).toBeGreaterThan(200)
    await shop.server.close()
  })
})

describe('robots.txt', () => {
  test('disallows personal pages in the words of every language, and names the sitemap', async () => {
    const { body, headers } = await get('CBBE', '/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = body.split('\n')
    expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /'])
    for (const path of ['/winkelmandje/', '/bestellen/', '/account/', '/saldocheck/', '/fr/compte/'])
      expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain(`Sitemap: https://${hostOf('CBBE')}/sitemap.xml`)
    expect(lines).not.toContain('Disallow: /account/inloggen/')
  })

  test('does not disallow any page of the sitemap', async () => {
    const { body } = await get('GCSUK', '/robots.txt')
    const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
    expect(closed).toContain('/cart/')
    for (const path of await pathsOf('GCSUK')) expect(closed.filter((start) => path.startsWith(start))).toEqual([])
  })
})

describe('the blog as RSS', () => {
  test.each([
    ['GCSUK', '/blog/rss.xml', 'en-gb'],
    ['CB', '/blog/rss.xml', 'nl-nl'],
    ['CBBE', '/fr/blog/rss.xml', 'en-gb'],
  ])('%s %s is in %s, newest first', async (code, url, language) => {
    const answer = await get(code, url)
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const rss = parseXml(answer.body)
    expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } })
    const [channel] = rss.children
    if (!channel) throw new Error('no channel')
    for (const name of ['title', 'link', 'description']) expect(textOf(channel, name)).not.toBe('')
    expect(textOf(channel, 'language')).toBe(language)
    const items = channel.children.filter(({ name }) => name === 'item')
    expect(items.length).toBeGreaterThan(2)
    const addresses = await pathsOf(code)
    for (const item of items) {
      expect(addresses).toContain(new URL(textOf(item, 'link') ?? '').pathname)
      expect(textOf(item, 'guid')).toBe(textOf(item, 'link'))
      expect(textOf(item, 'title')).not.toMatch(/[{}]/)
    }
    const days = items.map((item) => Date.parse(textOf(item, 'pubDate') ?? ''))
    expect(days).toEqual([...days].sort((a, b) => b - a))
  })

  test('the path words of another language have no feed', async () => {
    expect((await get('GCSUK', '/blogg/rss.xml')).statusCode).toBe(404)
    expect((await get('GCSUK', '/fr/blog/rss.xml')).statusCode).toBe(404)
    expect((await get('CBBE', '/nl/blog/rss.xml')).statusCode).toBe(404)
  })
})

describe('the icons of a storefront', () => {
  test.each(['/favicon.ico', '/apple-touch-icon.png'])('%s is its own icon', async (url) => {
    const answer = await get('CB', url)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/art/logos/CB-icon.png')
  })

  test.each(['/logo.png', '/images/logo.svg'])('the old logo at %s has moved permanently', async (url) => {
    const answer = await get('GCSUK', url)
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe(`/art/${findStorefrontByCode('GCSUK')?.assets.logo}.svg`)
  })

  test('its manifest has its name and its colours', async () => {
    const answer = await get('CB', '/site.webmanifest')
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    expect(answer.json()).toMatchObject({ name: findStorefrontByCode('CB')?.name, lang: 'nl-NL', start_url: '/' })
    expect(answer.json().theme_color).toMatch(/^#[0-9a-f]{6}$/)
  })
})
