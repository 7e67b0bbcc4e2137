import { expect, test, untilHydrated } from './shop.ts'

/** Small rules of the screen that only a browser can show (docs/rules.md). */
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the footer of a phone shows four logos of each kind', async ({ page }) => {
    await page.goto('/')
    const payments = page.getByRole('contentinfo').getByRole('list', { name: 'Ways to pay' }).locator('li')
    const marks = page.getByRole('contentinfo').getByRole('list', { name: 'Why you can trust us' }).locator('li')
    expect(await payments.count()).toBeGreaterThan(4)
    await expect(payments.filter({ visible: true })).toHaveCount(4)
    expect(await marks.filter({ visible: true }).count()).toBeLessThanOrEqual(4)
  })
})

test('a modal is seen for 300 ms after it was closed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/dev/ui/')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Open a modal' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // A way in that is cut short makes a short way out.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)))
  const seenMs = await dialog.evaluate(async (element) => {
    const started = performance.now()
    ;(element as HTMLDialogElement).requestClose()
    while (element.childElementCount > 0 && getComputedStyle(element).display !== 'none') {
      await new Promise((next) => requestAnimationFrame(next))
    }
    return performance.now() - started
  })
  expect(seenMs).toBeGreaterThanOrEqual(280)
  expect(seenMs).toBeLessThan(1_500)
  await expect(dialog).toBeHidden()
})
