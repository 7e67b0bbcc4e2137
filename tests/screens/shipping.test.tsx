import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ADDRESS, putIntoBasket, setPayer } from '../support/basket.ts'
import { field, fill, main, visitShop } from '../support/open-page.tsx'
import { leaveBy, pressAt } from '../support/open-shop.ts'

type Gift = { kind: 'PHYSICAL' | 'DIGITAL'; qty?: number; receivers?: object[] }

const receiverAt = (firstName: string, houseNumber: string) =>
  ({ ...ADDRESS, kind: 'RECEIVER', firstName, lastName: 'Lee', countryCode: 'GB', houseNumber }) as const

/** The shipping step with these gifts. */
async function openShipping(gifts: Gift[], payer: object = {}) {
  const shop = visitShop()
  for (const gift of gifts) await putIntoBasket(shop.ask, gift)
  await setPayer(shop.ask, 'sender@example.org', payer)
  return { ...shop, user: await shop.open('/checkout/?step=shipping') }
}

const button = (name: string | RegExp) => main().getByRole('button', { name })
const radio = (name: string | RegExp) => main().getByRole<HTMLInputElement>('radio', { name })
const change = async (user: UserEvent) =>
  user.click((await main().findAllByRole('button', { name: 'Change' })).at(-1) as HTMLElement)
const continueToPayment = (user: UserEvent) => user.click(button('Continue to payment'))
const atPayment = () => screen.findByRole('heading', { level: 1, name: 'How would you like to pay?' })

async function fillAll(user: UserEvent, texts: object): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await fill(user, field(name), text)
}

const DOORS = '{ cartV2 { deliveryMode shipments { deliveryAddress { firstName houseNumber street } } } }'

type Ask = (query: string) => Promise<{ cartV2: { deliveryMode: string; shipments: Shipment[] } }>
type Shipment = { deliveryAddress: typeof ADDRESS & { firstName: string } }

/** The receiver and the address of each shipment, from the API. */
async function listDoors(ask: Ask) {
  const { deliveryMode, shipments } = (await ask(DOORS)).cartV2
  return [deliveryMode, ...shipments.map(({ deliveryAddress: at }) => `${at.firstName} at ${at.houseNumber} ${at.street}`)]
}

test('cards for one person are split between two, and each gets a receiver', async () => {
  const { user, ask } = await openShipping([{ kind: 'PHYSICAL', qty: 2 }])
  await user.click(await main().findByRole('button', { name: /^Split/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Split' }))
  await waitFor(() => expect(radio(/^Each to its own recipient/).checked).toBe(true))
  await change(user)
  await user.click(radio('To me, at another address'))
  await user.click(button('Cancel'))
  await change(user)
  expect(radio(/^To me 10 Bridge/).checked).toBe(true)
  await user.click(radio(/^To someone else/))
  await fillAll(user, { ...ADDRESS, firstName: 'Ben', lastName: 'Lee', houseNumber: '2', street: 'Long Lane' })
  await continueToPayment(user)
  await atPayment()
  expect(await listDoors(ask)).toEqual(['SPLIT', 'Cleo at 10 Bridge Street', 'Ben at 2 Long Lane'])
})

test('a gift to another address keeps it when it is opened and saved again', async () => {
  const { user, ask } = await openShipping([{ kind: 'PHYSICAL' }])
  await change(user)
  await user.click(radio('To me, at another address'))
  await fillAll(user, { ...ADDRESS, houseNumber: '14' })
  await user.click(button('Save'))
  await change(user)
  expect(radio('To me, at another address').checked).toBe(true)
  expect(field('houseNumber').value).toBe('14')
  await user.click(button('Save'))
  await main().findByRole('button', { name: 'Change' })
  expect(await listDoors(ask)).toEqual(['DEFAULT', 'Cleo at 14 Bridge Street'])
})

test('"each to its own recipient" asks about every gift that has none', async () => {
  const named = [receiverAt('Ann', '1'), receiverAt('Ben', '10'), receiverAt('Cas', '10')]
  const receivers = [...named, { kind: 'ME' }, { kind: 'ME' }]
  const { user, ask } = await openShipping([{ kind: 'PHYSICAL', receivers }])
  await user.click(await main().findByRole('radio', { name: /^Each to its own recipient/ }))
  const toMe = () => main().getAllByRole('radio', { name: /^To me 10 Bridge/ })
  await waitFor(() => expect(main().queryAllByRole('radio', { name: /^To me 10 Bridge/ })).toHaveLength(2))
  await waitFor(() => expect(document.activeElement).toBe(toMe()[0]))
  await user.click(main().getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement)
  await change(user)
  expect(toMe()).toHaveLength(2)
  expect(document.activeElement).not.toBe(toMe()[0])
  await user.click(
    main()
      .getAllByRole('radio', { name: /^To someone else/ })
      .at(-1) as HTMLElement,
  )
  await fillAll(user, { ...ADDRESS, firstName: 'Dan', lastName: 'Lee' })
  await continueToPayment(user)
  await atPayment()
  const doors = ['Ann at 1', 'Ben at 10', 'Cas at 10', 'Cleo at 10', 'Dan at 10'].map((door) => `${door} Bridge Street`)
  expect(await listDoors(ask)).toEqual(['SPLIT', ...doors])
})

test('a buyer from abroad enters where the parcels go, and one address can be used for all', async () => {
  const gifts = [{ kind: 'PHYSICAL' as const }, { kind: 'PHYSICAL' as const, receivers: [receiverAt('Ben', '2')] }]
  const { user, ask } = await openShipping(gifts, { countryCode: 'NL', postCode: '1012 AB', city: 'Amsterdam' })
  await main().findByRole('button', { name: 'Continue to payment' })
  await continueToPayment(user)
  await main().findByText('One parcel needs an address')
  await waitFor(() => expect(document.activeElement).toBe(field('postCode')))
  await user.click(radio(/^All to one address/))
  await user.click(radio(/^To someone else/))
  await fillAll(user, { ...ADDRESS, firstName: 'Ann', lastName: 'Lee' })
  await continueToPayment(user)
  await atPayment()
  expect(await listDoors(ask)).toEqual(['SINGLE', 'Ann at 10 Bridge Street', 'Ann at 10 Bridge Street'])
})

describe('a shopper far from the shop', () => {
  const DAY_MS = 86_400_000
  const noon = new Date().setUTCHours(12, 10, 0, 0)
  const timeAtShop = (at: number) => new Date(at).toLocaleTimeString('sv-SE', { timeZone: 'Europe/London', timeStyle: 'short' })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  test("chooses among future times on the shop's clock, and sees that one has passed", async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    vi.useFakeTimers({ toFake: ['Date'], now: noon })
    // The step asks about e-mails only if the order also contains a parcel.
    const { user, route } = await openShipping([{ kind: 'PHYSICAL' }, { kind: 'DIGITAL' }])
    const mailed = (await main().findByText('By email to')).closest('li') as HTMLElement
    await user.click(within(mailed).getByRole('button', { name: 'Change' }))
    await user.click(radio(/^To someone else/))
    await fillAll(user, { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org' })
    const chooseDay = async (index: number) => {
      await user.click(main().getByRole('combobox', { name: /^When\?/ }))
      await user.click((await screen.findAllByRole('option'))[index] as HTMLElement)
    }
    const time = () => main().getByLabelText<HTMLSelectElement>('Time')
    const describe = () => document.getElementById(time().getAttribute('aria-describedby') ?? '')?.textContent
    await chooseDay(1)
    expect(describe()).toBe('UK time')
    const offered = within(time())
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ textContent }) => textContent)
    expect(offered.filter((one) => one <= timeAtShop(noon))).toEqual([])
    expect(time().value).toBe(offered[0])

    await chooseDay(2)
    vi.setSystemTime(noon + 3 * DAY_MS)
    await main().findByText('This time has passed. Please choose another.')
    await user.click(button('Save'))
    await waitFor(() => expect(document.activeElement).toBe(time()))

    // The time has passed when the request arrives: only the shop notices.
    vi.setSystemTime(noon)
    await waitFor(() => expect(main().queryByText('This time has passed. Please choose another.')).toBeNull())
    route(({ variables }) => {
      const [shipment] = (variables.input?.shipments ?? []) as { receivers: { deliverAt: string }[] }[]
      for (const receiver of shipment?.receivers ?? []) receiver.deliverAt = receiver.deliverAt.replace(/^\d+/, '2020')
      return undefined
    })
    await continueToPayment(user)
    expect(await main().findAllByText(/We cannot deliver then/)).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(time()))
    expect(field('firstName').value).toBe('Ann')

    route(() => undefined)
    await chooseDay(3)
    expect(main().queryByText(/We cannot deliver then/)).toBeNull()
    await user.selectOptions(time(), '14:30')
    await continueToPayment(user)
    await atPayment()
    history.back()
    expect((await main().findAllByText(/Arrives \w{3} \d+ \w+, 14:30/)).length).toBeGreaterThan(0)
  })
})

describe('returning from the checkout to the basket', () => {
  const parcelOf = (name: string) => within(main().getByRole('heading', { name }).closest('li') as HTMLElement)

  /** Changes the receiver of this person's gift in the basket. */
  async function renameInBasket(user: UserEvent, who: string, firstName: string): Promise<void> {
    const gift = within((await main().findByText(`For ${who}`)).closest('li') as HTMLElement)
    await user.click(gift.getByRole('button', { name: 'Edit recipient' }))
    const modal = within(await screen.findByRole('dialog'))
    await fill(user, await modal.findByLabelText('First name'), firstName)
    await user.click(modal.getByRole('button', { name: 'Save recipient' }))
    await main().findByText(`For ${firstName} Lee`)
  }

  test('a receiver changed there counts, and unsaved entries for the others are kept', async () => {
    const receivers = [receiverAt('Ann', '1'), receiverAt('Ben', '2')]
    const { user, ask, open } = await openShipping([{ kind: 'PHYSICAL', receivers }])
    await main().findByRole('heading', { name: 'Ann Lee' })
    for (const [who, typed] of [
      ['Ann Lee', 'Zoe'],
      ['Ben Lee', 'Bob'],
    ] as const) {
      await user.click(parcelOf(who).getByRole('button', { name: 'Change' }))
      await fill(user, parcelOf(who).getByLabelText('First name'), typed)
    }
    await open('/cart/')
    await renameInBasket(user, 'Ann Lee', 'Amy')
    await open('/checkout/?step=shipping')
    await main().findByRole('heading', { name: 'Amy Lee' })
    expect(parcelOf('Ben Lee').getByLabelText<HTMLInputElement>('First name').value).toBe('Bob')
    expect(parcelOf('Amy Lee').getByRole('button', { name: 'Change' })).toBeTruthy()
    expect(parcelOf('Amy Lee').queryByLabelText('First name')).toBeNull()
    await continueToPayment(user)
    await atPayment()
    expect(await listDoors(ask)).toEqual(['DEFAULT', 'Amy at 1 Bridge Street', 'Bob at 2 Bridge Street'])
  })

  test('the buyer, the method and the accepted terms survive a changed quantity; the next order needs new acceptance', async () => {
    const { ask, open } = visitShop()
    const terms = () => main().getByRole<HTMLInputElement>('checkbox', { name: /terms and conditions/ })
    await putIntoBasket(ask, { kind: 'DIGITAL' })
    const user = await open('/checkout/')
    await fillAll(user, { email: 'number@example.org', firstName: 'Cleopatra', lastName: 'Hart' })
    await user.click(radio('PayPal'))
    await user.click(terms())
    await open('/cart/')
    await user.click(button('One more'))
    await main().findByText(/2 gifts/)
    await open('/checkout/')
    await waitFor(() => expect(field('firstName').value).toBe('Cleopatra'))
    expect(terms().checked).toBe(true)
    expect(radio('PayPal').checked).toBe(true)

    const hosted = await leaveBy(user, button(/^Pay £80\.95/))
    await open(await pressAt(hosted, 'cancel'))
    await user.click(await main().findByRole('button', { name: 'Cancel this order and return to the basket' }))
    await screen.findByRole('heading', { level: 1, name: 'Your basket' })
    await open('/checkout/')
    await waitFor(() => expect(radio('PayPal').checked).toBe(true))
    expect(terms().checked).toBe(false)
  })
})
