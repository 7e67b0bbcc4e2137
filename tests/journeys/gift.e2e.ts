import type { Route } from '@playwright/test'
import { OpenGiftDocument } from '../../src/generated/documents.ts'
import { fillBasket, placeOrder, savePayer, test, untilLink, untilMailed } from './buyer.ts'
import { expect, expectGood, expectHeading, untilHydrated } from './shop.ts'

// Times are on the store's clock, wherever the browser is.
test.use({ timezoneId: 'Asia/Tokyo' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasDecided: false })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a gift opens once its contents are loaded, and its recipient sends thanks (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      const [giver, to] = [`cleo.${reducedMotion}@example.org`, `ben.${reducedMotion}@example.org`]
      const receivers = [{ kind: 'RECEIVER', firstName: 'Ben', lastName: 'Lee', email: to }]
      const message = 'Happy birthday, Ben!\nSee you by the sea.'
      await fillBasket(page, { kind: 'DIGITAL', wrapperId: 'birthday-balloons', message, receivers })
      await savePayer(page, giver)
      await placeOrder(page)
      const [link] = await untilLink(page, to, /\/gift\/[\w-]{43}\//)
      const unwrap = page.getByRole('button', { name: 'Unwrap' })
      const cookies = page.locator('#cookie-bar')
      await page.goto(link)
      await untilHydrated(page)
      await expect(cookies).toBeAttached()
      await expect(cookies).toBeHidden()
      await expectGood(page)

      // While the shop cannot be reached, the gift says so, stays closed, and can be opened later.
      const fail = (route: Route) =>
        route.request().postData()?.includes(OpenGiftDocument.id)
          ? route.fulfill({ json: { errors: [{ message: 'Oh', extensions: { code: -1 } }] } })
          : route.fallback()
      await page.route('**/graphql', fail)
      await unwrap.click()
      await expect(page.getByRole('alert')).toHaveText('It did not open. Please try again.')
      await page.unroute('**/graphql', fail)

      await unwrap.click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('A gift from Cleo Hart')
      await expect(heading).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: 'See you by the sea.' })).toBeAttached()
      const count = () => page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSAnimation).length)
      if (reducedMotion === 'reduce') expect(await count()).toBe(0)
      else expect(await count()).toBeGreaterThan(50)
      await expect(page.getByRole('button', { name: 'Copy the card number' })).toBeVisible()
      await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)))
      await expect(cookies).toBeHidden()
      await expectGood(page)

      await page.getByRole('textbox', { name: 'Your words' }).fill('See www.example.com')
      await page.getByRole('button', { name: 'Send my thanks' }).click()
      await expect(page.getByText('A personal message cannot contain links')).toBeVisible()
      await page.getByRole('textbox', { name: 'Your words' }).fill('Thank you, Cleo!')
      await page.getByRole('button', { name: 'Send my thanks' }).click()
      await expect(page.getByText('Your thank-you is on its way to Cleo Hart.')).toBeFocused()
      const [, orderToken] = await untilLink(page, giver, /\/order\/([\w-]{43})\//)
      await page.goto(`/order/${orderToken}/`)
      await expect(page.getByRole('article')).toContainText(/Ben said thank you on .*Thank you, Cleo!/)
      await expect
        .poll(async () => (await untilMailed(page, giver)).map(({ subject }) => subject))
        .toContain('Ben says thank you')
    })
  }
})

test('an opened gift can be printed, and is still open when its receiver returns', async ({ page }) => {
  await fillBasket(page, { kind: 'DIGITAL' })
  await savePayer(page, 'cleo.returns@example.org')
  await placeOrder(page)
  const [link] = await untilLink(page, 'cleo.returns@example.org', /\/gift\/[\w-]{43}\//)
  const number = page.getByRole('button', { name: 'Copy the card number' })
  const unwrap = page.getByRole('button', { name: 'Unwrap' })
  await page.goto(link)
  await untilHydrated(page)
  await unwrap.click()
  await expect(number).toBeVisible()
  const print = page.getByRole('link', { name: 'Print it at home (PDF)' })
  const type = await print.evaluate(async (link) => (await fetch((link as HTMLAnchorElement).href)).headers.get('content-type'))
  expect(type).toBe('application/pdf')

  await page.getByRole('banner').getByRole('link', { name: 'Basket' }).click()
  await expectHeading(page, 'Your basket is empty')
  await page.goBack()
  await expect(number).toBeVisible()
  await expect(unwrap).toHaveCount(0)
  await page.goto('/robots.txt')
  await page.goBack()
  await expect(number).toBeVisible()
  await expect(unwrap).toHaveCount(0)
})
