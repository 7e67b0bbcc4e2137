import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { putIntoBasket, setPayer } from '../support/basket.ts'
import { fill, main, visitShop } from '../support/open-page.tsx'
import { listMails, placeOrder, untilLinked, untilMailed } from '../support/open-shop.ts'

const CORRECT = 'mutation ($input: CorrectReceiverInput!) { answer: correctReceiver(input: $input) { errors { message } } }'
const ORDER = /\/order\/[\w-]{43}\//

const mainText = () => document.querySelector('main')?.textContent ?? ''

test('a replaced gift link looks like an unknown one, and both offer a way on', async () => {
  const { ask, open, read } = visitShop()
  const [buyer, to] = ['cleo.replaces@example.org', 'an@example.org']
  await putIntoBasket(ask, { kind: 'DIGITAL', receivers: [{ kind: 'RECEIVER', firstName: 'Ann', lastName: 'Lee', email: to }] })
  await setPayer(ask, buyer)
  await placeOrder(ask)
  const orderToken = (await untilLinked(buyer, ORDER)).split('/')[2]
  const replaced = await untilLinked(to, /\/gift\/[\w-]{43}\//)
  const { giftStates } = await ask(`{ giftStates(orderToken: "${orderToken}") { gifts { shipmentId } } }`)
  const input = { orderToken, shipmentId: giftStates.gifts[0].shipmentId, firstName: 'Ann', lastName: 'Lee' }
  const corrected = await ask(CORRECT, { input: { ...input, email: 'ann.lee@example.org' } })
  expect(corrected).toEqual({ answer: { errors: [] } })

  const look = async (path: string) => {
    const user = await open(path)
    await main().findByText(/only the link in the newest email works/)
    return { user, seen: { status: (await read(path)).status, words: mainText() } }
  }
  const { seen } = await look(replaced)
  expect(seen.status).toBe(404)
  const { user, seen: never } = await look(`/gift/${'x'.repeat(43)}/`)
  expect(never).toEqual(seen)
  await user.click(main().getByRole('link', { name: 'Ask us' }))
  await waitFor(() => expect(location.pathname).toBe('/contact-us/'))

  await visitShop('cb.localhost').open('/cadeau/unknown/')
  await main().findByText(/Deze cadeaulink werkt niet/)
})

test('the buyer sees when each gift is sent, resends one and corrects an address', async () => {
  const { ask, open } = visitShop()
  const [buyer, again] = ['cleo.follows@example.org', 'ann.again@example.org']
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const receivers = [
    { kind: 'RECEIVER', firstName: 'Ann', lastName: 'Lee', email: again },
    { kind: 'RECEIVER', firstName: 'Ben', lastName: 'Lee', email: 'ben@exmaple.org', deliverAt: `${inTwoDays}T14:30` },
  ]
  await putIntoBasket(ask, { kind: 'DIGITAL', receivers })
  await setPayer(ask, buyer)
  const uuid = await placeOrder(ask)
  await untilMailed(again, /./)
  const user = await open(`/checkout/thank-you/${uuid}/`)
  await main().findByText('Thank you!')
  expect(mainText()).toMatch(/For Ann Lee: 1 gift ?ann.again@example.org.*(Arrives within the hour|Sent by email)/)
  expect(mainText()).toMatch(/For Ben Lee: 1 gift ?ben@exmaple.org.*Arrives \w{3} \d+ \w+, 14:30/)

  await user.click(main().getByRole('link', { name: 'Follow your gifts' }))
  const findGift = async (name: string) => (await main().findByText(`To ${name} Lee`)).closest('article') as HTMLElement
  const giftTo = async (name: string) => within(await findGift(name))
  const status = async (name: string) => (await giftTo(name)).findByRole('status')
  await findGift('Ann')
  // Its mail was sent a moment later.
  await waitFor(async () => {
    await open(location.pathname)
    expect((await giftTo('Ann')).getByRole('button', { name: 'Send again' })).toBeTruthy()
  })
  await user.click((await giftTo('Ann')).getByRole('button', { name: 'Send again' }))
  await waitFor(async () => expect((await status('Ann')).textContent).toBe(`We are sending it to ${again} again.`))
  const said = await status('Ann')
  await waitFor(() => expect(document.activeElement).toBe(said))
  // Its time has come: a saved change sends it at once, and the button says so.
  await user.click((await giftTo('Ann')).getByRole('button', { name: 'Correct the address' }))
  expect((await giftTo('Ann')).getByRole('button', { name: 'Save and send' })).toBeTruthy()
  await user.click((await giftTo('Ann')).getByRole('button', { name: 'Cancel' }))
  await waitFor(async () => expect(await listMails(again)).toHaveLength(2))

  await waitFor(async () => {
    await open(location.pathname)
    expect((await findGift('Ann')).textContent).toContain('Sent by email on')
  })
  expect((await findGift('Ben')).textContent).toContain('Scheduled')
  await user.click((await giftTo('Ben')).getByRole('button', { name: 'Change the date' }))
  const modal = within(await screen.findByRole('dialog'))
  await user.selectOptions(await modal.findByLabelText('Time'), '15:30')
  await user.click(modal.getByRole('button', { name: 'Use this date' }))
  await waitFor(async () => expect((await status('Ben')).textContent).toMatch(/^Saved\. Arrives \w{3} \d+ \w+, 15:30\.$/))
  await user.click(main().getByLabelText('Email me when a gift is opened'))
  await main().findByText('Saved. We email you once for each gift.')
  for (const [name, address, save] of [
    ['Ann', 'ann.elsewhere@example.org', 'Save and send'],
    ['Ben', 'ben.right@example.org', 'Save'],
  ] as const) {
    const gift = await giftTo(name)
    await user.click(gift.getByRole('button', { name: 'Correct the address' }))
    await fill(user, gift.getByLabelText('Email address'), 'nowhere')
    await user.click(gift.getByRole('button', { name: save }))
    await gift.findByText('The email address entered is incorrect')
    await waitFor(() => expect(document.activeElement).toBe(gift.getByLabelText('Email address')))
    await fill(user, gift.getByLabelText('Email address'), address)
    await user.click(gift.getByRole('button', { name: save }))
    await waitFor(async () => expect((await status(name)).textContent).toContain(address))
    expect(gift.queryByLabelText('Email address')).toBeNull()
  }
  await untilMailed('ann.elsewhere@example.org', /./)
  expect((await findGift('Ben')).textContent).toMatch(/Scheduled.*Arrives \w{3} \d+ \w+, 15:30/s)
  await user.click(main().getByRole('link', { name: 'customer support' }))
  await waitFor(() => expect(main().queryByText('To Ben Lee')).toBeNull())
  history.back()
  expect((await findGift('Ben')).textContent).toContain('ben.right@example.org')
})
