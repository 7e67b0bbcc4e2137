import { expect, test, untilHydrated } from './shop.ts'

const PRODUCT = '/gift-cards/all-in-one-gift-card/'
const ADDRESS = '/support/#do-i-need-an-account-to-order'
const QUESTION = 'Do I need an account to order?'

test.describe('reviews', () => {
  test.use({ javaScriptEnabled: false })

  test('are shown below the card, most of them behind a disclosure that works without script', async ({ page }) => {
    await page.goto(PRODUCT)
    const reviews = page.locator('#reviews')
    await expect(reviews.getByRole('article').filter({ visible: true })).toHaveCount(3)
    await reviews.getByText(/Show \d more reviews/).click()
    await expect(reviews.getByRole('article').filter({ visible: true })).toHaveCount(6)
    await page.getByRole('link', { name: /out of 5 stars/ }).click()
    await expect(page).toHaveURL(/#reviews$/)

    // A question that the address names opens without script, too.
    await page.goto(ADDRESS)
    await expect(page.locator('details').filter({ hasText: QUESTION })).toHaveAttribute('open')
  })
})

test.describe('a question in the address', () => {
  test('is open when the search leads to it', { tag: '@wide' }, async ({ page }) => {
    await page.goto('/contact-us/')
    await untilHydrated(page)
    await page.locator('header input[name="s"]').click()
    const overlay = page.getByRole('dialog', { name: 'Search' })
    await overlay.getByRole('combobox').fill('do I need an account')
    await overlay.getByRole('option', { name: QUESTION }).click()
    await expect(page).toHaveURL(ADDRESS)
    await expect(page.locator('details').filter({ hasText: QUESTION })).toHaveAttribute('open')
  })
})
