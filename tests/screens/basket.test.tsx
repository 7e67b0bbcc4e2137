import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CheckoutDocument } from '../../src/generated/documents.ts'
import { ADDRESS, putIntoBasket, setPayer } from '../support/basket.ts'
import { fill, main, visitShop } from '../support/open-page.tsx'

type Gift = { value: number; qty?: number }

/** The basket with these gifts, one of each by default. */
async function openBasket(...gifts: Gift[]) {
  const shop = visitShop()
  for (const gift of gifts) await putIntoBasket(shop.ask, { kind: 'DIGITAL', ...gift })
  return { ...shop, user: await shop.open('/cart/') }
}

const toCheckout = () => main().getAllByRole('link', { name: 'Checkout' })[0] as HTMLElement
const findEmailDialog = () => screen.findByRole('dialog', { name: 'What is your email address?' })
const failed = () => screen.findByRole('dialog', { name: 'That did not work' })
const closeFailure = async (user: UserEvent) =>
  user.click(
    within(await failed())
      .getAllByRole('button', { name: 'Close' })
      .at(-1) as HTMLElement,
  )
const quantities = () =>
  main()
    .getAllByLabelText<HTMLInputElement>('Quantity')
    .map(({ value }) => value)
const tap = (user: UserEvent, { name, line = 0 }: { name: 'One more' | 'One less'; line?: number }) =>
  user.click(main().getAllByRole('button', { name })[line] as HTMLElement)

/** Opens the editor of a gift and returns its message field. */
async function edit(user: UserEvent, line = 0): Promise<HTMLTextAreaElement> {
  await user.click(main().getAllByRole('button', { name: 'Edit Foxglove & Folio' })[line] as HTMLElement)
  const forms = await main().findAllByRole('form', { name: 'Edit your gift' })
  return within(forms.at(-1) as HTMLElement).getByRole('textbox', { name: /message/i })
}

const readMessages = async ({ ask }: { ask: (query: string) => Promise<unknown> }) => {
  const read = (await ask('{ cartV2 { shipments { packages { message { text } } } } }')) as {
    cartV2: { shipments: { packages: { message: { text: string } }[] }[] }
  }
  return read.cartV2.shipments.flatMap(({ packages }) => packages.map(({ message }) => message.text)).sort()
}

test('a change that is still being saved appears at the checkout', async () => {
  const { user, calls, route } = await openBasket({ value: 40 })
  const { promise: isSlow, resolve: arrive } = Promise.withResolvers<void>()
  route(({ variables }) => (variables.input?.qty ? isSlow : undefined))
  await user.hover(toCheckout())
  for (const _time of [1, 2]) await tap(user, { name: 'One more' })
  await user.click(toCheckout())
  // Pointing at the button loads nothing yet.
  expect(calls.map(({ variables }) => variables.input?.qty).filter(Boolean)).toEqual([2])
  arrive()
  const question = within(await findEmailDialog())
  await fill(user, question.getByLabelText('Email address'), 'in.haste@example.org')
  await user.click(question.getByRole('button', { name: 'Continue' }))
  const [sum] = await main().findAllByText('Gift cards and wrapping')
  expect(sum?.closest('dl')?.textContent).toContain('£120.00')
  const asked = calls.map(({ query, variables }) => (query === CheckoutDocument.id ? 'checkout' : variables.input?.qty))
  expect(asked.filter(Boolean)).toEqual([2, 3, 'checkout'])
})

test('a gift that is being edited is saved on the way to the checkout, or keeps the shopper in the basket', async () => {
  const { user, ask } = await openBasket({ value: 40 })
  const message = await edit(user)
  await fill(user, message, 'See www.example.org')
  await user.click(toCheckout())
  await waitFor(() => expect(document.activeElement).toBe(message))
  expect(screen.queryByRole('dialog')).toBeNull()
  await fill(user, message, 'Happy birthday')
  await user.click(toCheckout())
  await findEmailDialog()
  expect(await readMessages({ ask })).toEqual(['Happy birthday'])
})

test('saving a gift sends all of its fields; an unchanged editor is closed on the way to the checkout', async () => {
  const { user, calls } = await openBasket({ value: 40 })
  const listSaved = () => calls.flatMap(({ variables: { input } }) => (input?.packageId ? [input] : []))
  const message = await edit(user)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(message.isConnected).toBe(false))
  // A wrapper that the shop has withdrawn is removed from the basket.
  expect(listSaved()).toEqual([expect.objectContaining({ wrapperId: null, giftPackingId: null })])

  const again = await edit(user)
  await user.click(toCheckout())
  await findEmailDialog()
  expect(again.isConnected).toBe(false)
  expect(listSaved()).toHaveLength(1)
})

test('when two gifts are being edited, the second is saved with its latest text', async () => {
  const { user, calls, route, ask } = await openBasket({ value: 40 }, { value: 25 })
  const { promise: isSlow, resolve: arrive } = Promise.withResolvers<void>()
  route(({ variables }) => (variables.input?.message === 'First' ? isSlow : undefined))
  await fill(user, await edit(user), 'First')
  const second = await edit(user, 1)
  await fill(user, second, 'Sec')
  await user.click(toCheckout())
  await waitFor(() => expect(calls.some(({ variables }) => variables.input?.message === 'First')).toBe(true))
  await fill(user, second, 'Second')
  arrive()
  await findEmailDialog()
  expect(await readMessages({ ask })).toEqual(['First', 'Second'])
})

test('a refused quantity keeps the shopper in the basket, whatever is saved after it', async () => {
  // An order contains at most a hundred cards.
  const { user, route } = await openBasket({ value: 10, qty: 98 }, { value: 25, qty: 2 })
  const { promise: isSlow, resolve: arrive } = Promise.withResolvers<void>()
  route(({ variables }) => (variables.input?.qty ? isSlow : undefined))
  await tap(user, { name: 'One more' })
  await tap(user, { name: 'One less', line: 1 })
  await user.click(toCheckout())
  arrive()
  await within(await failed()).findByText(/Exceeding of giftcard limit in the order/)
  await closeFailure(user)
  expect(quantities()).toEqual(['98', '1'])
  expect(location.pathname).toBe('/cart/')
  // The buyer has read the message: the page now shows what they will order.
  await user.click(toCheckout())
  await findEmailDialog()
})

test('a failure to save an editor is reported, and nothing typed is lost', async () => {
  const { user, route, ask } = await openBasket({ value: 40 })
  const message = await edit(user)
  await fill(user, message, 'Happy birthday')
  route(({ variables }) => variables.input?.packageId && { errors: [{ message: 'Oh' }] })
  await user.click(toCheckout())
  await waitFor(async () => expect(within(await failed()).getByRole('alert').textContent).not.toBe(''))
  await closeFailure(user)
  expect(message.value).toBe('Happy birthday')
  route(() => undefined)
  await user.click(toCheckout())
  await findEmailDialog()
  expect(await readMessages({ ask })).toEqual(['Happy birthday'])
})

test('a gift for the buyer is redirected to somebody in another state, and back to the buyer', async () => {
  const { ask, open } = visitShop('cbus.localhost')
  await putIntoBasket(ask, { kind: 'PHYSICAL' })
  await setPayer(ask, 'own.state@example.org', { countryCode: 'US', postCode: '10001', city: 'New York' })
  const user = await open('/cart/')
  await main().findByText('For you')
  const modal = async () => within(await screen.findByRole('dialog'))
  const control = async (label: string) =>
    (await modal()).findByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' })
  const save = async () => user.click((await modal()).getByRole('button', { name: 'Save recipient' }))
  await user.click(main().getByRole('button', { name: 'Send to someone else' }))
  // The buyer's data is not filled in there.
  for (const label of ['First name', 'Last name', 'Postcode', 'House number or name', 'Street', 'Town or city']) {
    expect((await control(label)).value, label).toBe('')
  }
  const sam = { 'First name': 'Sam', 'Last name': 'Reed', Postcode: '78701', 'House number or name': '5', Street: 'Elm Road' }
  for (const [label, text] of Object.entries({ ...sam, 'Town or city': 'Asutin', 'State or province': 'Texas' }))
    await fill(user, await control(label), text)
  await save()
  await main().findByText('For Sam Reed')
  await user.click(main().getByRole('button', { name: 'Edit recipient' }))
  await fill(user, await control('Town or city'), 'Austin')
  expect((await control('State or province')).value).toBe('Texas')
  await save()
  await main().findByText('5 Elm Road, Austin Texas 78701')
  await user.click(main().getByRole('button', { name: 'Edit recipient' }))
  await user.click((await modal()).getByText('For me'))
  expect((await modal()).queryByLabelText('First name')).toBeNull()
  await save()
  await main().findByText('For you')
  // The page shows the change before it is saved.
  const back = { receiverKind: 'ME', hasOwnAddress: false, deliveryAddress: { street: ADDRESS.street } }
  const readCart = () => ask('{ cartV2 { shipments { receiverKind hasOwnAddress deliveryAddress { street } } } }')
  await waitFor(async () => expect((await readCart()).cartV2.shipments).toEqual([back]))
})
