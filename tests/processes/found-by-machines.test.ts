import { type IncomingHttpHeaders, request } from 'node:http'
import { describe, expect, inject, test } from 'vitest'
import { findStorefrontByCode, findStorefrontByHost } from '../../src/modules/storefronts/index.ts'
import { readSitemap, type SitemapUrl } from '../support/sitemap.ts'

/** The whole shop as a search engine sees it, on its real hosts. */

const { port } = inject('openShop')

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; body: string }

/** Requests an address of the real shop from this machine. */
function get(address: string): Promise<Answer> {
  const { host, pathname, search } = new URL(address)
  return new Promise((answered, failed) => {
    const asked = request({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        const bytes = Buffer.concat(chunks)
        answered({ status: statusCode, headers, bytes, body: bytes.toString() })
      })
    })
    asked.on('error', failed).end()
  })
}

function originOf(code: string): string {
  return `https://${findStorefrontByCode(code)?.host}`
}

async function sitemapOf(code: string): Promise<SitemapUrl[]> {
  return readSitemap((await get(`${originOf(code)}/sitemap.xml`)).body)
}

/** This many items, spread evenly over a long list. */
function spread<T>(list: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)] as T)
}

type Tag = Readonly<Record<string, string>>

function readTags(html: string, name: 'link' | 'meta'): Tag[] {
  const tags = html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
  return tags.map((tag) =>
    Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value])),
  )
}

function readCanonical(html: string): string | undefined {
  return readTags(html, 'link').find(({ rel }) => rel === 'canonical')?.href
}

function readAlternates(html: string): Map<string, string> {
  const links = readTags(html, 'link').filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
  return new Map(links.map(({ hreflang = '', href = '' }) => [hreflang, href]))
}

function readStructuredData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)
  return [...blocks].map(([, text = '']) => JSON.parse(text))
}

function readMeta(html: string, name: string): string | undefined {
  return readTags(html, 'meta').find((tag) => tag.name === name || tag.property === name)?.content
}

describe.each(['GCSUK', 'CB'])('a sample of the sitemap of %s', (code) => {
  test('answers, is its own canonical page, and describes itself', async () => {
    const pictures = new Set<string>()
    for (const { address } of spread(await sitemapOf(code), 60)) {
      const { status, headers, body } = await get(address)
      expect(status, address).toBe(200)
      expect(headers['x-robots-tag'], address).toBeUndefined()
      expect(readMeta(body, 'robots'), address).toBeUndefined()
      expect(readCanonical(body), address).toBe(address)
      expect(readMeta(body, 'og:url'), address).toBe(address)
      expect(readMeta(body, 'description')?.length, address).toBeGreaterThan(20)
      expect(body.match(/<title>[^<]{10,}<\/title>/g), address).toHaveLength(1)
      expect(readMeta(body, 'twitter:card'), address).toBe('summary_large_image')
      expect([readMeta(body, 'og:image:width'), readMeta(body, 'og:image:height')], address).toEqual(['1200', '630'])
      expect(readMeta(body, 'og:image:alt'), address).toBeTruthy()
      pictures.add(readMeta(body, 'og:image') ?? '')
    }
    expect(pictures.size).toBeGreaterThan(5)
    for (const picture of pictures) {
      const { status, headers, bytes } = await get(picture)
      expect([status, headers['content-type']], picture).toEqual([200, 'image/png'])
      // A PNG file starts with its width and height.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630])
    }
  })
})

test.each([
  ['a product', 'CB', '/cadeaubonnen/grumble-coffee/', 'product', 'cb/cards/grumble-coffee.nl', 'Grumble Coffee-cadeaubon'],
  ['the Choice Gift Card', 'GCSUK', '/gift-cards/all-in-one-gift-card/', 'product', 'gcs/cards/all-in-one-gift-card', 'Choice'],
  ['the locations of a card', 'CKUK', '/gift-cards/larkbread/locations/', 'website', 'ck/cards/larkbread', 'Larkbread'],
  ['an occasion', 'CB', '/geefmomenten/bruiloft/', 'website', 'cb/wedding', 'bruiloft'],
  ['a list', 'GCSUK', '/gift-cards/', 'website', 'share-gcs', 'Gift Card Square'],
])('a link to %s has its preview', async (_sentence, code, path, type, picture, alt) => {
  const { body } = await get(originOf(code) + path)
  expect(readMeta(body, 'og:type')).toBe(type)
  expect(readMeta(body, 'og:image')).toMatch(new RegExp(`/art/social/${picture}\\.[0-9a-f]{10}\\.png$`))
  expect(readMeta(body, 'og:image:alt')).toContain(alt)
})

test('pages and their alternates list each other, on their own hosts', async () => {
  const withAlternates = (await sitemapOf('CB')).filter(({ alternates }) => alternates.size > 3)
  let followed = 0
  const paged = ['/cadeaubonnen/2/', '/categorie/mode/2/'].map((path) => ({ address: originOf('CB') + path }))
  for (const { address } of [...spread(withAlternates, 5), ...paged]) {
    const alternates = readAlternates((await get(address)).body)
    expect([...alternates.values()], address).toContain(address)
    expect(alternates.get('x-default'), address).toBeDefined()
    for (const alternate of new Set(alternates.values())) {
      expect(findStorefrontByHost(new URL(alternate).host, 'GCSUK')?.family).toBe('CB')
      const { status, body } = await get(alternate)
      expect(status, alternate).toBe(200)
      expect(readAlternates(body), `${alternate}, seen from ${address}`).toEqual(alternates)
      followed += 1
    }
  }
  expect(followed).toBeGreaterThan(60)
})

test('a page and the sitemap list the same alternates', async () => {
  for (const { address, alternates } of spread(
    (await sitemapOf('CBBE')).filter(({ alternates }) => alternates.size > 3),
    12,
  )) {
    expect(readAlternates((await get(address)).body), address).toEqual(alternates)
  }
})

test.each([
  ['home is an organisation and a searchable site', '/', ['Organization', 'WebSite']],
  ['a product is a product', '/gift-cards/apple/', ['Product']],
  ['the helpdesk is a list of questions', '/support/', ['FAQPage']],
  ['an article is an article', '/blog/a-present-for-the-teacher/', ['Article']],
  ['the Choice Gift Card is a product', '/gift-cards/all-in-one-gift-card/', ['Product']],
])('a page has structured data: %s', async (_sentence, path, types) => {
  const { body } = await get(originOf('GCSUK') + path)
  const data = readStructuredData(body)
  expect(data.map((block) => block['@type'])).toEqual(expect.arrayContaining(types))
  for (const block of data) expect(block['@context']).toBe('https://schema.org')
})

test('the organisation has an address, hours, a telephone and its other websites', async () => {
  const { body } = await get(`${originOf('CB')}/`)
  const organisation = readStructuredData(body).find((block) => block['@type'] === 'Organization')
  expect(organisation).toMatchObject({
    name: findStorefrontByCode('CB')?.name,
    url: `${originOf('CB')}/`,
    logo: expect.stringMatching(/\.png$/),
    description: expect.stringMatching(/\w/),
    address: { '@type': 'PostalAddress', addressCountry: 'NL' },
    contactPoint: { '@type': 'ContactPoint', hoursAvailable: [{ opens: expect.any(String) }] },
    telephone: findStorefrontByCode('CB')?.company.telephone,
    sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
  })
})

test.each([
  ['an unknown page', '/nowhere/', 404],
  ['an unknown product', '/gift-cards/nothing-of-the-kind/', 404],
  ['a page for one visitor only', '/newsletter/confirm/', 200],
])('%s is not indexed', async (_sentence, path, expected) => {
  const { status, headers, body } = await get(originOf('GCSUK') + path)
  expect(status).toBe(expected)
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(readMeta(body, 'robots')).toContain('noindex')
})

test.each([
  ['GCSUK', '/nowhere/', 'Page not found | Gift Card Square'],
  ['CB', '/cadeaubonnen/nergens/', 'Pagina niet gevonden | Cardbloom'],
])('the title of %s says once that nothing is at %s', async (code, path, title) => {
  const { body } = await get(originOf(code) + path)
  expect(body.match(/<title>[^<]*<\/title>/g)).toEqual([`<title>${title}</title>`])
})

test.each([
  ['the icon in the tab', '/favicon.ico', 302, 'image/png'],
  ['the icon on a phone', '/apple-touch-icon.png', 302, 'image/png'],
  ['the old logo', '/logo.png', 301, 'image/svg+xml'],
])('%s leads to an image', async (_sentence, path, expected, type) => {
  const { status, headers } = await get(originOf('CB') + path)
  expect(status).toBe(expected)
  const picture = await get(new URL(headers.location ?? '', originOf('CB')).href)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, type])
})

test.each([
  ['GCSUK', '/delivery/', 'Delivery, gift cards, Gift Card Square'],
  ['CB', '/bezorging/', 'Bezorging, cadeaubonnen, Cardbloom'],
])('an editorial page of %s has keywords', async (code, path, keywords) => {
  expect(readMeta((await get(originOf(code) + path)).body, 'keywords')).toBe(keywords)
})

test.each([
  ['GCSUK', '/customer-service/', '/support/'],
  ['CB', '/klantenservice/contact/', '/contact/'],
  ['CBBE', '/fr/customer-service', '/fr/service-client/'],
])('old customer support of %s at %s has moved to its new address', async (code, old, now) => {
  const moved = await get(originOf(code) + old)
  expect([moved.status, moved.headers.location]).toEqual([301, now])
  expect((await get(originOf(code) + now)).status).toBe(200)
})

test.each([
  ['GCSUK', '/gift-cards/?page=2&sort=name', '/gift-cards/2/?sort=name'],
  ['CBBE', '/fr/cartes-cadeaux/?page=two', '/fr/cartes-cadeaux/'],
])('a listing of %s at %s redirects to its one address', async (code, asked, own) => {
  const moved = await get(originOf(code) + asked)
  expect([moved.status, moved.headers.location]).toEqual([301, own])
  expect((await get(originOf(code) + own)).status).toBe(200)
})

test('every page links to the feed of the blog', async () => {
  const { body } = await get(`${originOf('CBBE')}/fr/blog/`)
  const feed = readTags(body, 'link').find(({ type }) => type === 'application/rss+xml')
  expect(feed?.href).toBe('/fr/blog/rss.xml')
  expect((await get(originOf('CBBE') + feed?.href)).status).toBe(200)
})

test.each(['%E0%A4%A', '%00'])('an address with a malformed %s is not found', async (word) => {
  const { status, headers, body } = await get(`${originOf('GCSUK')}/gift-cards/${word}/?s=1`)
  expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'text/html; charset=utf-8' })
  expect(body).toContain('<h1')
})

test('a page uses the host of its own request, whatever the host of a simultaneous one', async () => {
  const hosts = ['http://gcsuk.localhost:6666', originOf('GCSUK'), 'http://gcsuk.localhost:7777']
  const pages = await Promise.all(hosts.map((host) => get(`${host}/?sort=name`)))
  for (const [index, { body }] of pages.entries()) {
    expect(hosts.filter((host) => body.includes(`"url":"${host}/"`))).toEqual([hosts[index]])
  }
})
