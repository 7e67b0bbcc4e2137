import type { Locator, Page } from '@playwright/test'
import { fillBasket, savePayer } from './buyer.ts'
import { expect, test, untilHydrated } from './shop.ts'

test.use({ hasDecided: false })

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })
async function expectAboveQuestion(page: Page, part: Locator): Promise<void> {
  const isAbove = async () => {
    const [box, question] = await Promise.all([part.boundingBox(), bar(page).boundingBox()])
    return box !== null && question !== null && box.y + box.height <= question.y
  }
  await expect.poll(isAbove).toBe(true)
}

const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })

async function readConsentCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'consent')
}

type Tracked = { event?: string; ecommerce?: { items: { item_id: string; index: number }[] } | null }
const tracked = (page: Page) => page.evaluate(() => (window as unknown as { dataLayer?: Tracked[] }).dataLayer ?? [])
const events = async (page: Page) => (await tracked(page)).map(({ event }) => event).filter(Boolean)
const clickId = (page: Page) => page.evaluate(() => localStorage.getItem('gclid'))

test('visible products are tracked together with their positions, and so is the chosen one', async ({ page }) => {
  await page.goto('/?gclid=Cj0-abc')
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => clickId(page)).toBe('Cj0-abc')
  await expect.poll(async () => (await events(page))[0]).toBe('page_view')
  const tile = page.locator('main [data-item]').first()
  await tile.scrollIntoViewIfNeeded()
  await expect.poll(() => events(page)).toContain('view_item_list')
  const list = (await tracked(page)).find(({ event }) => event === 'view_item_list')
  expect(list?.ecommerce?.items[0]?.item_id).toBeTruthy()
  expect(list?.ecommerce?.items[0]?.index).toBeGreaterThan(0)
  await tile.click()
  await expect.poll(() => events(page)).toContain('select_item')
})

test('on a phone the cookie question comes before the page, covers no focused control, and does not hide the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/delivery/')
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link', { name: 'Read our cookie statement' })).toBeFocused()
  const isCovered = () =>
    page.evaluate(() => {
      const { activeElement: focus, body } = document
      const question = document.getElementById('cookie-bar')
      if (!focus || !question || focus === body || question.contains(focus)) return false
      const [focused, { top, bottom }] = [focus.getBoundingClientRect(), question.getBoundingClientRect()]
      return focused.bottom > top && focused.top < bottom
    })
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    await expect.poll(isCovered, { message: `stop ${stop}` }).toBe(false)
  }

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expectAboveQuestion(page, page.getByRole('contentinfo'))
})

test('on a phone the buttons to checkout and payment stay above the cookie question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/delivery/')
  await fillBasket(page, { kind: 'DIGITAL' })
  await savePayer(page, 'undecided@example.org')
  for (const path of ['/cart/', '/checkout/']) {
    await page.goto(path)
    await untilHydrated(page)
    await expect(bar(page)).toBeVisible()
    await expectAboveQuestion(page, page.locator('[data-bottom-bar]'))
    expect(
      await page.locator('html').getAttribute('style'),
      'the root element has no style, which would restyle the whole page',
    ).toBeNull()
  }
})

test('the cookie question can be reached and answered by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('link', { name: 'Read our cookie statement' }).focus()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  await settings(page).getByRole('checkbox', { name: 'Statistics' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeHidden()
  await expect(bar(page)).toBeHidden()
  expect((await readConsentCookie(page))?.value).toBe('necessary.statistics')
})
