import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PromoPopupDocument } from '../../src/generated/documents.ts'
import { main, visitShop } from '../support/open-page.tsx'

const TITLE = 'Never late for a birthday again'

const newcomer = () => visitShop('gcsuk.localhost', { hasSeenPromo: false })
const findPopup = () => screen.findByRole('dialog', { name: TITLE })
const queryPopup = () => screen.queryByRole('dialog', { name: TITLE })

test('no campaign appears in the basket; it waits for the next open page', async () => {
  const { open, calls, untilIdle } = newcomer()
  await open('/cart/')
  await untilIdle()
  expect(queryPopup()).toBeNull()
  expect(calls.filter(({ query }) => query === PromoPopupDocument.id)).toEqual([])
  await open('/delivery/')
  await findPopup()
})

test('the cookie question comes first, and the campaign waits for the page after the answer', async () => {
  const user = await visitShop('gcsuk.localhost', { hasSeenPromo: false, consent: null }).open('/')
  const refuse = await screen.findByRole('button', { name: 'Only necessary' })
  await user.click(refuse)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Only necessary' })).toBeNull())
  expect(queryPopup()).toBeNull()
  await user.click(main().getAllByRole('link', { name: 'Find an occasion' })[0] as HTMLElement)
  await findPopup()
})

test('a campaign does not promote the page that is open; it waits for the next one', async () => {
  const { open, calls, untilIdle } = newcomer()
  const user = await open('/occasions/birthday/')
  await waitFor(() => expect(calls.filter(({ query }) => query === PromoPopupDocument.id)).toHaveLength(1))
  await untilIdle()
  expect(queryPopup()).toBeNull()
  await user.click(main().getAllByRole('link', { name: 'Occasions' })[0] as HTMLElement)
  await findPopup()
})
