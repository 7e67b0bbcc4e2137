import type { Locator, Page } from '@playwright/test'
import { BUYER, test } from './buyer.ts'
import { expect, expectHeading, untilHydrated, untilIdle } from './shop.ts'

/** Uses only the keyboard: nothing here points or clicks. */
const header = (page: Page) => page.locator('#shop-header')
const searchBox = (page: Page) => header(page).getByRole('searchbox')
const searchOverlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
}

/** The search opens when it gets the focus, so it is closed before the next Tab. */
async function tab(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  // The search overlay may already have taken the focus from its box.
  if (!(await isFocused(searchBox(page))) && !(await searchOverlay(page).isVisible())) return
  await expect(searchOverlay(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchOverlay(page)).toBeHidden()
  await expect(searchBox(page)).toBeFocused()
}

/** More focus stops than any of these pages has. */
const MOST_STEPS = 60

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS && !(await isFocused(target)); step++) await tab(page)
  await expect(target).toBeFocused()
}

/** The focus is on an element of the page, not on its body. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
}

test('walks the header from end to end', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const bar = header(page)
  const main = page.getByRole('navigation', { name: 'Main' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  for (const stop of [
    bar.getByRole('link', { name: 'Gift Card Square' }),
    main.getByRole('button', { name: 'Gift cards' }),
    main.getByRole('link', { name: 'Occasions' }),
    main.getByRole('link', { name: 'Choice Gift Card' }),
    main.getByRole('link', { name: 'Choice Redeem Gift Card' }),
    main.getByRole('link', { name: 'Business' }),
    searchBox(page),
    bar.getByRole('link', { name: 'Customer support' }),
    bar.getByRole('button', { name: 'Country and language' }),
    bar.getByRole('link', { name: 'Account' }),
    bar.getByRole('link', { name: 'Basket' }),
  ]) {
    await tab(page)
    await expect(stop).toBeFocused()
  }
})

test('walks through the categories by arrow keys, and to the cards of any of them', { tag: '@wide' }, async ({ page }) => {
  let letCome = () => {}
  const wanted = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/graphql', async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto('/')
  await untilHydrated(page)
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Gift cards' }))
  await page.keyboard.press('Enter')
  const menu = page.locator('#gift-card-menu')
  const categories = menu.getByRole('list').first().getByRole('link')
  const viewAll = menu.getByRole('link', { name: 'View all gift vouchers in this category' })
  await expect(menu).toBeVisible()
  await tab(page)
  await expect(categories.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(categories.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(categories.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(categories.nth(1)).toBeFocused()

  // There is one link until the cards are loaded.
  await page.keyboard.press('ArrowRight')
  await expect(viewAll).toBeFocused()
  await expect(viewAll).toHaveAttribute('href', (await categories.nth(1).getAttribute('href')) ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(categories.nth(1)).toBeFocused()
  letCome()
  const cards = menu.getByRole('list').nth(1).getByRole('link')
  await expect(cards.first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(cards.first()).toBeFocused()
  await tab(page)
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(categories.nth(1)).toBeFocused()
  await tab(page)
  await expect(categories.nth(2)).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  const trigger = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Gift cards' })
  await expect(trigger).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards.first()).toBeVisible()
  // After all of its links.
  await menu.getByRole('link').last().focus()
  await tab(page)
  await expect(page.getByRole('link', { name: 'Occasions' }).first()).toBeFocused()
  await expect(menu, 'the menu closes after its last link').toBeHidden()
})

test('keeps the focus when a search loads late', { tag: '@wide' }, async ({ page }) => {
  let letCome = () => {}
  const wanted = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.clock.install()
  await page.goto('/')
  await untilHydrated(page)
  // From here on, the search loads its code.
  const files: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    files.push(route.request().url())
    await wanted
    await route.continue()
  })
  for (let step = 0; step < MOST_STEPS && !(await isFocused(searchBox(page))); step++) await page.keyboard.press('Tab')
  await expect.poll(() => files.length).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  const next = header(page).getByRole('link', { name: 'Customer support' })
  await expect(next).toBeFocused()
  letCome()
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), files)
  // New content is rendered a moment later.
  await page.clock.runFor(2_000)
  await untilIdle(page)
  await expect(next).toBeFocused()
  await expect(searchOverlay(page)).toBeHidden()
})

test('switches to another store, and gets its language and currency selected', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/delivery/')
  await untilHydrated(page)
  const opener = header(page).getByRole('button', { name: 'Country and language' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Select your country and language' })
  const country = dialog.getByRole('combobox', { name: 'Country' })
  await expect(country).toHaveValue('United Kingdom')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('United Kingdom')
  await tabTo(page, country)
  await page.keyboard.type('belg')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Belgium')
  await expect(dialog.getByRole('combobox', { name: 'Language' })).toBeEnabled()
  await expect(dialog.getByLabel('Currency')).toHaveValue('EUR')
  await expect(dialog.getByLabel('Currency')).toHaveAttribute('readonly', '')
  await tabTo(page, dialog.getByRole('button', { name: 'To apply' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/\/gcsbe\.localhost:\d+\/.+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('buys a gift for a friend without ever losing the focus', async ({ page }) => {
  const main = page.getByRole('main')
  const type = async (label: string, text: string) => {
    await tabTo(page, main.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await page.goto('/gift-cards/grumble-coffee/')
  await untilHydrated(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
  await tabTo(page, main.getByRole('radio', { name: '£25' }))
  await page.keyboard.press('ArrowRight')
  await expect(main.getByRole('radio', { name: '£30' })).toBeChecked()
  await type('First name', 'Sam')
  await type('Last name', 'Reed')
  await type('Email address', 'sam@example.com')
  await tabTo(page, main.getByRole('button', { name: 'Add to basket' }))
  await page.keyboard.press('Enter')

  const added = page.getByRole('dialog', { name: 'Added to your basket' })
  await expect(added.getByRole('heading', { name: 'Added to your basket' })).toBeFocused()
  await tabTo(page, added.getByRole('link', { name: 'Checkout' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Email address')).toBeFocused()
  await page.keyboard.type('keyboard@example.org')
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Checkout')
  await expectFocus(page)

  await tabTo(page, main.getByRole('button', { name: 'Change the email address' }))
  await page.keyboard.press('Enter')
  await expect(main.getByLabel('Email address', { exact: true })).toBeFocused()
  for (const label of ['First name', 'Last name'] as const) await type(label, BUYER[label])
  await tabTo(page, main.getByRole('checkbox', { name: /terms and conditions/ }))
  await page.keyboard.press('Space')
  await tabTo(page, main.getByRole('button', { name: /^Pay £/ }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/hosted\//)
})
