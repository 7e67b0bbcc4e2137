import type { Page, Response } from '@playwright/test'
import { BuilderExtrasDocument } from '../../src/generated/documents.ts'
import { expect, expectAccessible, test, untilAwake } from './shop.ts'

async function open(page: Page, slug: string): Promise<void> {
  await page.goto(`/gift-cards/${slug}/`)
  await untilAwake(page)
}

async function addReceiver(page: Page, first: string, message = ''): Promise<void> {
  await page.getByRole('button', { name: 'Add a receiver' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('First name').fill(first)
  await modal.getByLabel('Last name').fill('Moss')
  await modal.getByLabel('Email address').fill(`${first.toLowerCase()}@example.com`)
  await modal.getByLabel('Message for this receiver').fill(message)
  await modal.getByRole('button', { name: 'Save receiver' }).click()
  await expect(receivers(page).getByText(`${first} Moss`)).toBeVisible()
}

const receivers = (page: Page) => page.getByRole('form').getByRole('list', { name: 'Receivers' })

async function putIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Put in basket' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'To the basket' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your basket')
}

test('a receiver is changed, reads words of their own, is taken out, and all are', async ({ page }) => {
  await open(page, 'grumble-coffee')
  await page.getByLabel('Personal message').fill('For all of you')
  await page.getByText('To several people').click()
  await addReceiver(page, 'Ada')
  await addReceiver(page, 'Ben', 'For Ben alone')
  await addReceiver(page, 'Cleo')
  await expect(receivers(page).getByText('Own message')).toHaveCount(1)
  const modal = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Edit Ada Moss' }).click()
  await modal.getByLabel('First name').fill('Anything')
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Leave without saving?')).toBeVisible()
  await expectAccessible(page, 'the question before changes are dropped')
  // Faster than the modal closes.
  const edit = await page.getByRole('form').locator('[aria-label="Edit Ada Moss"]').elementHandle()
  await page.getByRole('button', { name: 'Drop the changes' }).evaluate((drop: HTMLElement, edit) => {
    drop.click()
    setTimeout(() => (edit as HTMLElement).click(), 50)
  }, edit)
  await expect(modal.getByLabel('First name')).toHaveValue('Ada')
  await modal.getByLabel('First name').fill('Adele')
  await expectAccessible(page, 'a receiver being changed')
  await modal.getByRole('button', { name: 'Save receiver' }).click()
  await expect(receivers(page).getByRole('listitem')).toContainText(['Adele Moss', 'Ben Moss', 'Cleo Moss'])

  await page.getByRole('button', { name: 'Remove Cleo Moss' }).click()
  await expect(modal).toContainText('Cleo Moss then gets nothing.')
  await expectAccessible(page, 'the question before a receiver is taken out')
  await modal.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(receivers(page).getByRole('listitem')).toHaveCount(2)
  await putIn(page)
  const basket = page.getByRole('list', { name: 'What is in your basket' })
  await expect(basket.getByText('For Adele Moss')).toBeVisible()
  await expect(basket.getByText('“For all of you”')).toHaveCount(1)
  await expect(basket.getByText('“For Ben alone”')).toHaveCount(1)

  await open(page, 'grumble-coffee')
  await page.getByText('To several people').click()
  await addReceiver(page, 'Dot')
  await addReceiver(page, 'Eve')
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(modal).toContainText('Remove all receivers?')
  await modal.getByRole('button', { name: 'Remove all' }).click()
  await expect(receivers(page)).toBeHidden()
})

test('a packing is looked at in large, chosen, and seen again in the basket', async ({ page }) => {
  await open(page, 'grumble-coffee')
  await page.getByText('A real card, by post').click()
  await page.getByLabel('Personal message').fill('Unpack me')
  await page.getByRole('button', { name: 'Choose a packing' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByText('Keepsake tin').click()
  await expect(modal.getByText('Keepsake tin')).toHaveCount(2)
  await expectAccessible(page, 'the gift packings')
  await modal.getByRole('button', { name: 'Take this packing' }).click()
  await expect(page.getByRole('figure').getByRole('img', { name: 'Keepsake tin' })).toBeVisible()
  await putIn(page)
  await expect(page.getByText('Keepsake tin')).toBeVisible()
  await page.getByRole('button', { name: 'Preview of Grumble Coffee' }).click()
  await expect(modal.getByRole('img', { name: 'Keepsake tin' })).toBeVisible()
  await expect(modal.getByRole('figure')).toContainText('Unpack me')
  await expectAccessible(page, 'the preview of a package')
})

test('wrappers that could not be asked for are asked for again by whoever wants one', async ({ page }) => {
  let isDown = true
  const { promise: isRefused, resolve: refuse } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (!isDown || route.request().postDataJSON().query !== BuilderExtrasDocument.id) return route.continue()
    await route.fulfill({ json: { errors: [{ message: 'Oh' }] } })
    refuse()
  })
  await open(page, 'grumble-coffee')
  await isRefused
  const button = page.getByRole('button', { name: 'Choose a wrapper' })
  await button.click()
  const failed = page.getByRole('dialog', { name: 'That did not work' })
  await failed.getByRole('button', { name: 'Close' }).last().click()
  isDown = false
  await button.click()
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
})

test('a donation is given in somebody’s name', async ({ page }) => {
  await open(page, 'open-larder-alliance')
  await expect(page.getByRole('heading', { name: 'How much do you give?' })).toBeVisible()
  await page.getByText('£50', { exact: true }).click()
  await page.getByText('To somebody else').click()
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Email address', { exact: true }).fill('sam@example.com')
  await expectAccessible(page, 'a donation')
  await putIn(page)
  await expect(page.getByText('For Sam Reed')).toBeVisible()
  await expect(page.locator('[data-total]')).toHaveText('£50.95')
})

test('blank cards come in packs of three, and have a price but no value', async ({ page }) => {
  await open(page, 'blank-choice-cards-classic')
  await expect(page.getByRole('heading', { name: 'How many packs?' })).toBeVisible()
  await expect(page.getByRole('form').getByText('What is it worth?')).toBeHidden()
  await expect(page.getByRole('figure')).not.toContainText('£')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByLabel('Packs of 3')).toHaveValue('2')
  await expectAccessible(page, 'a pack of blank cards')
  await putIn(page)
  await expect(page.getByText('£3 each')).toBeVisible()
  await expect(page.locator('[data-total]')).toHaveText('£8.90')
  await page.getByRole('button', { name: /^Edit Blank/ }).click()
  const editor = page.getByRole('form', { name: 'Edit your gift' })
  await editor.getByLabel('Personal message').fill('For the raffle')
  await expect(editor).not.toContainText('Value')
  await editor.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('“For the raffle”')).toBeVisible()
  await expect(page.getByText('£3 each')).toBeVisible()
})

test('a moment that is over by now cannot be chosen again, and another can', async ({ page }) => {
  const noon = new Date().setUTCHours(12, 10, 0, 0)
  await page.clock.setFixedTime(noon)
  await open(page, 'grumble-coffee')
  const modal = page.getByRole('dialog')
  const pickFirstDay = () => modal.locator('button[data-day]:enabled').first().click()
  const choose = () => modal.getByRole('button', { name: 'Choose this moment' }).click()
  await page.getByRole('button', { name: 'Choose a moment' }).click()
  await modal.getByText('On a day I choose').click()
  await pickFirstDay()
  await choose()
  await page.clock.setFixedTime(noon + 86_400_000)
  await page.getByRole('button', { name: 'Change the moment' }).click()
  await expect(modal).toContainText('This time is over. Please choose another moment.')
  await choose()
  await expect(modal.getByLabel('Time', { exact: true })).toBeFocused()
  await expectAccessible(page, 'a moment that is over')
  await pickFirstDay()
  await choose()
  await expect(modal).toBeHidden()
})

test('a day is chosen among days that are known; as soon as possible always', async ({ page }) => {
  await open(page, 'grumble-coffee')
  const modal = page.getByRole('dialog')
  const choose = modal.getByRole('button', { name: 'Choose this moment' })
  await page.getByRole('button', { name: 'Choose a moment' }).click()
  await modal.getByText('On a day I choose').click()
  await modal.locator('button[data-day]:enabled').last().click()
  await choose.click()
  await expect(modal).toBeHidden()
  await page.reload()
  await untilAwake(page)

  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    await asked
    await route.fulfill({ json: { errors: [{ message: 'away' }] } })
  })
  await page.getByRole('button', { name: 'Change the moment' }).click()
  await expect(modal.getByRole('radio', { name: 'On a day I choose' })).toBeChecked()
  await expect(choose).toBeDisabled()
  answer()
  await expect(modal).toContainText('We could not look up the days. Please try again.')
  await expect(choose).toBeDisabled()
  await expectAccessible(page, 'days that are not known')
  await page.unroute('**/graphql')
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Change the moment' }).click()
  await expect(choose).toBeEnabled()

  await modal.getByText('As soon as possible').click()
  await choose.click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('button', { name: 'Choose a moment' })).toBeVisible()
})

test('a day that the post can no longer keep is asked anew', async ({ page }) => {
  await open(page, 'grumble-coffee')
  await page.getByText('A real card, by post').click()
  const modal = page.getByRole('dialog')
  const choose = modal.getByRole('button', { name: 'Choose this moment' })
  const firstDay = modal.locator('button[data-day]:enabled').first()
  const isAboutDelivery = (response: Response) => Boolean(response.request().postData()?.includes('variationId'))
  const answered = page.waitForResponse(isAboutDelivery)
  await page.getByRole('button', { name: 'Choose a moment' }).click()
  const { data } = await (await answered).json()
  await modal.getByText('On a day I choose').click()
  await firstDay.click()
  await choose.click()
  await expect(modal).toBeHidden()
  // Meanwhile the cut-off has passed.
  data.deliveryOptions.selectableDates.shift()
  await page.route('**/graphql', (route) => route.fulfill({ json: { data } }))
  await page.getByRole('button', { name: 'Change the moment' }).click()
  await expect(modal).toContainText('can no longer be promised. Please choose another day.')
  await expect(choose).toBeDisabled()
  await expectAccessible(page, 'a day that the post can no longer keep')
  await firstDay.click()
  await expect(modal).not.toContainText('can no longer be promised')
  await choose.click()
  await expect(modal).toBeHidden()
})
