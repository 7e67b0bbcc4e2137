import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { canonicalPath, localPath, storefronts } from '../../src/modules/storefronts/index.ts'
import { findRoute, ROUTES } from '../../src/shared/paths.ts'
import { testDatabase } from '../support/database.ts'
import { isServed } from '../support/served-routes.ts'
import { startShopServer } from '../support/shop-server.ts'

/** The data of every storefront in each of its languages. */

const { ctx } = await testDatabase({ seeded: true })
const { execute, contextOf } = await startShopServer(ctx)

const SHOPS = storefronts.flatMap((storefront) =>
  storefront.languages.map(({ code }) => [storefront.code, code, storefront] as const),
)

async function ask<T>([code, language]: readonly [string, string, ...unknown[]], query: string): Promise<T> {
  const { data, errors } = await execute({ ...contextOf(code), language: language as never }, query, {})
  expect(errors).toBeUndefined()
  return data as T
}

type Link = { path: { href: string } }
type StoreData = {
  storeData: {
    language: { textLanguage: string; locale: string }
    languages: { textLanguage: string; path: string }[]
    menus: { footerMenu: { menuItems: { menuItems: Link[] }[] }; businessMenu: { menuItems: Link[] } }
    pdpFeaturedBlock: Link | null
    pdpPromotionBlock: Link | null
    socialLinks: { network: string; isHidden: boolean }[]
    deliversNextDay: boolean
    toggles: { disclaimer: boolean }
  }
}
const STORE_DATA = `{ storeData {
  language { textLanguage locale } languages { textLanguage path } deliversNextDay toggles { disclaimer } socialLinks { network isHidden }
  menus { footerMenu { menuItems { menuItems { path { href } } } } businessMenu { menuItems { path { href } } } }
  pdpFeaturedBlock { path { href } } pdpPromotionBlock { path { href } } } }`

/** The links of header and footer outside the menus. */
const CHROME_ROUTES = [
  ...(['home', 'giftCards', 'allCategories', 'occasions', 'balance', 'business', 'helpdesk', 'account', 'cart'] as const),
  ...(['terms', 'privacy', 'cookies', 'disclaimer'] as const),
]

test.each(SHOPS)('%s in %s claims the language in which its texts are written', async (...shop) => {
  const [, language] = shop
  const { storeData } = await ask<StoreData>(shop, STORE_DATA)
  expect(storeData.language.textLanguage).toBe(language === 'nl' ? 'nl' : 'en')
  expect(storeData.language.locale.slice(0, 2)).toBe(storeData.language.textLanguage)
  const offered = storeData.languages.map(({ textLanguage }) => textLanguage)
  expect(offered).toContain(storeData.language.textLanguage)
  expect(new Set(offered).size).toBe(offered.length)
})

test.each(SHOPS)('%s in %s keeps Twitter, YouTube and the disclaimer hidden', async (...shop) => {
  const { socialLinks, toggles } = (await ask<StoreData>(shop, STORE_DATA)).storeData
  const hidden = socialLinks.filter(({ isHidden }) => isHidden).map(({ network }) => network)
  expect(hidden).toEqual(['twitter', 'youtube'])
  expect(toggles.disclaimer).toBe(false)
})

test.each(SHOPS)('every menu and footer link of %s in %s leads to a screen or an existing page', async (...shop) => {
  const [, language, storefront] = shop
  const { menus, pdpFeaturedBlock, pdpPromotionBlock } = (await ask<StoreData>(shop, STORE_DATA)).storeData
  const sections = [...menus.footerMenu.menuItems, menus.businessMenu]
  const blocks = [pdpFeaturedBlock, pdpPromotionBlock].filter((block) => block !== null)
  const hrefs = [...sections.flatMap(({ menuItems }) => menuItems), ...blocks].map(({ path }) => path.href)
  const chrome = CHROME_ROUTES.map((route) => localPath({ storefront, language }, ROUTES[route]))
  expect(hrefs.length).toBeGreaterThan(20)
  for (const href of new Set([...hrefs, ...chrome])) {
    const route = findRoute(canonicalPath({ storefront, language }, href))
    if (route && isServed(ROUTES[route])) {
      expect(ROUTES[route], `${href} has no variable`).not.toContain('$')
      continue
    }
    const { page } = await ask<{ page: { path: string } | null }>(shop, `{ page(path: "${href}") { path } }`)
    expect(page, href).toEqual({ path: href })
  }
})

test('no store promises the next day while every carrier takes two to three working days', async () => {
  for (const shop of SHOPS) {
    const { latest } = shop[2].postalWorkingDays
    expect((await ask<StoreData>(shop, STORE_DATA)).storeData.deliversNextDay, shop[0]).toBe(latest === 1)
    expect(latest).toBe(3)
  }
})

describe('the hours of customer service', () => {
  const PAGES = `{ contact: page(path: "/contact-us/") { metadata { description } blocks { ... on FaqBlock { questions { answerHtml } } ... on ContactBlock { bodyHtml } } }
    business: page(path: "/business/") { blocks { ... on FaqBlock { questions { answerHtml } } } } }`

  test.each(SHOPS)('of %s in %s are the same in every text', async (code, language, storefront) => {
    const texts = JSON.stringify(await ask([code, language], PAGES))
    const hours = new Set(texts.match(/\d\d:\d\d\D{1,6}\d\d:\d\d/g))
    expect([...hours].toSorted()).toEqual(storefront.openingHours.map(({ opens, closes }) => `${opens}–${closes}`).toSorted())
  })
})

type Home = { page: { blocks: { blockType: string; isCentred?: boolean }[] } }
const HOME = '{ page(path: "/") { blocks { blockType ... on HeroBlock { isCentred } } } }'

test('the home page has two versions, and each storefront shows the one it chose', async () => {
  const first = (await ask<Home>(['GCSUK', 'en'], HOME)).page.blocks
  const second = (await ask<Home>(['CB', 'nl'], HOME)).page.blocks
  expect([first[0]?.isCentred, first[1]?.blockType]).toEqual([false, 'OCCASIONS'])
  expect([second[0]?.isCentred, second[1]?.blockType]).toEqual([true, 'MOST_CHOSEN'])
})

type Promo = { promoPopup: { campaign: string; banner: { title: string; link: Link } } }
const PROMO = '{ promoPopup { campaign banner { title link { path { href } } } } }'

test('a campaign is shown in the language of the storefront', async () => {
  const dutch = (await ask<Promo>(['CB', 'nl'], PROMO)).promoPopup
  const english = (await ask<Promo>(['GCSDE', 'de'], PROMO)).promoPopup
  expect(dutch.banner).toEqual({
    title: 'Nooit meer te laat voor een verjaardag',
    link: { path: { href: '/geefmomenten/verjaardag/' } },
  })
  expect(english.banner.title).toBe('Never late for a birthday again')
  expect(english.campaign).toBe(dutch.campaign)
})

test('without a campaign there is no popup', async () => {
  await sql`delete from pages where key = 'promo-popup'`.execute(ctx.db)
  expect(await ask<{ promoPopup: unknown }>(['CB', 'nl'], PROMO)).toEqual({ promoPopup: null })
})
