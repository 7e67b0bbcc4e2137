import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { putIntoBasket } from '../support/basket.ts'
import { field, fill, main, PASSWORD, visitShop } from '../support/open-page.tsx'

/** A customer of the store who is not logged in, with a gift in the basket, on the way to the checkout. */
async function goToCheckout(host: string, email: string): Promise<UserEvent> {
  await visitShop(host).becomeCustomer(email)
  const guest = visitShop(host)
  await putIntoBasket(guest.ask, { kind: 'DIGITAL' })
  const user = await guest.open('/cart/')
  await user.click(main().getAllByRole('link', { name: 'Checkout' })[0] as HTMLElement)
  return user
}

const atCheckout = () => screen.findByRole('heading', { level: 1, name: 'Checkout' })
const question = async (name: string) => within(await screen.findByRole('dialog', { name }))
const password = (within: HTMLElement) => within.querySelector('input[name="password"]') as HTMLInputElement

test('the address of a customer leads to the login, and from there to the checkout', async () => {
  const email = 'known@example.org'
  const user = await goToCheckout('gcsuk.localhost', email)
  const modal = await question('What is your email address?')
  await fill(user, modal.getByLabelText('Email address'), email)
  await user.click(modal.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(location.href).toContain('/account/login/?callback=%2Fcheckout%2F'))
  await waitFor(() => expect(field('password').value).toBe(''))
  await fill(user, field('email'), email)
  await fill(user, field('password'), PASSWORD)
  await user.click(main().getByRole('button', { name: 'Log in' }))
  await atCheckout()
  await waitFor(() => expect(field('firstName').value).toBe('Cleo'))
})

test('a customer among the guests logs in beside the basket', async () => {
  const email = 'colleague@example.org'
  const user = await goToCheckout('gcuk.localhost', email)
  await user.click((await question('Order as a guest')).getByRole('button', { name: 'I have an account: log in' }))
  const login = await question('Good to see you again')
  await fill(user, login.getByLabelText('Email address'), email)
  await fill(user, password(await screen.findByRole('dialog')), PASSWORD)
  await user.click(login.getByRole('button', { name: 'Log in' }))
  await atCheckout()
  await waitFor(() => expect(field('firstName').value).toBe('Cleo'))
  expect(main().getByText(email)).toBeTruthy()
})
