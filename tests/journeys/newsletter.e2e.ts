import type { Page } from '@playwright/test'
import { emailOf } from './buyer.ts'
import { test as base, expect, expectAccessible, localOrigin, untilHydrated } from './shop.ts'

const test = base.extend<{ mailbox: string }>({
  mailbox: ({ baseURL }, provide) => provide(localOrigin(baseURL, 'mailbox')),
})

const newsletter = (page: Page) => page.getByRole('contentinfo').locator('form[action="/newsletter/"]')

async function ask(page: Page, email: string): Promise<void> {
  await newsletter(page).getByRole('textbox', { name: 'Your email address' }).fill(email)
  await newsletter(page).getByRole('button', { name: 'Subscribe' }).click()
}

/** The footer is hydrated a moment after the page; a form that is sent before works without script. */
async function untilFooterHydrated(page: Page): Promise<void> {
  await untilHydrated(page)
  await expect(page.getByRole('contentinfo').locator('button[data-opens]').first()).toBeEnabled()
}

type Mail = { mailbox: string; email: string; link: string }

/** Opens the newest mail to this address in the mailbox, and a link in it. */
async function followMail(page: Page, { mailbox, email, link }: Mail): Promise<Page> {
  await expect(async () => {
    await page.goto(mailbox)
    await page.getByRole('link', { name: email }).first().click({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('confirm your newsletter')
  const opened = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link', { name: link }).click()
  return opened
}

test('a shopper subscribes in the footer, and confirms by mail', async ({ page, mailbox }) => {
  const email = emailOf('scripted')
  await page.goto('/')
  await untilFooterHydrated(page)
  await ask(page, 'anna@example')
  await expect(newsletter(page).getByRole('alert')).toHaveText('The email address entered is incorrect')
  await expectAccessible(page, { isWholePage: true })
  await ask(page, email)
  await expect(page.getByRole('status').filter({ hasText: 'Almost there' })).toBeVisible()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await page.goto(mailbox)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mailbox')
  await expectAccessible(page)

  const question = await followMail(page, { mailbox, email, link: 'Confirm my subscription' })
  await expect(question.getByRole('heading', { level: 1 })).toHaveText('One click to go')
  await expectAccessible(question)
  await question.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await expect(question.getByRole('heading', { level: 1 })).toHaveText('Welcome!')

  await question.goBack()
  await question.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await expect(question.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a shopper subscribes, confirms and unsubscribes by plain forms', async ({ page, mailbox }) => {
    const email = emailOf('plain')
    await page.goto('/')
    await ask(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')

    await expect(async () => {
      await page.goto(mailbox)
      await page.getByRole('link', { name: email }).first().click({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
    await page.getByRole('link', { name: 'Plain text' }).click()
    const text = await page.locator('pre').innerText()
    const linkWith = (name: string) => new RegExp(`http://\\S+\\?${name}=[\\w-]+`).exec(text)?.[0] ?? ''

    await page.goto(linkWith('token'))
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome!')

    await page.goto(linkWith('unsubscribe'))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have unsubscribed')
  })
})
