import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ADDRESS, putIntoBasket } from '../support/basket.ts'
import { fill, main, visitShop } from '../support/open-page.tsx'

const PRODUCT = '/gift-cards/grumble-coffee/'

const dialog = async () => within(await screen.findByRole('dialog'))
const basket = () => within(main().getByRole('list', { name: 'What is in your basket' }))
const press = async (user: UserEvent, name: string | RegExp) => user.click(await main().findByRole('button', { name }))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('a shopper who comes from an occasion finds its wrappers first', async () => {
  const { open } = visitShop()
  await open('/occasions/wedding/')
  await waitFor(() => expect(sessionStorage.getItem('occasion')).not.toBeNull())
  const user = await open(PRODUCT)
  const row = async () => within(await main().findByRole('group', { name: /^Wrapper/ }))
  await waitFor(async () =>
    expect((await row()).getAllByRole('radio')[0]).toBe((await row()).getByRole('radio', { name: /^Wedding lace/ })),
  )
  await press(user, 'More wrappers')
  await user.click((await dialog()).getByRole('radio', { name: /^Birthday balloons/ }))
  await user.click((await dialog()).getByRole('button', { name: 'Use this wrapper' }))
  await waitFor(async () =>
    expect((await row()).getByRole<HTMLInputElement>('radio', { name: /^Birthday balloons/ }).checked).toBe(true),
  )
})

async function chooseLastDay(user: UserEvent): Promise<void> {
  await user.click((await dialog()).getByText('Choose a date'))
  await waitFor(() => expect(document.querySelector('button[data-day]:not(:disabled)')).not.toBeNull())
  await user.click([...document.querySelectorAll('button[data-day]:not(:disabled)')].at(-1) as HTMLElement)
}

test('parcels are sent to two receivers, one of them on another day', async () => {
  const user = await visitShop().open(PRODUCT)
  await user.click(main().getByRole('radio', { name: /^A real card, by post/ }))
  await user.click(main().getByRole('radio', { name: 'For several people' }))
  const people = ['Ada', 'Cleo']
  for (const firstName of people) {
    await press(user, 'Add a recipient')
    const modal = await dialog()
    const texts = { 'First name': firstName, 'Last name': 'Moss', Postcode: 'SW1A 1AA', 'House number': '5', Street: 'Elm Road' }
    for (const [label, text] of Object.entries({ ...texts, 'Town or city': 'London' })) {
      const [control] = await modal.findAllByLabelText(new RegExp(`^${label}`), { selector: 'input' })
      await fill(user, control as HTMLElement, text)
    }
    if (firstName === 'Cleo') await chooseLastDay(user)
    await user.click((await dialog()).getByRole('button', { name: 'Save recipient' }))
    await within(await main().findByRole('list', { name: 'Recipients' })).findByText(`${firstName} Moss`)
  }
  await press(user, 'Delivery overview')
  await (await dialog()).findByText(/2 recipients · 2 gifts/)
  await user.click((await dialog()).getByRole('button', { name: 'Done' }))
  await press(user, 'Remove Ada Moss')
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  await user.click(main().getAllByRole('button', { name: /^Add to basket/ })[0] as HTMLElement)
  await user.click(await screen.findByRole('link', { name: 'View basket' }))
  await heading('Your basket')
  for (const firstName of people) expect(basket().getByText(`For ${firstName} Moss`)).toBeTruthy()
  expect(basket().getAllByText(/^Arrives \w{3} \d+( \w+)? – /)).toHaveLength(1)
  expect(main().getByText('2 gifts by post')).toBeTruthy()
})

test('another date keeps the address of a parcel, and a refusal is shown', async () => {
  const { ask, open } = visitShop()
  const receiver = { ...ADDRESS, kind: 'ME', firstName: 'Cleo', lastName: 'Hart', countryCode: 'GB' }
  await putIntoBasket(ask, { kind: 'PHYSICAL', receivers: [receiver] })
  const user = await open('/cart/')
  const chooseDay = async () => {
    await press(user, 'Change delivery date')
    await chooseLastDay(user)
    await user.click((await dialog()).getByRole('button', { name: 'Use this date' }))
  }
  await chooseDay()
  await waitFor(() => expect(basket().queryAllByText(/^Arrives \w{3} \d+( \w+)? – /)).toEqual([]))
  expect(basket().getByText(/10 Bridge Street/)).toBeTruthy()
  const { cartV2 } = await ask('{ cartV2 { shipments { tag } } }')
  const remove = 'mutation ($tag: String!) { deleteGiftcardPackageGroupMutation(shipmentTag: $tag) { errors { code } } }'
  await ask(remove, cartV2.shipments[0])
  await chooseDay()
  await screen.findByRole('dialog', { name: 'That did not work' })
})

test('a Dutch shopper builds and pays in Dutch', async () => {
  const user = await visitShop('cb.localhost').open('/cadeaubonnen/grumble-coffee/')
  const add = () => user.click(main().getAllByRole('button', { name: /^In winkelmandje/ })[0] as HTMLElement)
  await fill(user, main().getByLabelText('Voornaam'), 'Sanne')
  await add()
  await main().findAllByRole('alert')
  await fill(user, main().getByLabelText('Achternaam'), 'de Wit')
  await fill(user, main().getByLabelText('E-mailadres'), 'sanne@example.nl')
  await add()
  await user.click(await screen.findByRole('link', { name: 'Bekijk winkelmandje' }))
  expect((await main().findAllByRole('link', { name: 'Afrekenen' })).length).toBeGreaterThan(0)
  expect(main().getByText('Voor Sanne de Wit')).toBeTruthy()
  expect(location.pathname).toBe('/winkelmandje/')
})

test('a shopper who is not sure sees the card for all brands, and which brands it can be exchanged for', async () => {
  const user = await visitShop().open(PRODUCT)
  await press(user, 'Not sure? Let them choose')
  await (await dialog()).findByText('One card, every brand in the shop')
  await user.click((await dialog()).getByRole('link', { name: 'Go to the Choice Gift Card' }))
  await waitFor(() => expect(location.pathname).toContain('all-in-one-gift-card'))
  await press(user, 'View all brands')
  await fill(user, await (await dialog()).findByLabelText('Find a brand'), 'foxglove')
  await (await dialog()).findByText('1 brand')
  expect((await dialog()).getByRole('link', { name: 'Foxglove & Folio' })).toBeTruthy()
})

test('six cards in the basket are split between three people', async () => {
  const { ask, open } = visitShop()
  await putIntoBasket(ask, { kind: 'PHYSICAL', qty: 6 })
  const user = await open('/cart/')
  await press(user, /^Split between people/)
  await user.click((await dialog()).getByRole('radio', { name: /^3 people/ }))
  await user.click((await dialog()).getByRole('button', { name: 'Split' }))
  await waitFor(() => expect(main().getAllByRole('button', { name: 'Send to someone else' })).toHaveLength(3))
})

afterEach(() => void vi.useRealTimers())

test('the basket shows when the cut-off is near, passes and has passed', async () => {
  const { ask, open } = visitShop()
  await putIntoBasket(ask, { kind: 'PHYSICAL' })
  const { cartV2 } = await ask('{ cartV2 { shipments { id deliveryOptions { cutOff selectableDates } } } }')
  const [{ id: shipmentId, deliveryOptions }] = cartV2.shipments
  const shipments = [{ shipmentId, deliverOn: deliveryOptions.selectableDates.at(-1) }]
  await ask('mutation ($input: SetDeliveryInput!) { setDelivery(input: $input) { errors { code } } }', { input: { shipments } })
  const goTo = (hoursBefore: number) => vi.setSystemTime(Date.parse(deliveryOptions.cutOff) - hoursBefore * 3_600_000)
  const near = () => main().queryByText('Order by 17:00 and your gift card will be sent today')
  const passed = () => main().queryByText(/^What goes by post is sent on \w+day/)
  vi.useFakeTimers({ toFake: ['Date'] })
  goTo(20)
  const user = await open('/cart/')
  expect(passed(), 'a gift for a later day has no cut-off').toBeNull()
  await press(user, 'Change delivery date')
  await user.click((await dialog()).getByText('As soon as possible'))
  await user.click((await dialog()).getByRole('button', { name: 'Use this date' }))
  await waitFor(() => expect(passed()).not.toBeNull())
  goTo(10)
  await waitFor(() => expect([passed(), near()]).toEqual([null, null]))
  goTo(2)
  await waitFor(() => expect(near()).not.toBeNull())
  goTo(-1)
  await main().findByText('The delivery time has changed')
})

test('each product starts a new gift, and a card that is only sent by post can be bought', async () => {
  const user = await visitShop().open('/gift-cards/fellstride/')
  const form = () => within(main().getByRole('form', { name: 'Put together your gift' }))
  const message = () => form().getByRole<HTMLTextAreaElement>('textbox', { name: /message/i })
  await fill(user, message(), 'To the hills')
  await user.click(document.querySelector('header input[name="s"]') as HTMLElement)
  const search = async () => within(await screen.findByRole('dialog', { name: 'Search' }))
  await fill(user, await (await search()).findByRole('combobox'), 'wicket')
  await user.click(await (await search()).findByRole('option', { name: /^Wicket & Willow/ }))
  await heading(/Wicket & Willow/)
  expect(message().value).toBe('')
  expect(form().getAllByRole('button', { name: /^Add to basket/ }).length).toBeGreaterThan(0)
  history.back()
  await heading(/Fellstride/i)
  await waitFor(() => expect(message().value).toBe('To the hills'))
})

async function putIn(user: UserEvent): Promise<void> {
  await user.click(main().getAllByRole('button', { name: /^Add to basket/ })[0] as HTMLElement)
  await user.click(await screen.findByRole('link', { name: 'View basket' }))
  await heading('Your basket')
}

test('a packing is previewed, chosen, and shown in the basket', async () => {
  const user = await visitShop().open(PRODUCT)
  await user.click(main().getByRole('radio', { name: /^A real card, by post/ }))
  await user.click(main().getByRole('radio', { name: 'For me' }))
  await fill(user, main().getByRole('textbox', { name: /^Personal message/ }), 'Unpack me')
  await press(user, 'Choose a gift box')
  const packings = await dialog()
  await user.click(packings.getByRole('radio', { name: /^Keepsake tin/ }))
  await waitFor(() => expect(packings.getAllByText('Keepsake tin')).toHaveLength(2))
  await user.click(packings.getByRole('button', { name: 'Use this gift box' }))
  await within(main().getByRole('figure')).findByRole('img', { name: 'Keepsake tin' })
  await putIn(user)
  expect(basket().getByText(/^Keepsake tin/)).toBeTruthy()
  await press(user, 'Preview of Grumble Coffee')
  await (await dialog()).findByRole('img', { name: 'Keepsake tin' })
  expect((await dialog()).getByRole('figure').textContent).toContain('Unpack me')
})

test('blank cards come in packs of three, and have a price but no value', async () => {
  const user = await visitShop().open('/gift-cards/blank-choice-cards-classic/')
  await main().findByRole('heading', { name: 'How many packs?' })
  expect(main().queryByText('Choose an amount')).toBeNull()
  expect(main().getByRole('figure').textContent).not.toContain('£')
  await press(user, 'One more')
  expect(main().getByLabelText<HTMLInputElement>('Packs of 3').value).toBe('2')
  await putIn(user)
  expect(basket().getByText('£3 each')).toBeTruthy()
  expect(document.querySelector('[data-total]')?.textContent).toBe('£8.90')
  expect(main().queryByRole('button', { name: /^Edit / })).toBeNull()
})
