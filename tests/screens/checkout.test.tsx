import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { putIntoBasket, setPayer } from '../support/basket.ts'
import { field, fill, main, visitShop } from '../support/open-page.tsx'
import { leaveBy, letTransferArrive, pressAt, untilMailed } from '../support/open-shop.ts'

const WAITING = 'Your order is waiting for your transfer'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const mainText = () => document.querySelector('main')?.textContent
const press = async (user: UserEvent, name: string) => user.click(await main().findByRole('button', { name }))
const follow = async (user: UserEvent, name: string) => user.click(await main().findByRole('link', { name }))

/** Accepts the terms on the payment step. Returns the provider's page. */
async function submitPayment(user: UserEvent, method: RegExp): Promise<string> {
  await user.click(await main().findByRole('radio', { name: method }))
  await user.click(main().getByRole('checkbox', { name: /terms and conditions/ }))
  return leaveBy(user, main().getByRole('button', { name: /^Pay / }))
}

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

test('a guest sends cards by post to three people, and follows each one', async () => {
  const { ask, open } = visitShop()
  const buyer = 'three.guest@example.org'
  const receivers = ['Ann', 'Ben', 'Cas'].map((firstName, index) => ({
    kind: 'RECEIVER',
    ...{ firstName, lastName: 'Lee', countryCode: 'GB', postCode: 'SW1A 1AA', city: 'London' },
    ...{ street: 'Long Lane', houseNumber: String(index + 1) },
  }))
  await putIntoBasket(ask, { kind: 'PHYSICAL', receivers })
  await setPayer(ask, buyer)
  const user = await open('/checkout/?step=shipping')
  const steps = within(await main().findByRole('navigation', { name: 'Steps of your order' })).getAllByRole('listitem')
  const names = ['Your data', 'Shipping', 'Payment', 'Success']
  expect(steps.map(({ textContent }) => textContent)).toEqual(names.map((name) => expect.stringContaining(name)))
  for (const { firstName } of receivers) await main().findByRole('heading', { name: `${firstName} Lee` })
  await press(user, 'Continue to payment')
  await open(await pressAt(await submitPayment(user, /^PayPal/), 'pay'))
  await heading('Thank you!')
  await waitFor(() => expect(main().getAllByText(/^For (Ann|Ben|Cas) Lee: 1 gift$/)).toHaveLength(3))
  await untilMailed(buyer, 'Thank you for your order')
  await follow(user, 'Follow your gifts')
  await heading('Your gifts')
  expect(main().getAllByText('Being packed')).toHaveLength(3)
  await user.click(main().getAllByRole('button', { name: 'Correct the address' })[0] as HTMLElement)
  await main().findByRole('button', { name: 'Save the address' })
  await fill(user, field('houseNumber'), '12')
  await press(user, 'Save the address')
  await main().findByText('12 Long Lane, London SW1A 1AA')
})

test('a bank transfer waits, shows what to give the bank, and is completed when the money has arrived', async () => {
  const { ask, open } = visitShop()
  const buyer = 'transfer.guest@example.org'
  await putIntoBasket(ask, { kind: 'DIGITAL' })
  await setPayer(ask, buyer)
  const user = await open('/checkout/?step=payment')
  const hosted = await submitPayment(user, /^Bank transfer/)
  await open(await pressAt(hosted, 'later'))
  await heading(WAITING)
  // The terms were accepted for this order, not for the next one.
  expect(sessionStorage.getItem('checkout-draft')).not.toContain('acceptTerms')
  const reference = main().getByText('Reference', { exact: true }).nextElementSibling?.textContent as string
  await follow(user, 'Go to your order')
  await follow(user, 'Details for your bank transfer')
  await heading(WAITING)
  await open('/cart/')
  await press(user, 'Put everything back in the basket')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep the order' }))
  await follow(user, 'See the details of the transfer')
  await heading(WAITING)
  await untilMailed(buyer, /^Your order is waiting for your transfer$/)
  await letTransferArrive(hosted, reference)
  await untilMailed(buyer, 'Thank you for your order')
  await follow(user, 'Go to your order')
  await waitFor(() => expect(mainText()).toContain('A confirmation is on its way to'))
})
