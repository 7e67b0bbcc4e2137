import type { Page } from '@playwright/test'
import { expect, FAMILIES, originOf, test, untilHydrated } from './shop.ts'

/** One storefront of the three families, in another language than the rest of this file. */
const CARDBLOOM = FAMILIES[1]
const PHONE = { width: 390, height: 844 }

const overlay = (page: Page) => page.getByRole('dialog', { name: /^(Search|Zoeken)$/ })
const box = (page: Page) => overlay(page).getByRole('combobox')
const options = (page: Page) => overlay(page).getByRole('option')
const headerBox = (page: Page) => page.locator('header input[name="s"]')

async function openSearch(page: Page): Promise<void> {
  await untilHydrated(page)
  if (await headerBox(page).isVisible()) await headerBox(page).click()
  else
    await page
      .locator('header')
      .getByRole('link', { name: /^(Search|Zoeken)$/ })
      .click()
  await expect(box(page)).toBeFocused()
}

test('it shows popular terms and cards first, and says when nothing is found or the search fails', async ({ page }) => {
  await page.goto('/')
  await openSearch(page)
  await expect(box(page)).toHaveAttribute('placeholder', 'What are you looking for?')
  const terms = overlay(page).getByRole('group', { name: 'Popular search terms' })
  await expect(terms.getByRole('option', { name: 'Birthday ideas' })).toBeVisible()
  await expect(overlay(page).getByRole('group', { name: 'Popular coupons' }).getByRole('option')).toHaveCount(8)
  await expect(overlay(page).getByText('Not sure what they would like?')).toBeVisible()

  await box(page).fill('zzzzqqq')
  await expect(
    overlay(page).getByText('Oh no! No results found. Check the spelling or try a different search term.'),
  ).toBeVisible()
  await box(page).fill('')
  await expect(overlay(page).getByText('Popular search terms')).toBeVisible()
  await expect(page).not.toHaveURL(/[?&]s=/)

  const broken = JSON.stringify({ data: null, errors: [{ message: 'no line' }] })
  await page.route('**/graphql', (route) => route.fulfill({ contentType: 'application/json', body: broken }), { times: 1 })
  await box(page).fill('apple')
  await overlay(page).getByRole('button', { name: 'Try again' }).click()
  await expect(options(page).first()).toHaveText('Apple')

  await test.step('Escape closes it and gives the focus back; a key opens it again with that key', async () => {
    await box(page).press('Escape')
    await expect(overlay(page)).toBeHidden()
    await expect(headerBox(page)).toBeFocused()
    await expect(headerBox(page)).toHaveValue('apple')
    await expect(page).toHaveURL(/\?s=apple$/)
    await page.keyboard.press('ArrowDown')
    await expect(box(page)).toHaveValue('apple')
  })
})

test('a mistyped word finds the card; the keyboard reaches it and opens it', async ({ page }) => {
  await page.goto('/')
  await openSearch(page)
  await box(page).pressSequentially('cofee')
  await expect(overlay(page).getByText(/^\d+ results?$/)).toBeVisible()
  await expect(page).toHaveURL(/[?&]s=cofee/)
  await expect(options(page).first()).toHaveText('Grumble Coffee')

  await box(page).press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('Home')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const id = await options(page).first().getAttribute('id')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/gift-cards\/grumble-coffee\/$/)
  await expect(overlay(page)).toBeHidden()
  await expect(headerBox(page)).toHaveValue('')
})

test('the typed text is in the address as s, and comes back from there', async ({ page, baseURL }) => {
  const { code, words } = CARDBLOOM
  await page.goto(`${originOf(baseURL, code)}/`)
  await openSearch(page)
  await box(page).fill(words.coffee)
  await expect(overlay(page).getByText(/^\d+ (results?|resulta(at|ten))$/)).toBeVisible()
  await expect(options(page).first()).toHaveText('Grumble Coffee')
  await expect(page).toHaveURL(new RegExp(`/\\?s=${words.coffee}$`))
  await page.reload()
  await expect(headerBox(page)).toHaveValue(words.coffee)
  await openSearch(page)
  await expect(box(page)).toHaveValue(words.coffee)
  await box(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${words.giftCards}\\?s=${words.coffee}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.coffee)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the shortcut opens it over the whole screen, and a touch opens a result', async ({ page }) => {
    await page.goto('/')
    await openSearch(page)
    // It may still be rising, so its edges are between pixels.
    expect((await overlay(page).boundingBox())?.height).toBeCloseTo(PHONE.height)
    await box(page).fill('lampreal')
    await options(page).filter({ hasText: 'Lampreel' }).first().tap()
    await expect(page).toHaveURL(/\/gift-cards\/lampreel\/$/)
  })
})
