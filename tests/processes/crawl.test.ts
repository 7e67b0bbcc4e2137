import { request } from 'node:http'
import { describe, expect, inject, test } from 'vitest'
import { findStorefrontByCode } from '../../src/modules/storefronts/index.ts'
import { readSitemap } from '../support/sitemap.ts'

/** Storefronts of all families, crawled by following every link. The last one has a language without translations. */
const WALKS = [
  ['GCSUK', '/', 'en'],
  ['CK', '/', 'nl'],
  ['CB', '/', 'nl'],
  ['GCSBE', '/fr/', 'en'],
] as const

/** The number of pages of a storefront that are searched for links; every linked address is requested. */
const PAGES = 20
const AT_ONCE = 4

const { port } = inject('openShop')

type Answer = { status: number; location: string | undefined; body: string }

function get(host: string, path: string, method = 'GET'): Promise<Answer> {
  return new Promise((answered, failed) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: { host } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        answered({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    asked.on('error', failed).end()
  })
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items]
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** The links of a page that stay on this storefront, including files and hidden links. */
function listLinks(html: string, origin: string, path: string): string[] {
  const anchors = [...html.matchAll(/<a\b[^>]*\shref="([^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const links = anchors.filter((href) => href !== '' && !/^(mailto|tel):/.test(href)).map((href) => new URL(href, origin + path))
  return links.filter((url) => url.origin === origin).map((url) => url.pathname + url.search)
}

/** Frequent words of one language that do not exist in the other. */
const STOP_WORDS = {
  en: /\b(the|and|with|you|your|for|that|they|this)\b/gi,
  nl: /\b(het|een|en|van|je|voor|niet|met|dat|wij|zijn)\b/gi,
} as const

/** The visible text of a page, without names of products and places, which are the same in every language. */
function readText(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

function guessLanguage(html: string): 'en' | 'nl' {
  const text = readText(html)
  const count = (language: 'en' | 'nl') => text.match(STOP_WORDS[language])?.length ?? 0
  return count('nl') > count('en') ? 'nl' : 'en'
}

function hostOf(code: string): string {
  const host = findStorefrontByCode(code)?.host
  if (!host) throw new Error(`There is no storefront ${code}`)
  return host
}

/** This many items, spread evenly over a long list. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list]
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)] as T)
}

describe.each(WALKS)('%s from %s on', (code, start, language) => {
  const host = hostOf(code)
  const origin = `https://${host}`

  test('has no broken links, and every page is in the language it claims', async () => {
    const sitemap = readSitemap((await get(host, '/sitemap.xml')).body).map(({ address }) => new URL(address).pathname)
    const ofLanguage = sitemap.filter((path) => (start === '/' ? !path.startsWith('/fr/') : path.startsWith(start)))
    expect(ofLanguage.length).toBeGreaterThan(50)
    const home = await get(host, start)
    const first = [start, ...listLinks(home.body, origin, start).filter((path) => !/^\/(fr\/)?(account|compte)\//.test(path))]
    const pages = [...new Set([...spread([...new Set(first)], PAGES / 2), ...spread(ofLanguage, PAGES / 2)])]
    const named = new Map<string, string>()
    const wrong: string[] = []

    await inTurns(pages, async (path) => {
      const { status, body } = await get(host, path)
      if (status !== 200) return void wrong.push(`${path} answers ${status}`)
      const claimed = /<html lang="([a-z]{2})/.exec(body)?.[1]
      if (claimed !== language) wrong.push(`${path} claims ${claimed}`)
      if (guessLanguage(body) !== language) wrong.push(`${path} is not written in ${language}`)
      for (const link of listLinks(body, origin, path)) named.set(link, path)
    })
    await inTurns(
      [...named].filter(([link]) => !pages.includes(link)),
      async ([link, from]) => {
        const { status, location } = await get(host, link)
        const isThere = status === 200 || (status >= 300 && status < 400 && location !== undefined)
        if (!isThere) wrong.push(`${from} leads to ${link}, which answers ${status}`)
      },
    )
    expect(wrong).toEqual([])
    expect(named.size).toBeGreaterThan(60)
  }, 120_000)
})

test('hreflang never claims a language that a page is not written in', async () => {
  for (const [code, start] of WALKS) {
    const { body } = await get(hostOf(code), start)
    const alternates = [...body.matchAll(/<link rel="alternate" hrefLang="([a-z]{2})-([a-z]{2})" href="([^"]+)"/gi)]
    expect(alternates.length, `${code} ${start}`).toBeGreaterThan(1)
    for (const [, claimed, , href = ''] of alternates) {
      const { host, pathname } = new URL(href)
      const alternate = await get(host, pathname)
      expect([alternate.status, /<html lang="([a-z]{2})/.exec(alternate.body)?.[1], guessLanguage(alternate.body)], href).toEqual(
        [200, claimed, claimed],
      )
    }
  }
})
