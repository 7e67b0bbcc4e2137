import type { Page } from '@playwright/test'
import { BUYER, emailOf, fillBasket, payByCard, savePayer, test } from './buyer.ts'
import { becomeCustomer, field } from './customer.ts'
import { countEffort, type Effort } from './effort.ts'
import { expect, expectHeading, expectToFit, SIZES, untilHydrated } from './shop.ts'

async function openProduct(page: Page): Promise<void> {
  await page.goto('/gift-cards/grumble-coffee/')
  await untilHydrated(page)
}

/** A wrapped gift with a message for a friend, for tomorrow at nine. */
async function buildWholeGift(page: Page): Promise<void> {
  await openProduct(page)
  await page.getByText('£30', { exact: true }).click()
  await page.getByRole('group', { name: 'Wrapper' }).locator('label').nth(1).click()
  await page.getByRole('button', { name: 'Ready-made messages' }).click()
  await page.locator('form li button').first().click()
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Email address', { exact: true }).fill('sam@example.com')
  await page.getByText('Tomorrow 9:00').click()
}

async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Add to basket|Send )/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click()
}

/** The open dialog asks for the buyer, and only for a name. */
async function enterBuyer(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What is your email address?' })
  await expect(dialog.getByLabel('Email address')).toBeFocused()
  await page.keyboard.type(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expectHeading(page, 'Checkout')
  for (const label of ['First name', 'Last name'] as const) await page.getByLabel(label, { exact: true }).fill(BUYER[label])
}

/** An e-mail address that wraps in the middle looks mistyped. */
async function expectOneLine(page: Page, text: string): Promise<void> {
  const lines = await page.getByRole('main').evaluate((main, text) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      if (texts.currentNode.textContent !== text) continue
      const range = document.createRange()
      range.selectNode(texts.currentNode)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    }
    return 0
  }, text)
  expect(lines, `lines of ${text}`).toBe(1)
}

async function agreeAndPay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await page.waitForURL(/\/hosted\//)
}

function expectAtMost(effort: Effort, most: Effort): void {
  process.stdout.write(`${test.info().titlePath.slice(1).join(', ')}: ${JSON.stringify(effort)}\n`)
  for (const [what, count] of Object.entries(effort)) expect(count, what).toBeLessThanOrEqual(most[what as keyof Effort])
}

for (const { name, viewport } of SIZES) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a guest buys a wrapped gift for a friend, tomorrow at nine', async ({ page }) => {
      const read = await countEffort(page)
      await buildWholeGift(page)
      await goToCheckout(page)
      await enterBuyer(page, `effortless.${name}@example.org`)
      await expectOneLine(page, `effortless.${name}@example.org`)
      await agreeAndPay(page)
      expectAtMost(read(), { clicks: 13, fields: 3, dialogs: 1, pages: 4 })
      await payByCard(page)
      await expectHeading(page, 'Thank you!')
    })

    test('a guest buys the smallest gift, for themselves', async ({ page }) => {
      const read = await countEffort(page)
      await openProduct(page)
      await page.getByText('For me', { exact: true }).and(page.locator('label')).click()
      await goToCheckout(page)
      await enterBuyer(page, `effortless.small.${name}@example.org`)
      await agreeAndPay(page)
      expectAtMost(read(), { clicks: 7, fields: 3, dialogs: 1, pages: 4 })
    })

    test('a logged-in customer buys a wrapped gift for a friend, tomorrow at nine', async ({ page }) => {
      await becomeCustomer(page, emailOf(`effortless.customer.${name}`))
      const read = await countEffort(page)
      await buildWholeGift(page)
      await goToCheckout(page)
      await expectHeading(page, 'Checkout')
      await expect(field(page, 'firstName')).toHaveValue('Cleo')
      await agreeAndPay(page)
      expectAtMost(read(), { clicks: 9, fields: 0, dialogs: 1, pages: 4 })
    })
  })
}

const ZOOMS = [
  ['200 %', { width: 640, height: 450 }],
  ['400 %', { width: 320, height: 225 }],
] as const

test('enlarged for poor eyesight, each page of a purchase fits, and nothing covers its buttons', async ({ page }) => {
  // A trial click fails if another element covers the middle of the target.
  const expectUsable = async (role: 'link' | 'button', name: string | RegExp) => {
    for (const [zoom, viewport] of ZOOMS) {
      await page.setViewportSize(viewport)
      await expectToFit(page, `${page.url()} at ${zoom}`)
      await page.getByRole('main').getByRole(role, { name }).first().click({ trial: true })
    }
  }
  const visit = async (path: string, role: 'link' | 'button', name: string | RegExp) => {
    await page.goto(path)
    await untilHydrated(page)
    await expectUsable(role, name)
  }
  await fillBasket(page, { kind: 'DIGITAL' })
  await savePayer(page, 'zoomed@example.org')
  await visit('/', 'link', /gift cards/i)
  await visit('/gift-cards/', 'link', /./)
  await visit('/gift-cards/grumble-coffee/', 'button', 'Add to basket')
  await visit('/cart/', 'link', 'Checkout')
  await visit('/checkout/', 'button', /^Pay £/)
  await agreeAndPay(page)
  await payByCard(page)
  await expectHeading(page, 'Thank you!')
  await untilHydrated(page)
  await expectUsable('link', /./)
})
