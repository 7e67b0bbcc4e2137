import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DUTCH } from '../journeys/words.ts'
import { field, fill, main, PASSWORD, visitShop } from '../support/open-page.tsx'

const listTracked = () => (window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []
const listLogins = () => listTracked().filter(({ event }) => event === 'login')
const clickId = () => localStorage.getItem('gclid')
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

test('a visitor is asked once, and nothing is saved or tracked before an answer or after a no', async () => {
  const { open, read, untilIdle } = newcomer()
  expect((await read('/?gclid=Cj0-abc')).headers['set-cookie']).toBeUndefined()
  const user = await open('/?gclid=Cj0-abc')
  await untilIdle()
  const question = await screen.findByRole('region', { name: 'Cookies' })
  expect(listTracked(), 'before the visitor has decided').toEqual([])
  expect([clickId(), document.cookie]).toEqual([null, ''])
  const set = vi.spyOn(document, 'cookie', 'set')
  await user.click(within(question).getByRole('button', { name: 'Only necessary' }))
  await waitFor(() => expect(question.isConnected).toBe(false))
  const [, days] = /^consent=necessary;.*max-age=(\d+)/i.exec(String(set.mock.calls[0]?.[0])) ?? []
  expect(Number(days)).toBe(182 * 24 * 60 * 60)

  await open('/?gclid=Cj0-abc')
  await untilIdle()
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
  expect(listTracked()).toEqual([])
  expect(clickId()).toBeNull()
})

test('consent can be withdrawn in the footer, with effect, in Dutch as well', async () => {
  const user = await newcomer('cb.localhost').open('/?gclid=Cj0-abc')
  await user.click(within(await screen.findByRole('region', { name: 'Cookies' })).getByRole('button', { name: DUTCH.acceptAll }))
  await waitFor(() => expect(listTracked().map(({ event }) => event)).toContain('page_view'))
  expect(clickId()).toBe('Cj0-abc')

  const links = within(screen.getByRole('contentinfo')).getAllByRole('link', { name: 'Cookies' })
  await user.click(links.at(-1) as HTMLElement)
  const settings = within(await screen.findByRole('dialog', { name: DUTCH.cookieSettings }))
  const boxes = settings.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual(boxes.map(() => true))
  expect(boxes[0]?.disabled).toBe(true)
  await user.click(settings.getByRole('checkbox', { name: DUTCH.statistics }))
  await user.click(settings.getByRole('checkbox', { name: DUTCH.marketing }))
  await user.click(settings.getByRole('button', { name: DUTCH.saveChoice }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.cookie).toBe('consent=necessary.preferences')
  expect(clickId()).toBeNull()
  expect(listTracked()).toEqual([])

  await user.click(document.querySelector('main [data-item]') as HTMLElement)
  await waitFor(() => expect(location.pathname).toMatch(/^\/cadeaubonnen\/./))
  expect(listTracked()).toEqual([])
})
