import { fillBasket } from './buyer.ts'
import { expect, FAMILIES, originOf, test, untilHydrated, untilIdle, watchShifts } from './shop.ts'

test('letters beyond Western Europe use the font of the family, whose extended files load only for them', async ({
  page,
  baseURL,
}) => {
  for (const { code } of FAMILIES) {
    await page.goto(`${originOf(baseURL, code)}/`)
    const listExtended = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].flatMap(({ family, status }) => (/ Extended\b/.test(family) ? [status] : []))
      })
    expect(new Set(await listExtended()), code).toEqual(new Set(['unloaded']))
    await untilHydrated(page)
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append('Łódź'))
    await expect.poll(listExtended).toContain('loaded')
  }
})

test('the home page loads without moving, is visible before any script is requested, and has every picture', async ({ page }) => {
  const readShift = await watchShifts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilHydrated(page)
  expect(await readShift()).toBe(0)
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))[0]?.startTime,
  }))
  expect(asked).toBeGreaterThan(painted as number)
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    return pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.src)
  })
  expect(broken).toEqual([])
})

test('a visitor who scrolls before hydration keeps the position', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => held.promise.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const scrollDown = () => {
    scrollTo(0, 900)
    return scrollY
  }
  await expect.poll(() => page.evaluate(scrollDown)).toBe(900)
  held.resolve()
  await untilHydrated(page)
  // Sections above may have changed their height a little.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600)
  // The next page still opens at its top.
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await expect(page).toHaveURL(/\/blog\/$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a page without its style sheet can still be read', async ({ page }) => {
  await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await page.goto('/')
  for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('contentinfo').getByRole('link').last()]) {
    // The sections above it are rendered while scrolling past them.
    await expect(async () => {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ timeout: 500 })
    }).toPass()
  }
})

const FIRST_PAGES = ['/', '/gift-cards/', '/gift-cards/copper-colander/', '/blog/a-present-for-the-teacher/', '/business/']

test("pages hydrate without the browser's own formatters, which are slow at first use", async ({ page }) => {
  await page.addInitScript(() => {
    const used: string[] = []
    Object.assign(window, { used })
    for (const name of ['NumberFormat', 'DateTimeFormat', 'DisplayNames'] as const) {
      const construct = (Format: object, given: unknown[]) => {
        used.push(`${name} ${JSON.stringify(given)}`)
        return Reflect.construct(Format as () => void, given)
      }
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) })
    }
  })
  await fillBasket(page, { kind: 'DIGITAL' })
  for (const path of [...FIRST_PAGES, '/cart/', '/checkout/']) {
    await page.goto(path)
    await untilHydrated(page)
    await untilIdle(page)
    expect(await page.evaluate('used'), path).toEqual([])
  }
})

test('a page that reports no paint is still hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/')
  await untilHydrated(page)
})
