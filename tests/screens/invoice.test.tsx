import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, inject, test } from 'vitest'
import { ADDRESS, putIntoBasket, setPayer } from '../support/basket.ts'
import { field, fill, main, visitShop } from '../support/open-page.tsx'
import { untilLinked, untilMailed } from '../support/open-shop.ts'
import { runStaffCommand } from '../support/staff.ts'

const WAITS = 'Pay first: we confirm your order once the money has arrived'
const CANCEL = 'Cancel this order and return to the basket'
const TO_TRANSFER = 'Details for your bank transfer'

type Visitor = ReturnType<typeof visitShop>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (user: UserEvent, name: string) => user.click(await main().findByRole('button', { name }))
const mainText = () => document.querySelector('main')?.textContent

/** Opens the payment step with a gift for the business. */
async function goToPayment({ ask, open }: Visitor, email: string, company: object): Promise<UserEvent> {
  await putIntoBasket(ask, { kind: 'DIGITAL' })
  await setPayer(ask, email, { customerType: 'BUSINESS', ...company })
  return open('/checkout/?step=payment')
}

async function placeByInvoice(user: UserEvent, terms: string): Promise<void> {
  const methods = await main().findByRole('group', { name: 'Payment method' })
  await waitFor(() => expect(methods.textContent).toContain(terms))
  await user.click(main().getByRole('radio', { name: /^Invoice/ }))
  await user.click(main().getByRole('checkbox', { name: /terms and conditions/ }))
  await press(user, 'Place order')
}

test('a business orders by invoice on one page, pays first, and receives its gifts and its invoice', async () => {
  const { ask, open, read } = visitShop()
  const [buyer, books] = ['buyer.guest@example.org', 'invoices.guest@example.org']
  await putIntoBasket(ask, { kind: 'DIGITAL', qty: 3 })
  const user = await open('/checkout/')
  const methods = await main().findByRole('group', { name: 'Payment method' })
  expect(methods.textContent).not.toContain('Invoice')
  await user.click(main().getByRole('checkbox', { name: 'I’m buying for a business' }))
  const person = { firstName: 'Cleo', lastName: 'Hart', email: buyer, phoneNumber: '07700900123' }
  for (const [name, text] of Object.entries({ ...person, ...ADDRESS })) await fill(user, field(name), text)
  await placeByInvoice(user, WAITS)
  await waitFor(() => expect(document.activeElement).toBe(field('companyName')))
  const company = { companyName: 'Bramble & Co', referenceNumber: 'CC-42', invoiceEmail: books }
  for (const [name, text] of Object.entries(company)) await fill(user, field(name), text)
  await press(user, 'Place order')
  await waitFor(() => expect(document.activeElement).toBe(field('vatNumber')))
  expect(main().getByText('VAT number is a required field')).toBeTruthy()
  await fill(user, field('vatNumber'), 'GB123456789')
  await press(user, 'Place order')

  await heading('Your order is waiting for your transfer')
  expect(mainText()).toContain('We send your cards as soon as your payment has arrived')
  expect(mainText()).toMatch(/IBANGB18 TEST 0000 0000 0000 57BICTESTGB2LReferencePF\d+/)
  const { pathname } = main().getByRole<HTMLAnchorElement>('link', { name: 'Pro forma invoice (PDF)' })
  expect((await read(pathname)).headers['content-type']).toBe('application/pdf')
  for (const to of [buyer, books]) await untilMailed(to, 'Pro forma invoice for order')
  const reference = main().getByText('Reference', { exact: true }).nextElementSibling?.textContent as string
  await user.click(main().getByRole('link', { name: 'Go to your order' }))
  await heading('Thank you!')
  expect(mainText()).toContain('We start on it as soon as we have your payment.')
  expect(main().getByRole('link', { name: TO_TRANSFER })).toBeTruthy()

  await runStaffCommand({ DATA_DIR: inject('openShop').dataDir }, 'operate', '--as', 'anna', '--paid', reference)
  await open(location.pathname)
  await waitFor(() => expect(mainText()).toContain('A confirmation is on its way to'))
  expect(main().queryByRole('heading', { name: 'How to pay the invoice' })).toBeNull()
  await untilMailed(buyer, 'Thank you for your order')
})

test('a business cancels its order on the page that waits for the money', async () => {
  const user = await goToPayment(visitShop(), 'regret@example.org', { companyName: 'Regret Ltd', vatNumber: 'GB123456789' })
  await placeByInvoice(user, WAITS)
  await heading('Your order is waiting for your transfer')
  await press(user, CANCEL)
  await main().findByRole('button', { name: 'Remove Foxglove & Folio' })
})

test('a member of an approved company gets the cards now and pays within 14 days, up to the limit', async () => {
  const [email, company] = ['member@example.org', { companyName: 'Member Ltd', vatNumber: 'GB555555555' }]
  const visitor = visitShop()
  await visitor.becomeCustomer(email)
  await press(await visitor.open(await untilLinked(email, /\/account\/confirm-email\/\?token=[\w-]+/)), 'Yes, this is my address')
  await heading('Your email address is confirmed')
  const approval = ['--company', 'Member Ltd', '--vat', 'GB555555555', '--limit', '50', '--invoice-email', 'books@member.example']
  const approve = ['operate', '--as', 'anna', '--approve', 'GCSUK', ...approval, '--member', email]
  await runStaffCommand({ DATA_DIR: inject('openShop').dataDir }, ...approve)

  await placeByInvoice(await goToPayment(visitor, email, company), 'Pay within 14 days')
  await heading('Thank you!')
  await main().findByRole('heading', { name: 'How to pay the invoice' })
  expect(mainText()).toMatch(/IBANGB18 TEST 0000 0000 0000 57BICTESTGB2LReferenceGCSUK-\d{6}/)
  const { pathname } = main().getByRole<HTMLAnchorElement>('link', { name: 'Invoice (PDF)' })
  expect((await visitor.read(pathname)).headers['content-type']).toBe('application/pdf')

  await placeByInvoice(await goToPayment(visitor, email, company), WAITS)
  await heading('Your order is waiting for your transfer')

  await visitor.open('/account/orders/')
  await main().findByText('Invoice to be paid')
  expect(main().getByText('Awaiting payment')).toBeTruthy()
  expect(main().getByRole('link', { name: TO_TRANSFER })).toBeTruthy()
})
