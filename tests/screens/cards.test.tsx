import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, main, visitShop } from '../support/open-page.tsx'
import { ownGiftcard } from '../support/open-shop.ts'

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
