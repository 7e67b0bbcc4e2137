import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { startTestWeb } from '../support/web.ts'

/** Pages as the server sends them, before any script runs: for a browser, a search engine or a visitor without script. */

const send = await startTestWeb(await testDatabase({ seeded: true }))

const FAMILIES = [
  {
    family: 'GCS',
    host: 'gcsuk.localhost',
    giftCards: '/gift-cards/',
    digital: 'Digital, by email',
    featured: ['/gift-cards/all-in-one-gift-card/', '/business/'],
  },
  {
    family: 'CB',
    host: 'cb.localhost',
    giftCards: '/cadeaubonnen/',
    digital: 'Digitaal, per e-mail',
    featured: ['/geefmomenten/', '/cadeaubonnen/keuze-cadeaubon/'],
  },
  {
    family: 'CK',
    host: 'ckuk.localhost',
    giftCards: '/gift-cards/',
    digital: 'Digital, by email',
    featured: ['/delivery/', '/doubler/'],
  },
] as const
const PRODUCT = '/gift-cards/grumble-coffee/'

async function readPage(path: string, host = 'gcsuk.localhost') {
  const { status, text } = await send(path, { headers: { host } })
  const { document } = new Window({ url: `http://${host}${path}` })
  document.write(text)
  const find = (selector: string) => document.querySelector(selector)
  const list = (selector: string) => [...document.querySelectorAll(selector)]
  return {
    status,
    html: text,
    find,
    list,
    attribute: (selector: string, name: string) => find(selector)?.getAttribute(name) ?? undefined,
    textOf: (selector: string) => find(selector)?.textContent ?? '',
  }
}

describe.each(FAMILIES)('in family $family', ({ host, giftCards, digital, featured }) => {
  test('the home page shows the shop with real cards', async () => {
    const { textOf, list } = await readPage('/', host)
    expect(textOf('h1')).not.toBe('')
    expect(list('main img[src*="/art/cards/"]').length).toBeGreaterThan(8)
  })

  test('a product shows its card and its values', async () => {
    const { textOf, find, list } = await readPage(`${giftCards}grumble-coffee/`, host)
    expect(textOf('h1')).toContain('Grumble Coffee')
    expect(find('main img[src*="/art/cards/grumble-coffee"]')).not.toBeNull()
    const kinds = list('#values label:has(input[checked])').map(({ textContent }) => textContent)
    expect(kinds.some((text) => text.includes(digital))).toBe(true)
  })

  test('the featured and the promotion block of a product have the links of the store', async () => {
    const { list } = await readPage(`${giftCards}grumble-coffee/`, host)
    const links = list('main section > h2 ~ a').map((link) => link.getAttribute('href') ?? '')
    expect(links.slice(-2)).toEqual(featured)
  })
})

test.each([
  ['GCS', 'gcsuk.localhost', 'gcs'],
  ['CK', 'ckuk.localhost', 'ck'],
])('the alternative Choice card image beside the balance check of family %s is its own', async (_family, host, family) => {
  const { find } = await readPage('/check-your-balance/', host)
  expect(find(`main img[src*="/alternative-choice/${family}"]`)).not.toBeNull()
})

test('the Dutch storefront is in Dutch, including its addresses', async () => {
  const { attribute, list } = await readPage('/', 'cb.localhost')
  expect(attribute('html', 'lang')).toBe('nl-NL')
  expect(list('a[href="/winkelmandje/"]').length).toBeGreaterThan(0)
  expect((await readPage('/delivery/', 'cb.localhost')).status).toBe(404)
  expect((await readPage('/bezorging/', 'cb.localhost')).status).toBe(200)
})

test.each([
  ['/activeren/', 200, 'Activeer je blanco kaarten'],
  ['/activeren/gelukt/', 404, 'We kunnen deze activering niet vinden'],
  ['/nabestellen/', 200, 'Blanco kaarten nabestellen'],
  ['/kaartgegevens/', 200, 'Kaartgegevens'],
  ['/verdubbelaar/', 200, 'Verdubbel wat er op je kaart staat'],
  ['/verdubbelaar/bedankt/', 200, 'Je doet mee'],
  ['/verdubbelaar/bedankt/all-in-one-gift-card/', 200, 'Je doet mee'],
  ['/zakelijk/', 200, 'Zakelijke cadeaubonnen'],
  ['/zakelijk/grumble-coffee/', 200, 'Grumble Coffee-cadeaubon voor je hele team'],
  ['/zakelijk/bedankt/?refused=EMAIL_INVALID.email', 200, 'Je aanvraag is nog niet verstuurd'],
  ['/contact/', 200, 'We horen graag van je'],
  ['/contact/bedankt/', 200, 'Bedankt voor je bericht'],
])('%s is a page in Dutch', async (path, expectedStatus, title) => {
  const { status, attribute, textOf } = await readPage(path, 'cb.localhost')
  expect([status, attribute('html', 'lang'), textOf('h1')]).toEqual([expectedStatus, 'nl-NL', title])
})

test.each([
  ['gcsuk.localhost', '/blank-gift-cards/', 'Blank gift cards', ['/activate/', '/reorder/']],
  ['cb.localhost', '/blanco-cadeaukaarten/', 'Blanco cadeaukaarten', ['/activeren/', '/nabestellen/']],
  ['gcsde.localhost', '/blanko-geschenkkarten/', 'Blank gift cards', ['/aktivieren/', '/nachbestellen/']],
])('the page about blank gift cards shows the packs of the store, at %s', async (host, path, title, ways) => {
  const { status, textOf, list } = await readPage(path, host)
  expect([status, textOf('h1')]).toEqual([200, title])
  const links = list('main a').map((link) => link.getAttribute('href') ?? '')
  for (const pack of ['classic', 'birthday', 'festive']) {
    expect(links.filter((href) => href.endsWith(`/blank-choice-cards-${pack}/`)).length).toBeGreaterThan(0)
  }
  expect(links).toEqual(expect.arrayContaining(ways))
  expect(list('footer a').map((link) => link.getAttribute('href'))).toContain(path)
})

test('the page of a product shows the first wrapper around the card, so that nothing moves when the others are loaded', async () => {
  const { find, list, attribute } = await readPage(PRODUCT)
  expect(list('main figure img[src*="/wrapper"]').length).toBeGreaterThan(0)
  expect(attribute('form input[name=wrapperId]', 'value')).not.toBe('')
  expect((await readPage('/gift-cards/blank-choice-cards-classic/')).find('main figure img[src*="/wrapper"]')).toBeNull()
  expect(find('main figure')).not.toBeNull()
})

test('search engines find offers, breadcrumbs, alternates and a share picture', async () => {
  const { list, attribute } = await readPage(PRODUCT)
  const [product, trail] = list('script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent))
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 4 } })
  expect(trail.itemListElement.at(-1)).toMatchObject({
    position: 4,
    item: expect.stringMatching(/^http.*\/gift-cards\/grumble-coffee\/$/),
  })
  expect(product).toMatchObject({ '@type': 'Product', offers: { '@type': 'AggregateOffer', priceCurrency: 'GBP', lowPrice: 10 } })
  expect(attribute('link[rel=canonical]', 'href')).toMatch(/\/gift-cards\/grumble-coffee\/$/)
  expect(list('link[hreflang="en-gb"]')).toHaveLength(1)
  const picture = new URL(attribute('meta[property="og:image"]', 'content') ?? '')
  expect((await send(picture.pathname)).headers['content-type']).toBe('image/png')
})

describe('the list of gift cards', () => {
  test('a filtered view is not indexed, and a page of the list has its own address', async () => {
    expect((await readPage('/gift-cards/?sort=value')).attribute('meta[name=robots]', 'content')).toBe('noindex')
    const { find, attribute } = await readPage('/gift-cards/2/')
    expect(find('meta[name=robots]')).toBeNull()
    expect(attribute('link[rel=canonical]', 'href')).toMatch(/\/gift-cards\/2\/$/)
    expect(attribute('link[rel=prev]', 'href')).toMatch(/\/gift-cards\/$/)
    expect(attribute('link[rel=next]', 'href')).toMatch(/\/gift-cards\/3\/$/)
  })

  test('page 1 is the list itself', async () => {
    const { status, headers } = await send('/gift-cards/1/')
    expect([status, headers.location]).toEqual([301, '/gift-cards/'])
  })

  test.each([
    ['gcsuk.localhost', '/en/gift-cards/2/', '/gift-cards/2/'],
    ['cb.localhost', '/nl/', '/'],
  ])('the first language of %s has no path segment: %s moved', async (host, path, moved) => {
    const { status, headers } = await send(path, { headers: { host } })
    expect([status, headers.location]).toEqual([301, moved])
  })

  test.each(['/gift-cards/?utm_source=letter&gclid=x', '/category/fashion/2/?gclid=x'])(
    'campaign parameters in the address change nothing: %s',
    async (path) => {
      expect((await readPage(path)).find('main li[data-product]')).not.toBeNull()
    },
  )

  test('a list without matches offers a way on', async () => {
    const { list } = await readPage('/category/pets/?cb_api_giftcard_types=donation')
    const texts = list('main p, main h3').map(({ textContent }) => textContent)
    expect(texts).toEqual(expect.arrayContaining(['No gift cards match all your filters.', 'Browse by category']))
    const [wayOn] = list('main a').filter(({ textContent }) => textContent === 'Clear all filters')
    expect(wayOn?.getAttribute('href')).toBe('/category/pets/')
  })

  test('a search without results does not mention filters, and shows popular cards and the categories', async () => {
    const { list } = await readPage('/gift-cards/?s=zzzzqqq')
    const texts = list('main p, main h3, main a').map(({ textContent }) => textContent)
    expect(texts).toContain('Oh no! No results found. Check the spelling or try a different search term.')
    expect(texts).toEqual(expect.arrayContaining(['Most popular gift cards', 'Browse by category', 'Pets']))
    expect(texts.join(' ')).not.toContain('filters')
  })

  test('a search without results shows similar names as close matches', async () => {
    const { list } = await readPage('/gift-cards/?s=colnaddrr')
    expect(list('h3').map(({ textContent }) => textContent)).toContain('Close matches')
    expect(
      list('main a')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('Copper Colander')
  })

  test('cards of another type are close matches when a category has none of the type', async () => {
    const { list } = await readPage('/category/pets/?cb_api_giftcard_types=donation')
    expect(list('h3').map(({ textContent }) => textContent)).toContain('Close matches of other types')
  })

  test('cards at another price are close matches when no card has the price', async () => {
    const { list } = await readPage('/gift-cards/?cb_api_giftcard_categories=pets&price_max=0.5')
    expect(list('h3').map(({ textContent }) => textContent)).toContain('Close matches at other prices')
    expect(list('main a').map(({ textContent }) => textContent)).toContain('Up to £0.50')
  })
})

test.each([
  '/gift-cards/999/',
  '/category/fashion/99/',
  '/blog/99/',
  '/occasions/nothing/',
  '/category/nothing/',
  '/gift-cards/no-such-card/',
])('%s is not found', async (path) => {
  expect((await readPage(path)).status).toBe(404)
})

describe('the locations', () => {
  test.each([
    [
      'a part of the map shows the locations in it',
      'latmax=51.70000&latmin=51.28000&lonmax=0.33000&lonmin=-0.51000',
      '2 locations on this part of the map',
    ],
    ['three of the four bounds are ignored', 'latmax=51.70000&latmin=51.28000&lonmax=0.33000', '22 locations'],
  ])('%s', async (_sentence, bounds, expected) => {
    expect((await readPage(`${PRODUCT}locations/?${bounds}`)).textOf('main [role="status"]')).toBe(expected)
  })

  test('are listed without a map, and a location shows its website and telephone number', async () => {
    const { list } = await readPage(`${PRODUCT}locations/`)
    const towns = list('main ul').find(({ textContent }) => textContent.includes('Belfast'))
    expect(towns?.children).toHaveLength(22)
    const { attribute } = await readPage(`${PRODUCT}location/london-greenwich-pound-lane/`)
    expect(attribute('main a[href="tel:02079460083"]', 'href')).toBeDefined()
    expect(attribute('main a[href*="grumble-coffee.example"]', 'rel')).toBe('noopener noreferrer')
  })
})

test.each(['/order/wrong/', '/checkout/thank-you/wrong/'])(
  'an unknown order at %s explains where the links are',
  async (path) => {
    const { status, textOf, attribute } = await readPage(path)
    expect(status).toBe(404)
    expect(textOf('main')).toContain('The links in your confirmation email lead to your order.')
    expect(attribute('meta[name=robots]', 'content')).toContain('noindex')
  },
)

test.each([
  ['/cart/', 'Your basket | Gift Card Square'],
  ['/account/login/', 'Log in | Gift Card Square'],
])('the own page %s has a title and is hidden from search engines and other sites', async (path, title) => {
  const { textOf, attribute } = await readPage(path)
  expect([textOf('title'), attribute('meta[name=robots]', 'content')]).toEqual([title, 'noindex, nofollow'])
  expect(attribute('meta[name=referrer]', 'content')).toBe('same-origin')
})

test('an unknown invoice leads to that page', async () => {
  const { status, headers } = await send('/documents/invoice/wrong.pdf')
  expect([status, headers.location]).toEqual([303, '/order/unknown/'])
})

test.each([
  ['gcsuk.localhost', '/business/', 'GCSUK-business-en'],
  ['cb.localhost', '/zakelijk/', 'CB-business-nl'],
])('the business pages of %s have their own logo, in their language', async (host, path, logo) => {
  expect((await readPage(path, host)).attribute('header a img', 'src')).toContain(`/logos/${logo}.`)
})

test('the business storefront has business first in its menu', async () => {
  expect((await readPage('/', 'gcuk.localhost')).textOf('nav[aria-label="Main"] :is(a, button)')).toBe('Business')
})

test('trust marks and the picture beside the questions are shown before somebody buys', async () => {
  expect((await readPage('/')).find('main img[src*="/art/faq/"]')).not.toBeNull()
  expect((await readPage(PRODUCT)).list('main ul[aria-label="Why you can trust us"] img')).toHaveLength(4)
})

test('decorations and the picture of the not-found page are those of the storefront', async () => {
  const decorated = await readPage('/no-such-page/', 'cb.localhost')
  for (const place of ['header', 'footer'])
    expect(decorated.find(`${place} img[src*="/art/decorations/${place}-cb."]`)).not.toBeNull()
  expect(decorated.find('main img[src*="/art/not-found/cb."]')).not.toBeNull()
  expect((await readPage('/')).find('img[src*="/art/decorations/"]')).toBeNull()
})

describe('around every page', () => {
  const textsOf = (elements: { textContent: string }[]) => elements.map(({ textContent }) => textContent.trim())

  test('the header leads home, to the cards, the balance check, business, help, account and basket', async () => {
    const { list, attribute } = await readPage('/delivery/')
    expect(attribute('header a:has(img)', 'href')).toBe('/')
    const leading = list('header a').map((link) => link.getAttribute('href'))
    for (const href of ['/gift-cards/', '/gift-cards/all-in-one-gift-card/', '/check-your-balance/', '/business/'])
      expect(leading).toContain(href)
    expect(attribute('header a[aria-label="Customer support"], header a[title="Customer support"]', 'href')).toBe('/support/')
    expect(attribute('header a[aria-label="Account"], header a[title="Account"]', 'href')).toBe('/account/')
    expect(attribute('header a[aria-label="Basket"], header a[title="Basket"]', 'href')).toBe('/cart/')
  })

  test('where the store chooses so, the Choice Gift Card has no link in the header', async () => {
    const { list, status } = await readPage('/delivery/', 'gcsae.localhost')
    expect(status).toBe(200)
    expect(list('header a[href="/gift-cards/all-in-one-gift-card/"]')).toEqual([])
  })

  test('the footer has its menus, the country and language, the promise, social links, the small print and the year', async () => {
    const { list, textOf } = await readPage('/')
    expect(list('footer nav')).toHaveLength(4)
    expect(textOf('footer section[aria-label="Country and language"]')).toContain('United Kingdom (GBP)')
    const belgium = await readPage('/', 'cbbe.localhost')
    expect(belgium.list('footer section a[hreflang]').map((link) => link.getAttribute('href'))).toEqual(['/', '/fr/'])
    expect(textOf('footer')).toContain('Ordered on working days before 17:00, shipped the same day.')
    const networks = list('footer a[href*="social.example"]').map((link) => ({
      network: link.getAttribute('aria-label')?.replace(/ \(.*/, ''),
      isHidden: link.parentElement?.hasAttribute('hidden'),
    }))
    expect(networks.filter(({ isHidden }) => !isHidden).map(({ network }) => network)).toEqual([
      'Facebook',
      'Instagram',
      'TikTok',
      'LinkedIn',
      'Pinterest',
    ])
    expect(networks.filter(({ isHidden }) => isHidden).map(({ network }) => network)).toEqual(['Twitter', 'YouTube'])
    const end = list('footer p').find(({ textContent }) => textContent.startsWith('Copyright'))
    expect(end?.textContent).toMatch(/^Copyright 20\d\d Gift Card Square$/)
    const small = [...(end?.parentElement?.querySelectorAll('a') ?? [])]
    expect(textsOf(small)).toEqual(['Terms And Conditions', 'Privacy', 'Cookies', 'Disclaimer'])
    expect(small.at(2)?.getAttribute('data-opens')).toBe('cookieSettings')
    expect(small.at(3)?.parentElement?.hasAttribute('hidden')).toBe(true)
  })

  test('a redeeming visitor sees a logo that leads home, help (an icon on a phone) and the language, and nothing else', async () => {
    const { find, list } = await readPage('/check-your-balance/')
    expect(list('header a').map((link) => link.getAttribute('href'))).toEqual(['/', '/support/'])
    expect(find('header a[href="/support/"] svg')).not.toBeNull()
    expect(find('header a[href="/support/"] span')?.className).toBe('max-tablet:sr-only')
    expect(textsOf(list('header button'))).toHaveLength(1)
    expect(list('header button')[0]?.textContent).toContain('Country and language')
  })

  test('the header v3 has three selling points above it', async () => {
    const { list } = await readPage('/', 'ckuk.localhost')
    expect(textsOf(list('header .ticker li:not([aria-hidden])'))).toEqual([
      'Ordered before 17:00, shipped the same day',
      'Always a suitable business gift!',
      'Personalize with packaging',
    ])
  })
})

test('the most chosen cards feature two, the second one last on small screens, and link to all cards', async () => {
  const { list } = await readPage('/')
  const all = list('main a').find(({ textContent }) => textContent.trim() === 'View all 200+ gift cards')
  expect(all?.getAttribute('href')).toBe('/gift-cards/')
  const items = [...(all?.closest('section')?.querySelectorAll('ul > li') ?? [])].map(({ className }) => className)
  expect(items.filter((look) => look.includes('order-'))).toHaveLength(2)
  expect(items[0]).toContain('order-first')
  expect(items[1]).toContain('order-last desktop-medium:order-first')
})

test('a listing marks its top products: four on a large desktop, two elsewhere', async () => {
  const marks = (await readPage('/gift-cards/')).list('main li[data-product] > :first-child').slice(0, 5)
  const looks = marks.map(({ textContent, className }) => [
    textContent === 'Top choice',
    className.includes('max-desktop-medium:hidden'),
  ])
  expect(looks).toEqual([
    [true, false],
    [true, false],
    [true, true],
    [true, true],
    [false, false],
  ])
  expect((await readPage('/gift-cards/2/')).textOf('main')).not.toContain('Top choice')
})

test('all categories are on one page', async () => {
  const { list } = await readPage('/category/all-gift-cards/')
  const paths = list('main article h2 a').map((link) => link.getAttribute('href'))
  expect(paths.length).toBeGreaterThan(6)
  for (const path of paths) expect(path).toMatch(/^\/category\/[\w-]+\/$/)
})

describe('without script', () => {
  test('a product shows when it ships', async () => {
    expect((await readPage(PRODUCT)).textOf('main')).toContain('Ordered on a working day before 17:00: posted the same day')
  })

  test('the search box opens the list of gift cards', async () => {
    const { find } = await readPage('/', 'cb.localhost')
    const form = find('header form:has(input[name="s"])')
    expect([form?.getAttribute('action'), form?.getAttribute('method') ?? 'get']).toEqual(['/cadeaubonnen/', 'get'])
    const { attribute, textOf } = await readPage('/cadeaubonnen/?s=kofie', 'cb.localhost')
    expect(attribute('header input[name="s"]', 'value')).toBe('kofie')
    expect(textOf('main li[data-product]')).toContain('Grumble Coffee')
  })

  test('an invalid address for the newsletter comes back with the error next to the field', async () => {
    const { attribute, textOf } = await readPage('/newsletter/confirm/?result=invalid&email=anna%40example')
    expect(attribute('main input[name="email"]', 'value')).toBe('anna@example')
    const mistake = attribute('main input[name="email"]', 'aria-describedby')
    expect(textOf(`main [id="${mistake}"]`)).toBe('The email address entered is incorrect')
  })
})

test.each(['/', `${PRODUCT}location/london-greenwich-pound-lane/`])(
  'every link to another host opens in a new tab, including those of the footer, at %s',
  async (path) => {
    const away = (await readPage(path)).list('a[href^="http"]')
    expect(away.length).toBeGreaterThan(4)
    for (const link of away) expect([link.getAttribute('target'), link.outerHTML]).toEqual(['_blank', link.outerHTML])
  },
)

test.each(['overview', 'details', 'orders', 'address-book', 'cards'])(
  'a guest who opens the %s of an account must identify first, and then returns',
  async (name) => {
    const path = `/account/${name}/`
    const { status, headers } = await send(path)
    expect([status, headers.location]).toEqual([307, `/account/?callback=${encodeURIComponent(path)}`])
  },
)

describe('a redeem token', () => {
  const TOKEN = 'T'.repeat(43)

  test.each([
    ['of the balance check', 'gcsuk.localhost', '/check-your-balance/?', '/check-your-balance/?start=link'],
    ['of the redeem shop, in Dutch words', 'cb.localhost', '/saldocheck/?s=boek&', '/saldocheck/?start=link'],
    ['of the mail of an exchange', 'gcsuk.localhost', '/check-your-balance/checkout/?', '/check-your-balance/?start=exchange'],
  ])('moves from the address %s into a cookie that no script can read', async (_page, host, path, offer) => {
    const address = `${path}redeemToken=${TOKEN}`
    const { status, headers } = await send(address, { headers: { host } })
    expect(status).toBe(303)
    expect(headers.location).toBe(offer)
    expect(headers['cache-control']).toBe('no-store')
    expect(String(headers['set-cookie'])).toMatch(new RegExp(`redeem-link=${TOKEN};.*HttpOnly`))
  })

  test('an invalid token is not stored, and other pages ignore it', async () => {
    const broken = await send('/check-your-balance/?redeemToken=none')
    expect([broken.status, broken.headers.location, broken.headers['set-cookie']]).toEqual([
      303,
      '/check-your-balance/?start=link',
      undefined,
    ])
    expect((await send(`/?redeemToken=${TOKEN}`)).headers['set-cookie']).toBeUndefined()
  })
})
