import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SearchShopDocument } from '../../src/generated/documents.ts'
import { fill, visitShop } from '../support/open-page.tsx'

const overlay = async (name = 'Search') => within(await screen.findByRole('dialog', { name }))
const headerBox = () => document.querySelector('header input[name="s"]') as HTMLInputElement
const addressed = () => new URLSearchParams(location.search).get('s')

async function openSearch(user: UserEvent, name = 'Search') {
  await user.click(headerBox())
  const box = await (await overlay(name)).findByRole<HTMLInputElement>('combobox')
  await waitFor(() => expect(document.activeElement).toBe(box))
  return box
}

test('the search shows popular terms and cards first, and reports an empty result or a failed search', async () => {
  const { open, route } = visitShop()
  const user = await open('/')
  const box = await openSearch(user)
  expect(box.placeholder).toBe('What are you looking for?')
  const { findByRole, findByText, findAllByRole } = await overlay()
  const terms = await findByRole('group', { name: 'Popular search terms' })
  expect(within(terms).getByRole('option', { name: 'Birthday ideas' })).toBeTruthy()
  expect(within(await findByRole('group', { name: 'Popular coupons' })).getAllByRole('option')).toHaveLength(8)
  await findByText('Not sure what they would like?')

  await fill(user, box, 'zzzzqqq')
  await findByText('Oh no! No results found. Check the spelling or try a different search term.')
  await fill(user, box, '')
  await findByRole('group', { name: 'Popular search terms' })
  expect(addressed()).toBeNull()

  let isBroken = true
  route(({ query }) => isBroken && query === SearchShopDocument.id && { data: null, errors: [{ message: 'no line' }] })
  await fill(user, box, 'apple')
  const again = await findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(again)
  await waitFor(async () => expect((await findAllByRole('option'))[0]?.textContent).toContain('Apple'))

  await waitFor(() => expect(addressed()).toBe('apple'))
  expect(headerBox().value).toBe('apple')
})

test('the typed text is in the address as s, and is restored from there', async () => {
  const { open } = visitShop('cb.localhost')
  const user = await open('/')
  await fill(user, await openSearch(user, 'Zoeken'), 'kofie')
  await (await overlay('Zoeken')).findByText(/^\d+ resulta(at|ten)$/)
  await waitFor(() => expect(addressed()).toBe('kofie'))
  const again = await open('/?s=kofie')
  expect(headerBox().value).toBe('kofie')
  const box = await openSearch(again, 'Zoeken')
  expect(box.value).toBe('kofie')
})
