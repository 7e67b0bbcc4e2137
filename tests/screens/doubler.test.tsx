import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, main, visitShop } from '../support/open-page.tsx'
import { ownGiftcard } from '../support/open-shop.ts'
import { startRedeem } from '../support/redeem-visit.ts'

test('a recipient enters the draw from the redeem shop without leaving it', async () => {
  const visitor = visitShop()
  const card = await ownGiftcard(visitor.ask, 'redeems.doubles@example.org', 25)
  await startRedeem(visitor, [card])
  const user = await visitor.open('/check-your-balance/result/')
  await user.click(await main().findByRole('link', { name: 'Enter the balance doubler' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Enter the balance doubler' }))
  await fill(user, await modal.findByLabelText('Card number'), card.number)
  await fill(user, modal.getByLabelText('Your name'), 'Anna Hill')
  await fill(user, modal.getByLabelText('Email address'), 'modal.enters@example.org')
  await user.click(modal.getByRole('checkbox'))
  await user.click(modal.getByRole('button', { name: 'Enter the draw' }))
  // From midnight to noon of the first Monday entries are closed.
  const { isOpen } = (await visitor.ask('{ doubler { isOpen } }')).doubler
  await modal.findByText(isOpen ? 'You’re in the draw' : /Entries are closed until the draw at 12:00/)
  expect(location.pathname).toBe('/check-your-balance/result/')
})
