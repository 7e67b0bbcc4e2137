import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, main, visitShop } from '../support/open-page.tsx'
import { type OwnCard, ownGiftcard } from '../support/open-shop.ts'

test('a card is checked, its details are opened without typing again, and it is added to the account; the PIN is in no address', async () => {
  const card = await ownGiftcard(visitShop().ask, 'cleo.keeps@example.org', 25)
  const { becomeCustomer, open, calls } = visitShop()
  await becomeCustomer('cleo.other@example.org')
  const user = await open('/check-your-balance/')
  await fill(user, main().getByLabelText('Card number'), card.number)
  await fill(user, main().getByLabelText('PIN'), card.pin)
  await user.click(main().getByRole('button', { name: 'Check the balance' }))
  const addresses: string[] = []
  const arriveAt = async (path: string) => {
    await waitFor(() => expect(location.pathname).toBe(path))
    addresses.push(location.href)
  }
  await user.click(await main().findByRole('button', { name: 'Card details' }))
  await arriveAt('/carddetails/')
  const [changes] = await main().findAllByText('Put on the card')
  expect(changes?.closest('li')?.textContent).toContain('+£25.00')
  await user.click(await main().findByRole('button', { name: 'Keep it in my account' }))
  await user.click(await main().findByRole('link', { name: 'See it in your cards' }))
  await arriveAt('/account/cards/')
  expect((await main().findByRole('article')).textContent).toContain(`•••• ${card.number.slice(-4)}`)
  await user.click(main().getByRole('button', { name: 'Remove from my account' }))
  await main().findByText('No cards yet')
  const all = [...addresses, ...calls.map(({ query }) => query)]
  expect(all.filter((address) => address.includes(card.pin) || address.includes(card.number))).toEqual([])
})

test('the owner freezes a lost card and replaces it: the old number is closed, the new one has the balance', async () => {
  const email = 'cleo.loses@example.org'
  const { ask, becomeCustomer, open } = visitShop()
  await becomeCustomer(email)
  const lost = await ownGiftcard(ask, email, 25)
  const user = await open('/account/overview/')
  const menu = within(await main().findByRole('navigation', { name: 'Your account' }))
  await user.click(menu.getByRole('link', { name: 'My cards' }))
  await screen.findByRole('heading', { level: 1, name: 'Your cards' })
  const listed = main().getByRole('article').textContent
  expect(listed).toContain(`•••• ${lost.number.slice(-4)}`)
  expect(listed).toContain('£25')
  await user.click(main().getByRole('link', { name: 'Lost? Freeze it' }))
  await screen.findByRole('heading', { level: 1, name: 'Card details' })
  const movement = main().getByText('Put on the card').closest('li')
  expect(movement?.textContent).toContain('+£25.00')
  await user.click(main().getByRole('button', { name: 'Freeze this card' }))
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('nobody can spend it')
  await user.click(within(question).getByRole('button', { name: 'Freeze it now' }))
  await user.click(await main().findByRole('button', { name: 'Get a new card for £25' }))
  await user.click(await screen.findByRole('button', { name: 'Replace it' }))
  await main().findByRole('heading', { name: 'Your new card' })
  const readCode = (term: string) => main().getByText(term).nextElementSibling?.textContent?.replace(/\D/g, '') ?? ''
  const fresh = { number: readCode('Card number'), pin: readCode('PIN') }
  expect(fresh.number).toMatch(/^\d{19}$/)

  const check = async ({ number, pin }: OwnCard) => {
    await open('/check-your-balance/')
    await fill(user, main().getByLabelText('Card number'), number)
    await fill(user, main().getByLabelText('PIN'), pin)
    await user.click(main().getByRole('button', { name: 'Check the balance' }))
  }
  await check(lost)
  await waitFor(() => expect(main().getByRole('alert').textContent).toContain('replaced'))
  expect(main().getByRole('status').textContent).toContain('£0')
  await check(fresh)
  await main().findByRole('button', { name: 'Redeem £25' })
})

test('blank packs are reordered from the details with a quantity, straight into the basket', async () => {
  const user = await visitShop().open('/reorder/')
  await screen.findByRole('heading', { level: 1, name: 'Order blank cards again' })
  const classic = main()
    .getAllByRole('article')
    .find(({ textContent }) => textContent?.includes('Classic'))
  const pack = within(classic as HTMLElement)
  await user.click(await pack.findByRole('button', { name: /^Details/ }))
  const details = await screen.findByRole('dialog')
  expect(details.textContent).toContain('Activate a blank card')
  await user.click(within(details).getByRole('button', { name: 'Close' }))
  await user.click(pack.getByRole('button', { name: 'One more' }))
  await fill(user, main().getByLabelText('Order number'), '10000123')
  await fill(user, main().getAllByLabelText('Email address')[0] as HTMLElement, 'nobody.here@example.org')
  await user.click(main().getByRole('button', { name: 'Send me a link' }))
  await main().findByText('Check your inbox')
  await user.click(pack.getByRole('button', { name: 'Add to basket' }))
  await screen.findByRole('heading', { level: 1, name: 'Your basket' })
  expect(location.pathname).toBe('/cart/')
  expect(main().getAllByText('Blank Choice Gift Cards, Classic').length).toBeGreaterThan(0)
  expect(main().getByLabelText<HTMLInputElement>('Quantity').value).toBe('2')
})
