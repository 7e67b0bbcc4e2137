import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, fill, main, PASSWORD, visitShop } from '../support/open-page.tsx'

const listTracked = () => (window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []
const listLogins = () => listTracked().filter(({ event }) => event === 'login')
const newcomer = (host?: string) => visitShop(host, { consent: null })

test('a login is tracked once it has succeeded', async () => {
  const email = 'tracked@example.org'
  await visitShop().becomeCustomer(email)
  const user = await visitShop('gcsuk.localhost', { consent: 'necessary.statistics' }).open('/account/login/')
  await fill(user, field('email'), email)
  for (const password of ['not my password', PASSWORD]) {
    expect(listLogins()).toEqual([])
    await fill(user, field('password'), password)
    await user.click(main().getByRole('button', { name: 'Log in' }))
    if (password !== PASSWORD) await main().findByRole('alert')
  }
  await waitFor(() => expect(location.pathname).toBe('/account/overview/'))
  expect(listLogins()).toEqual([{ event: 'login', method: 'password' }])
})

test('answering returns the focus to the field that was being filled in', async () => {
  const user = await newcomer().open('/account/login/')
  const question = await screen.findByRole('region', { name: 'Cookies' })
  await fill(user, field('email'), 'cleo@example.org')
  await user.click(within(question).getByRole('button', { name: 'Only necessary' }))
  await waitFor(() => expect(question.isConnected).toBe(false))
  expect(document.activeElement).toBe(field('email'))
})

test('a storefront without cookie settings asks nothing, and links to the statement', async () => {
  const { open, untilIdle } = newcomer('cbus.localhost')
  await open('/')
  await untilIdle()
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
  const links = within(screen.getByRole('contentinfo')).getAllByRole<HTMLAnchorElement>('link', { name: 'Cookies' })
  expect(links.at(-1)?.pathname).toBe('/cookieverklaring/')
})
