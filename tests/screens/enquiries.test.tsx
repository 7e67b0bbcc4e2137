import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, main, visitShop } from '../support/open-page.tsx'
import { untilMailed } from '../support/open-shop.ts'

test('a company asks for a quote from the page of a card, with a list of receivers', async () => {
  const user = await visitShop().open('/business/grumble-coffee/')
  await user.click(main().getAllByRole('link', { name: 'Request a quote' })[0] as HTMLElement)
  const modal = await screen.findByRole('dialog', { name: 'A quote for Grumble Coffee gift card' })
  const card = await within(modal).findByRole<HTMLSelectElement>('combobox', { name: 'Gift card' })
  expect(card.selectedOptions[0]?.textContent).toBe('Grumble Coffee')
  const typed = {
    message: 'Forty cards for our drivers',
    remark: 'Nothing special',
    companyName: 'Millpond Logistics',
    firstName: 'Deepak',
    lastName: 'Sethi',
    email: 'deepak@millpond.example',
  }
  for (const [name, text] of Object.entries(typed))
    await fill(user, modal.querySelector<HTMLElement>(`[name="${name}"]`) as HTMLElement, text)
  const list = new File(['Name,Email\nBen,ben@example.com\n'], 'our drivers.csv', { type: 'text/csv' })
  await user.upload(within(modal).getByLabelText(/^List of recipients/), list)
  await within(modal).findByText('our drivers.csv is attached')
  await user.click(within(modal).getByRole('button', { name: 'Request a quote' }))
  await waitFor(() => expect(location.pathname).toBe('/business/thank-you/'))
  expect(location.search).toMatch(/^\?request=[\da-f-]{36}$/)
  const answered = await screen.findByRole('heading', { level: 1, name: /^You’ll hear from us by/ })
  expect(answered.textContent).toMatch(/^You’ll hear from us by \w+day( \d+ \w+)? \d\d:\d\d$/)
  const number = main().getByText(/^Q\d{6}$/).textContent
  await untilMailed(typed.email, `Your quote request ${number}`)
})
