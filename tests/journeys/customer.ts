import type { Page } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { askShop, openEmptyPage, SOON, untilMailed } from './buyer.ts'
import { expect } from './shop.ts'

export const PASSWORD = 'violet tram kettle'

/** A field of the page's form by its name, which is the same in every language. */
export const field = (page: Page, name: string) => page.getByRole('main').locator(`input[name="${name}"]`)

const REGISTER = `mutation ($input: RegisterInput!, $captchaToken: String!) {
  answer: registerUser(input: $input, captchaToken: $captchaToken) { errors { message } } }`

/** Solves the puzzle on the open page. */
export async function solvePuzzle(page: Page): Promise<string> {
  const challenge = await page.evaluate(async () => (await fetch('/captcha')).json())
  const solved = { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
  return Buffer.from(JSON.stringify(solved)).toString('base64')
}

/** Registers the visitor and logs them in, without the form. */
export async function becomeCustomer(page: Page, email: string): Promise<void> {
  if (!page.url().startsWith('http')) await openEmptyPage(page)
  const captchaToken = await solvePuzzle(page)
  const input = { firstName: 'Cleo', lastName: 'Hart', email, password: PASSWORD, acceptTerms: true }
  expect(await askShop(page, REGISTER, { input, captchaToken })).toEqual({ answer: { errors: [] } })
}

/** The path of the newest mailed link to this page. */
export async function untilLinked(page: Page, email: string, path: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const texts = (await untilMailed(page, email)).map(({ text }) => text).join(' ')
      link = texts.match(new RegExp(`${path}\\?token=[\\w-]+`))?.[0]
      return link
    }, SOON)
    .toBeDefined()
  return link ?? ''
}
