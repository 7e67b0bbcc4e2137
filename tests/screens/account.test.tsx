import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths as dutchPaths } from '../../languages/nl/paths.ts'
import { FAILURES, type FailureName } from '../../src/shared/failures.ts'
import { putIntoBasket, setPayer } from '../support/basket.ts'
import { field, fill, main, PASSWORD, visitShop } from '../support/open-page.tsx'
import { placeOrder, untilLinked } from '../support/open-shop.ts'

const BETTER = 'another tram kettle'
const CONFIRM = /\/account\/confirm-email\/\?token=[\w-]+/
const NEW_PASSWORD = /\/account\/new-password\/\?token=[\w-]+/

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (user: UserEvent, name: string | RegExp) => user.click(await main().findByRole('button', { name }))
const follow = async (user: UserEvent, name: string) => user.click(await main().findByRole('link', { name }))
const untilAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path))
/** Sends the last visible form. */
const send = async (user: UserEvent) => {
  const buttons = [...document.querySelectorAll<HTMLElement>('main form button[type="submit"]')]
  await user.click(buttons.findLast((button) => !button.closest('dialog:not([open])')) as HTMLElement)
}
const fillAll = async (user: UserEvent, values: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(values)) await fill(user, field(name), text)
  await send(user)
}
/** Each error is shown at its field. */
const expectFault = (name: string, fault: FailureName) =>
  waitFor(() => {
    const described = document.getElementById(field(name).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    expect(described?.textContent).toBe(FAILURES[fault].message)
  })

type Visitor = ReturnType<typeof visitShop>

const countOrders = async ({ ask }: Visitor) => (await ask('{ orders { totalCount } }')).orders.totalCount

async function buyAsGuest({ ask }: Visitor, email: string): Promise<string> {
  await putIntoBasket(ask, { kind: 'DIGITAL' })
  await setPayer(ask, email)
  return placeOrder(ask)
}

async function logIn(user: UserEvent, email: string, password = PASSWORD): Promise<void> {
  await waitFor(() => field('password'))
  await fillAll(user, { email, password })
}

/** Uses the header, which is on every page. */
async function logOut(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Account' }))
  await user.click(within(screen.getByRole('navigation', { name: 'Account' })).getByRole('button', { name: 'Log out' }))
}

async function confirmEmail({ open }: Visitor, email: string): Promise<UserEvent> {
  const user = await open(await untilLinked(email, CONFIRM))
  await press(user, 'Yes, this is my address')
  await heading('Your email address is confirmed')
  return user
}

test("a guest's order joins the account once its address is confirmed", async () => {
  const email = 'adopted@example.org'
  const visitor = visitShop()
  await buyAsGuest(visitor, email)

  const user = await visitor.open('/account/orders/')
  await untilAt('/account/?callback=%2Faccount%2Forders%2F')
  await fillAll(user, { email })
  await untilAt('/account/register/?callback=%2Faccount%2Forders%2F')
  await waitFor(() => field('firstName'))
  await user.click(field('acceptTerms'))
  await fillAll(user, { firstName: 'Cleo', lastName: 'Hart', password: PASSWORD })
  await heading('Welcome, Cleo!')
  await follow(user, 'Continue')
  await main().findByText('Nothing ordered yet')

  await follow(await confirmEmail(visitor, email), 'Go to your account')
  await heading('Hello Cleo')
  await press(user, /^Details/)
  const details = await screen.findByRole('dialog')
  await within(details).findByText('PayPal')
  await user.click(within(details).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await press(user, 'Order again')
  await untilAt('/cart/')
  await screen.findByRole('link', { name: 'Basket (1)' })
})

test('a forgotten password is replaced, and no callback leads away from the shop', async () => {
  const email = 'forgetful@example.org'
  const { becomeCustomer, open } = visitShop()
  await becomeCustomer(email)
  await logOut(await open('/account/overview/'))
  await untilAt('/')

  const user = await open('/account/login/')
  await logIn(user, email, 'not the password')
  expect((await main().findByRole('alert')).textContent).toBe('This email address and password do not match.')
  expect(field('email').value).toBe(email)
  await follow(user, 'Forgot your password?')
  await heading('Forgot your password?')
  await send(user)
  await main().findByText(new RegExp(`If ${email} has an account here`))

  await open(await untilLinked(email, NEW_PASSWORD))
  await fillAll(user, { password: BETTER, passwordConfirmation: 'another tram' })
  expect((await main().findByRole('alert')).textContent).toBe('The passwords entered do not match.')
  await fillAll(user, { passwordConfirmation: BETTER })
  await heading('Your new password is saved')
  await open('/account/login/?callback=//elsewhere.example/')
  await untilAt('/account/overview/')
})

test('a customer saves addresses, finds one filled in at the checkout, and deletes the account', async () => {
  const email = 'leaving@example.org'
  const { ask, becomeCustomer, open } = visitShop()
  await becomeCustomer(email)
  const user = await open('/account/address-book/')
  await press(user, 'Add an address')
  const modal = within(await screen.findByRole('dialog'))
  const input = (label: string) => modal.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
  const save = () => user.click(modal.getByRole('button', { name: 'Save the address' }))
  await fill(user, await input('Postcode'), 'nowhere')
  await save()
  await modal.findByText('Postcode must be in the correct format')
  expect(document.activeElement).toBe(await input('First name'))
  const person = { 'First name': 'Cleo', 'Last name': 'Hart' }
  const address = { Postcode: 'SW1A 1AA', 'House number or name': '10', Street: 'Bridge Street', 'Town or city': 'London' }
  for (const [label, text] of Object.entries({ ...person, ...address })) await fill(user, await input(label), text)
  await save()
  await main().findByText(/10 Bridge Street/)
  await main().findByText('For invoices')

  await putIntoBasket(ask, { kind: 'PHYSICAL' })
  await open('/checkout/')
  await main().findByText(email)
  expect(field('street').value).toBe('Bridge Street')

  await open('/account/details/')
  await press(user, 'Delete my account')
  await waitFor(() => field('isSure'))
  await fill(user, field('password'), PASSWORD)
  await user.click(field('isSure'))
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  await heading('Your account has been deleted')
  await untilAt('/account/deleted/')
  expect((await ask('{ getUserInfo { user { subscribed } } }')).getUserInfo.user).toBeNull()
})

test('a customer changes password, newsletter and e-mail address, and logs other devices out', async () => {
  const [email, moved] = ['changing@example.org', 'changed@example.org']
  const phone = visitShop('gcsuk.localhost', {
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  })
  const own = visitShop()
  const { ask } = own
  await own.becomeCustomer(email)
  await confirmEmail(own, email)
  await logIn(await phone.open('/account/login/'), email)
  await untilAt('/account/overview/')

  const user = await own.open('/account/details/')
  await main().findByRole('button', { name: 'Log out everywhere else' })
  await press(user, /^Log out.*Firefox, Android$/)
  await waitFor(() => expect(main().queryByText('Firefox, Android')).toBeNull())
  expect((await phone.ask('{ getUserInfo { user { subscribed } } }')).getUserInfo.user).toBeNull()

  for (const isWanted of [true, false, true]) {
    await user.click(field('newsletter'))
    await main().findByText('Saved')
    expect((await ask('{ getUserInfo { user { subscribed } } }')).getUserInfo.user.subscribed).toBe(isWanted)
  }

  const { text: plain } = await own.read('/account/details/')
  expect(plain, 'without script the form is disabled and explains why').toContain(
    'To change something here, please allow JavaScript',
  )
  expect(plain).toContain('<fieldset disabled=""')

  await press(user, 'Change the password')
  await waitFor(() => field('currentPassword'))
  await fillAll(user, { currentPassword: 'not the password', newPassword: 'short', newPasswordConfirmation: BETTER })
  await expectFault('newPassword', 'PASSWORD_TOO_SHORT')
  await expectFault('newPasswordConfirmation', 'PASSWORD_MISMATCH')
  await fillAll(user, { newPassword: BETTER })
  await expectFault('currentPassword', 'PASSWORD_WRONG')
  await fillAll(user, { currentPassword: PASSWORD })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await press(user, 'Change the address')
  await waitFor(() => field('email'))
  await fillAll(user, { email: moved, password: BETTER })
  await main().findByText(new RegExp(`We have sent an email to ${moved}\\.`))
  await main().findByText(email)
  await confirmEmail(own, moved)
  await own.open('/account/details/')
  await main().findByText(moved)
  expect(field('newsletter').checked).toBe(true)
})

test('a guest creates an account from the order just placed, and finds the order and its card in it', async () => {
  const email = 'at.order.time@example.org'
  const visitor = visitShop()
  const user = await visitor.open(`/checkout/thank-you/${await buyAsGuest(visitor, email)}/`)
  await waitFor(() => field('password'))
  await fillAll(user, { password: 'password1' })
  await expectFault('password', 'PASSWORD_COMMON')
  await fillAll(user, { password: PASSWORD })
  await screen.findByRole('heading', { name: 'Your account is ready' })
  await follow(user, 'Go to your account')
  await heading('Hello Cleo')
  expect(await main().findAllByRole('heading', { name: /^Order \d+$/ })).toHaveLength(1)

  await confirmEmail(visitor, email)
  await waitFor(async () => {
    await visitor.open('/account/overview/')
    expect(main().getAllByRole('link', { name: /^A gift card you bought for yourself/ })).toHaveLength(1)
  })
})

test("somebody who registers with another person's address gains nothing from that person's click, and is logged out by a new password", async () => {
  const email = 'borrowed@example.org'
  const [own, thief] = [visitShop(), visitShop()]
  await buyAsGuest(own, email)
  await thief.becomeCustomer(email)

  const user = await own.open(await untilLinked(email, CONFIRM))
  await heading('Log in to confirm your email address')
  expect(main().queryByRole('button', { name: 'Yes, this is my address' })).toBeNull()
  expect(await countOrders(thief)).toBe(0)

  await follow(user, 'Choose a new password')
  await heading('Forgot your password?')
  await fillAll(user, { email })
  await own.open(await untilLinked(email, NEW_PASSWORD))
  await fillAll(user, { password: BETTER, passwordConfirmation: BETTER })
  await heading('Your new password is saved')
  expect(await countOrders(own)).toBe(1)
  await thief.open('/account/overview/')
  await untilAt('/account/?callback=%2Faccount%2Foverview%2F')
})

test('a customer confirms the address in another browser after logging in to the account it belongs to', async () => {
  const email = 'two.browsers@example.org'
  const other = visitShop()
  await other.becomeCustomer('somebody.else@example.org')
  await visitShop().becomeCustomer(email)
  const link = await untilLinked(email, CONFIRM)

  const user = await other.open(link)
  await press(user, 'Yes, this is my address')
  const alert = within(await main().findByRole('alert'))
  alert.getByText(/This link belongs to another account/)
  await user.click(alert.getByRole('button', { name: 'Log out' }))
  await heading('Log in to confirm your email address')
  await follow(user, 'Log in')
  await heading('Good to see you again')
  expect(main().getByText(/One click after that, and it is confirmed\./)).toBeTruthy()
  await logIn(user, email)
  await untilAt(link)
  await press(user, 'Yes, this is my address')
  await heading('Your email address is confirmed')
})

test('an expired session asks for a new login, in Dutch as well', async () => {
  const email = 'verlopen@example.org'
  const { becomeCustomer, open, forgetSession } = visitShop('cb.localhost')
  await becomeCustomer(email)
  const user = await open(await untilLinked(email, new RegExp(`${dutchPaths.confirmEmail}\\?token=[\\w-]+`)))
  forgetSession()
  await press(user, 'Ja, dit is mijn adres')
  // A heading must not break at a hyphen inside a word.
  await heading('Log in om je e-\u2060mailadres te bevestigen')
})
