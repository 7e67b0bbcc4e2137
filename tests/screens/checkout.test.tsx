import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { putIntoBasket, setPayer } from '../support/basket.ts'
import { field, fill, main, visitShop } from '../support/open-page.tsx'

test('each error is shown next to its field, the first one has the focus, and a reload loses nothing', async () => {
  const { ask, open } = visitShop()
  await putIntoBasket(ask, { kind: 'DIGITAL' })
  const user = await open('/checkout/')
  await fill(user, field('firstName'), 'Cleo')
  await user.click(main().getByRole('button', { name: /^Pay £/ }))
  await waitFor(() => expect(document.activeElement).toBe(field('email')))
  expect(main().getByText('Last name is a required field')).toBeTruthy()
  expect(main().getByText('Please agree to the terms')).toBeTruthy()
  await fill(user, field('email'), 'cleo@example')
  await main().findByText('The email address entered is incorrect')
  await fill(user, field('email'), 'cleo@gmial.com')
  await user.click(await main().findByRole('button', { name: 'cleo@gmail.com' }))
  await user.click(main().getByRole('checkbox', { name: 'I’m buying for a business' }))
  const country = await main().findByRole('combobox', { name: /^Country/ })
  expect(country.getAttribute('autocomplete')).toBe('billing country-name')
  await open('/checkout/')
  expect(field('companyName').value).toBe('')
  expect(field('firstName').value).toBe('Cleo')
  expect(main().getByText('cleo@gmail.com')).toBeTruthy()
})

test('a gift card can pay for a brand card, and a buyer of a Choice Gift Card learns that none can pay for it', async () => {
  const { ask, open } = visitShop()
  const openGiftCards = async () => {
    const user = await open('/checkout/')
    await user.click(main().getByText('Paying with a gift card?'))
    return within(main().getByRole('region', { name: 'Gift cards' }))
  }
  await putIntoBasket(ask, { kind: 'DIGITAL' })
  expect((await openGiftCards()).getByLabelText('Card number')).toBeTruthy()
  await putIntoBasket(ask, { kind: 'DIGITAL', slug: 'all-in-one-gift-card' })
  const panel = await openGiftCards()
  expect(panel.getByText(/^Choice Gift Cards cannot be bought with a gift card\./)).toBeTruthy()
  expect(panel.queryByLabelText('Card number')).toBeNull()
})

test('a message keeps its line breaks in the basket, and the overview writes the payer as on an envelope', async () => {
  const { ask, open } = visitShop()
  await putIntoBasket(ask, { kind: 'DIGITAL', message: 'Dear Ann,\nenjoy!' })
  await open('/cart/')
  expect(main().getByText(/Dear Ann,/).textContent).toBe('“Dear Ann,\nenjoy!”')
  const company = {
    companyName: 'Hart & Co',
    vatNumber: 'GB123456789',
    invoiceEmail: 'books@example.org',
    referenceNumber: 'CC-42',
  }
  await setPayer(ask, 'overview@example.org', { customerType: 'BUSINESS', ...company })
  const user = await open('/checkout/?step=payment')
  await user.click((await main().findAllByRole('button', { name: 'View full order' }))[0] as HTMLElement)
  const whole = await screen.findByRole('dialog')
  await within(whole).findByText(/Dear Ann,/)
  const lines = ['Hart & Co', 'Cleo Hart', '10 Bridge Street', 'London SW1A 1AA', 'overview@example.org', '+44 7700900123']
  expect(whole.textContent).toContain(lines.join('\n'))
  for (const fact of Object.values(company)) expect(whole.textContent).toContain(fact)
})
