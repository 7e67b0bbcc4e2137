import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { putIntoBasket } from '../support/basket.ts'
import { field, fill, main, PASSWORD, visitShop } from '../support/open-page.tsx'
import { leaveBy, pressAt, untilMailed } from '../support/open-shop.ts'

/** A customer of the store who is not logged in, with a gift in the basket, opens the checkout. */
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

test('a customer who is sent to the login is told why, and may carry on as a guest', async () => {
  const email = 'in.a.hurry@example.org'
  const user = await goToCheckout('gcsuk.localhost', email)
  const modal = await question('What is your email address?')
  await fill(user, modal.getByLabelText('Email address'), email)
  await user.click(modal.getByRole('button', { name: 'Continue' }))
  await main().findByText(/You have an account with us/)
  await user.click(main().getByRole('link', { name: 'Carry on as a guest' }))
  await atCheckout()
  expect(field('firstName').value).toBe('')
})

test('a customer logs in from the dialog for guests beside the basket', async () => {
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

test('an unknown address is typed once, and the guest is asked about the newsletter by mail', async () => {
  const email = 'stranger@example.org'
  const { ask, open } = visitShop()
  await putIntoBasket(ask, { kind: 'DIGITAL' })
  const user = await open('/cart/')
  const toCheckout = () => user.click(main().getAllByRole('link', { name: 'Checkout' })[0] as HTMLElement)
  await toCheckout()
  const modal = await question('What is your email address?')
  const answer = () => user.click(modal.getByRole('button', { name: 'Continue' }))
  await answer()
  await modal.findByText(/Entering your email address is required/)
  await fill(user, modal.getByLabelText('Email address'), 'stranger@gmial.com')
  await modal.findByRole('button', { name: 'stranger@gmail.com' })
  await fill(user, modal.getByLabelText('Email address'), email)
  await answer()
  await atCheckout()
  // The address is shown as text, and is not asked for again.
  await main().findByText(email)
  expect(document.querySelector('main input[name="email"]')).toBeNull()

  for (const name of ['firstName', 'lastName']) await fill(user, field(name), 'Cleo')
  // Back in the basket: the typed address is not asked for again.
  await open('/cart/')
  await toCheckout()
  await atCheckout()
  await user.click(await main().findByRole('button', { name: 'Change the email address' }))
  await waitFor(() => expect(document.activeElement).toBe(field('email')))
  expect(field('email').value).toBe(email)
  expect(field('lastName').value).toBe('Cleo')
  await user.click(field('newsletter'))
  await user.click(main().getByRole('radio', { name: 'PayPal' }))
  await user.click(main().getByRole('checkbox', { name: /terms and conditions/ }))
  await open(await pressAt(await leaveBy(user, main().getByRole('button', { name: /^Pay / })), 'pay'))
  await screen.findByRole('heading', { level: 1, name: 'Thank you!' })
  await untilMailed(email, 'confirm your newsletter')
})

test('where the checkout asks, a customer who types a known address logs in there, and finds everything filled in', async () => {
  const email = 'inline@example.org'
  await visitShop('cbie.localhost').becomeCustomer(email)
  const { ask, open } = visitShop('cbie.localhost')
  await putIntoBasket(ask, { kind: 'DIGITAL' })
  const user = await open('/cart/')
  await user.click(main().getAllByRole('link', { name: 'Checkout' })[0] as HTMLElement)
  await atCheckout()
  await fill(user, field('email'), email)
  const login = await main().findByRole('group', { name: 'Log in' })
  await user.type(password(login), 'not this one{Enter}')
  await main().findByRole('alert')
  await fill(user, password(login), PASSWORD)
  await user.click(within(login).getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(field('firstName').value).toBe('Cleo'))
  expect(main().getByText(email)).toBeTruthy()
  expect(login.isConnected).toBe(false)
})
