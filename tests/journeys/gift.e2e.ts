import type { Route } from '@playwright/test'
import { OpenGiftDocument } from '../../src/generated/documents.ts'
import { askShop, fillBasket, placeOrder, sayWhoPays, test, untilLink, untilMailed } from './buyer.ts'
import { expect, expectAccessible, expectGood, expectHeading, originOf, untilHydrated } from './shop.ts'

// Times are those of the store, wherever they are read.
test.use({ timezoneId: 'Asia/Tokyo' })

const CORRECT = 'mutation ($input: CorrectReceiverInput!) { answer: correctReceiver(input: $input) { errors { message } } }'

test('a gift link that was replaced looks like one that never was, and both lead on', async ({ page, baseURL }) => {
  const receiver = { kind: 'RECEIVER', firstName: 'Ann', lastName: 'Lee', email: 'an@example.org' }
  await fillBasket(page, { kind: 'DIGITAL', receivers: [receiver] })
  await sayWhoPays(page, 'cleo.replaces@example.org')
  await placeOrder(page)
  const [, orderToken] = await untilLink(page, 'cleo.replaces@example.org', /\/order\/([\w-]{43})\//)
  const [replaced] = await untilLink(page, 'an@example.org', /\/gift\/[\w-]{43}\//)
  const { giftStates } = await askShop(page, `{ giftStates(orderToken: "${orderToken}") { gifts { shipmentId } } }`)
  const input = { orderToken, shipmentId: giftStates.gifts[0].shipmentId, firstName: 'Ann', lastName: 'Lee' }
  const corrected = await askShop(page, CORRECT, { input: { ...input, email: 'ann.lee@example.org' } })
  expect(corrected).toEqual({ answer: { errors: [] } })

  const main = page.getByRole('main')
  const read = async (path: string) => {
    const answer = await page.goto(path)
    await untilHydrated(page)
    return { status: answer?.status(), words: await main.innerText() }
  }
  const words = expect.stringContaining('only the link in the newest email works')
  expect(await read(replaced)).toEqual({ status: 404, words })
  expect(await read(`/gift/${'x'.repeat(43)}/`)).toEqual(await read(replaced))
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Ask us' }).click()
  await expect(page).toHaveURL('/contact-us/')

  const dutch = await read(`${originOf(baseURL, 'cb')}/cadeau/unknown/`)
  expect(dutch.words).toContain('Deze cadeaulink werkt niet')
})

test('the buyer sees when each gift goes out, sends one again and corrects an address', async ({ page }) => {
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const receivers = [
    { kind: 'RECEIVER', firstName: 'Ann', lastName: 'Lee', email: 'ann.again@example.org' },
    { kind: 'RECEIVER', firstName: 'Ben', lastName: 'Lee', email: 'ben@exmaple.org', deliverAt: `${inTwoDays}T14:30` },
  ]
  await fillBasket(page, { kind: 'DIGITAL', receivers })
  await sayWhoPays(page, 'cleo.follows@example.org')
  const uuid = await placeOrder(page)
  await untilMailed(page, 'ann.again@example.org')
  await page.goto(`/checkout/thank-you/${uuid}/`)
  const main = page.getByRole('main')
  await expect(main).toContainText(/For Ann Lee: 1 giftann.again@example.org.*(Arrives within the hour|Sent by email)/)
  await expect(main).toContainText(/For Ben Lee: 1 giftben@exmaple.org.*Arrives \w{3} \d+ \w+, 14:30/)

  await page.getByRole('link', { name: 'Follow your gifts' }).click()
  const giftTo = (name: string) => page.getByRole('article').filter({ hasText: `To ${name} Lee` })
  const again = giftTo('Ann').getByRole('button', { name: 'Send again' })
  await expect(async () => {
    await page.reload()
    await expect(again).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await untilHydrated(page)
  await again.click()
  await expect(giftTo('Ann').getByRole('status')).toHaveText('We are sending it to ann.again@example.org again.')
  await expect(giftTo('Ann').getByRole('status')).toBeFocused()
  // Its time has come: whatever is saved goes out at once, and the button says so.
  await giftTo('Ann').getByRole('button', { name: 'Correct the address' }).click()
  await expect(giftTo('Ann').getByRole('button', { name: 'Save and send' })).toBeVisible()
  await giftTo('Ann').getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(async () => (await untilMailed(page, 'ann.again@example.org')).length).toBe(2)

  await expect(async () => {
    await page.reload()
    await expect(giftTo('Ann')).toContainText('Sent by email on', { timeout: 1_000 })
  }).toPass()
  await untilHydrated(page)
  await expect(giftTo('Ben')).toContainText('Scheduled')
  await giftTo('Ben').getByRole('button', { name: 'Change the date' }).click()
  await page.getByRole('dialog').getByLabel('Time').selectOption('15:30')
  await page.getByRole('dialog').getByRole('button', { name: 'Use this date' }).click()
  await expect(giftTo('Ben').getByRole('status')).toHaveText(/^Saved\. Arrives \w{3} \d+ \w+, 15:30\.$/)
  await expect(giftTo('Ben').getByRole('button', { name: 'Change the date' })).toBeFocused()
  await page.getByLabel('Email me when a gift is opened').check()
  await expect(page.getByText('Saved. We email you once for each gift.')).toBeVisible()
  for (const [name, address, save] of [
    ['Ann', 'ann.elsewhere@example.org', 'Save and send'],
    ['Ben', 'ben.right@example.org', 'Save'],
  ] as const) {
    const gift = giftTo(name)
    await gift.getByRole('button', { name: 'Correct the address' }).click()
    await gift.getByLabel('Email address').fill('nowhere')
    await gift.getByRole('button', { name: save, exact: true }).click()
    await expect(gift.getByLabel('Email address')).toBeFocused()
    await expect(gift).toContainText('The email address entered is incorrect')
    await gift.getByLabel('Email address').fill(address)
    await gift.getByRole('button', { name: save, exact: true }).click()
    await expect(gift.getByRole('status')).toContainText(address)
    await expect(gift.getByLabel('Email address')).toBeHidden()
  }
  await untilMailed(page, 'ann.elsewhere@example.org')
  await expect(giftTo('Ben')).toContainText('Scheduled')
  await expect(giftTo('Ben')).toContainText(/Arrives \w{3} \d+ \w+, 15:30/)
  await expectGood(page)
  await page.getByRole('main').getByRole('link', { name: 'customer support' }).click()
  await expect(giftTo('Ben')).toHaveCount(0)
  await page.goBack()
  await expect(giftTo('Ben')).toContainText('ben.right@example.org')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasDecided: false })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a gift opens once its contents are here, and its recipient says thank you (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      const [giver, to] = [`cleo.${reducedMotion}@example.org`, `ben.${reducedMotion}@example.org`]
      const receivers = [{ kind: 'RECEIVER', firstName: 'Ben', lastName: 'Lee', email: to }]
      const message = 'Happy birthday, Ben!\nSee you by the sea.'
      await fillBasket(page, { kind: 'DIGITAL', wrapperId: 'birthday-balloons', message, receivers })
      await sayWhoPays(page, giver)
      await placeOrder(page)
      const [link] = await untilLink(page, to, /\/gift\/[\w-]{43}\//)
      const unwrap = page.getByRole('button', { name: 'Unwrap' })
      const cookies = page.locator('#cookie-bar')
      await page.goto(link)
      await untilHydrated(page)
      await expect(cookies).toBeAttached()
      await expect(cookies).toBeHidden()
      await expectGood(page)

      // Unreachable: it says so, stays closed, and can be tried again.
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

test('a gift that was opened can be printed, and is still open when its receiver comes back', async ({ page }) => {
  await fillBasket(page, { kind: 'DIGITAL' })
  await sayWhoPays(page, 'cleo.returns@example.org')
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
