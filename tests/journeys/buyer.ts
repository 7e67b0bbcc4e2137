import type { Page } from '@playwright/test'
import { test as base, expect, untilAwake } from './shop.ts'

/** Each buyer calls from a place of their own: from one place only so many payments are tried in ten minutes. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    const part = () => Math.floor(Math.random() * 254) + 1
    await provide({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
  },
})

/** The mailbox and the payment simulator stand at the ports after the shop's (playwright.config.ts). */
export const mailboxOf = (page: Page) => `http://localhost:${Number(new URL(page.url()).port) + 1}/`

type Gift = Readonly<Record<string, unknown>> & { kind: 'DIGITAL' | 'PHYSICAL' }

/** Fills the basket as the builder does, without walking through it: that is another journey. */
export async function fillBasket(page: Page, { kind, ...gift }: Gift): Promise<void> {
  await page.goto('/404/')
  const errors = await page.evaluate(
    async ([wanted, input]) => {
      const ask = async (query: string, variables: object) => {
        const headers = { 'content-type': 'application/json', 'x-ribbon': '1' }
        const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
        return (await response.json()).data
      }
      const { product } = await ask(
        '{ product(path: "/gift-cards/foxglove-and-folio/") { variations { id variationType } } }',
        {},
      )
      const { id } = product.variations.find((one: { variationType: string }) => one.variationType === wanted)
      const mutation = 'mutation ($input: AddPackageInput!) { addOriginalPackageToCart(input: $input) { errors { message } } }'
      const answer = await ask(mutation, { input: { variationId: id, value: 40, receivers: [{ kind: 'ME' }], ...input } })
      return answer.addOriginalPackageToCart.errors
    },
    [kind, gift] as const,
  )
  expect(errors).toEqual([])
}

export const BUYER = {
  'First name': 'Cleo',
  'Last name': 'Hart',
  'Phone number': '07700900123',
  Postcode: 'SW1A 1AA',
  'House number': '10',
  Street: 'Bridge Street',
  City: 'London',
} as const

/** The first step, as somebody types it. */
export async function fillYourData(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main')
  // The list of towns goes by the same name as its field.
  const field = (label: string) => form.getByLabel(label, { exact: true }).and(page.locator('input'))
  for (const [label, text] of Object.entries(BUYER)) await field(label).fill(text)
  await form.getByLabel('Email address', { exact: true }).fill(email)
  await form.getByLabel('Email address again').fill(email)
}

/** From an empty checkout to its last step. */
export async function walkToPayment(page: Page, email: string): Promise<void> {
  await page.goto('/checkout/')
  await untilAwake(page)
  await fillYourData(page, email)
  await page.getByRole('button', { name: 'To shipping' }).click()
  await page.getByRole('button', { name: 'To payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How would you like to pay?')
}

export async function submitPayment(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: /^Pay £/ }).click()
}

/** At the payment simulator: a card of its own list, and what becomes of it. */
export async function payByCard(page: Page, action = 'Pay'): Promise<void> {
  await page.waitForURL(/\/hosted\//)
  await page.goto(`${page.url()}?card=visa`)
  await page.getByRole('button', { name: action, exact: true }).click()
}
