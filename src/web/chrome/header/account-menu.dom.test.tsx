import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HeaderUserDocument, LogOutDocument } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { AccountMenu } from './account-menu.tsx'

const USER = { getUserInfo: { user: { mainProfile: { firstName: 'Anna' } } } }

/** Renders the menu for a logged-in customer, or for a guest. Logging out waits until `finish` is called. */
async function renderMenu(user: typeof USER | { getUserInfo: { user: null } } = USER) {
  const asked: unknown[] = []
  let finish = (_answer: never): void => undefined
  const ask = ((document: unknown) => {
    asked.push(document)
    if (document === HeaderUserDocument) return Promise.resolve(user)
    return new Promise((resolve) => (finish = resolve))
  }) as Ask
  const rendered = await renderInShop(<AccountMenu guestLink={<a href="/account/">Account</a>} />, ask)
  return { ...rendered, asked, finish: () => finish({ userLogoutMutation: { status: true, errors: [] } } as never) }
}

test('a visitor who is not logged in has a link to the account', async () => {
  await renderMenu({ getUserInfo: { user: null } })
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/account/')
  expect(screen.queryByRole('button', { name: 'Account' })).toBeNull()
})

test('the account is a menu for a customer who is logged in, and closes on a click outside', async () => {
  const { user } = await renderMenu()
  await user.click(await screen.findByRole('button', { name: 'Account' }))
  const menu = screen.getByRole('navigation', { name: 'Account' })
  const links = within(menu).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Overview', 'Orders', 'My cards', 'Address book', 'My details'])
  await user.click(document.body)
  await waitFor(() => expect(menu.isConnected).toBe(false))
})

test('logging out is sent once, however often it is pressed', async () => {
  const { user, asked, finish } = await renderMenu()
  await user.click(await screen.findByRole('button', { name: 'Account' }))
  const leave = screen.getByRole<HTMLButtonElement>('button', { name: 'Log out' })
  await user.click(leave)
  expect(leave.disabled).toBe(true)
  await user.click(leave)
  expect(asked.filter((document) => document === LogOutDocument)).toHaveLength(1)
  finish()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull())
  // The menu may close shortly before the customer's data is cleared.
  expect(await screen.findByRole('link', { name: 'Account' })).toBeTruthy()
})

test('the menu opens only while no page is loading', async () => {
  const { user, router } = await renderMenu()
  const account = await screen.findByRole('button', { name: 'Account' })
  let arrive = (): void => undefined
  Object.assign(router.routeTree.options as object, { beforeLoad: () => new Promise<void>((resolve) => (arrive = resolve)) })
  act(() => router.history.push('/#loading'))
  await user.click(account)
  expect(account.getAttribute('aria-expanded')).toBe('false')
  await act(async () => arrive())
  await waitFor(() => expect(router.state.isLoading).toBe(false))
  await user.click(account)
  expect(account.getAttribute('aria-expanded')).toBe('true')
})

test('the menu closes 50 ms after a new address', async () => {
  const { user, router } = await renderMenu()
  const account = await screen.findByRole('button', { name: 'Account' })
  await user.click(account)
  expect(account.getAttribute('aria-expanded')).toBe('true')
  const leftAt = performance.now()
  act(() => router.history.push('/#elsewhere'))
  await waitFor(() => expect(account.getAttribute('aria-expanded')).toBe('false'))
  expect(performance.now() - leftAt).toBeGreaterThanOrEqual(49)
})
