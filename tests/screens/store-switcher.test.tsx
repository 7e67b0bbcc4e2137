import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { visitShop } from '../support/open-page.tsx'

const modal = async () => within(await screen.findByRole('dialog', { name: 'Select your country and language' }))
const box = async (name: string) => (await modal()).findByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${name}`) })

/** The home page for a visitor from another country, with the modal of the notice open. */
async function chooseFrom(country: string): Promise<UserEvent> {
  const user = await visitShop('gcsuk.localhost', { country }).open('/')
  const notice = await screen.findByRole('region', { name: 'Your country' })
  await user.click(within(notice).getByRole('button', { name: 'Choose country' }))
  return user
}

describe('the notice about the country', () => {
  test('offers the store of that country', async () => {
    const user = await chooseFrom('NL')
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    expect((await box('Country')).value).toBe('Netherlands')
    await user.click((await modal()).getByRole('button', { name: 'To apply' }))
    expect(assign.mock.calls).toEqual([['http://gcsnl.localhost/']])
    assign.mockRestore()
  })

  test('offers a choice where there is no store', async () => {
    const user = await chooseFrom('JP')
    const country = await box('Country')
    expect(country.placeholder).toBe('Select your country')
    expect((await modal()).getByRole<HTMLButtonElement>('button', { name: 'To apply' }).disabled).toBe(true)
    expect((await box('Language')).disabled).toBe(true)
    await user.click(country)
    await user.tab()
    await (await modal()).findByText('Country is a required field')
  })
})

describe('the store switcher', () => {
  const openSwitcher = async (user: UserEvent) => {
    const opener = document.querySelector('#shop-header [data-opens="storeSwitcher"]') as HTMLElement
    await user.click(opener)
    return opener
  }

  test('reports that the countries cannot be loaded; offers no language where there is only one, and Cancel changes nothing', async () => {
    const { open, route } = visitShop()
    const first = await open('/delivery/')
    route(() => ({ errors: [{ message: 'Oh', extensions: { code: -1 } }] }))
    await openSwitcher(first)
    const failure = await screen.findByRole('dialog', { name: 'That did not work' })
    await within(failure).findByText(/We are already working on a fix/)
    await first.click(within(failure).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await waitFor(() => expect(failure.hasAttribute('open')).toBe(false))

    route(() => undefined)
    const user = await open('/delivery/')
    const opener = await openSwitcher(user)
    expect((await box('Country')).value).toBe('United Kingdom')
    expect(document.querySelector('dialog img[src*="/logos/GCSUK-modal."]')).not.toBeNull()
    expect((await box('Language')).disabled).toBe(true)
    const dialog = await screen.findByRole('dialog')
    await user.click((await modal()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog.hasAttribute('open')).toBe(false))
    expect(location.pathname).toBe('/delivery/')
    expect(opener.isConnected).toBe(true)
  })

  test('closes while the browser is still busy', async () => {
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('requestIdleCallback', () => 0)
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    const user = await visitShop().open('/delivery/')
    await openSwitcher(user)
    const dialog = await screen.findByRole('dialog')
    await user.click((await modal()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog.hasAttribute('open')).toBe(false))
  })
})
