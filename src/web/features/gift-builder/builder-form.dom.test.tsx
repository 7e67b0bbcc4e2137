import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { AddPackageDocument, BuilderDeliveryDocument } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { BuilderForm } from './builder-form.tsx'
import type { BuilderProduct } from './builder-product.ts'
import { useGiftBuilder } from './use-gift-builder.ts'

const pounds = (value: number) => ({ currency: 'GBP', value })
const OFFER = {
  hasFixedPrices: false,
  pricesToShow: [pounds(25), pounds(40)],
  minPrice: pounds(10),
  maxPrice: pounds(100),
}
const COFFEE = {
  id: 'coffee',
  title: 'Grumble Coffee',
  path: '/gift-cards/grumble-coffee/',
  productType: 'GIFTCARD',
  backgroundColor: '#000',
  image: null,
  occasions: [],
  promotion: null,
  variations: [
    { id: 'mail', variationType: 'DIGITAL', sku: 'C-D', inStock: true },
    { id: 'post', variationType: 'PHYSICAL', sku: 'C-P', inStock: true },
  ],
  digitalVariationConfig: OFFER,
  physicalVariationConfig: OFFER,
} as unknown as BuilderProduct

const PACKINGS = ['Gift box', 'Keepsake tin'].map((title, index) => ({
  id: `packing-${index}`,
  title,
  description: '',
  price: pounds(2),
  image: null,
}))
const WRAPPER = { id: 'kraft', title: 'Kraft', kinds: ['DIGITAL'], occasions: [], price: pounds(0), image: null }
const OCCASIONS = [{ id: 'birthday', title: 'Birthday', messages: ['Enjoy your day!'] }]
const PROMISES = [{ deliveredFrom: '2026-11-20', deliveredBy: '2026-11-23' }]
const EXTRAS = { wrappers: [{ ...WRAPPER, backImage: null, frontImage: null }], giftPackings: PACKINGS, occasions: OCCASIONS }

/** Renders the builder of a product, and records what it adds to the basket. */
async function renderBuilder(product = COFFEE) {
  const added: unknown[] = []
  const ask = (async (document: unknown, variables: { input?: unknown }) => {
    if (document === AddPackageDocument) {
      added.push(variables.input)
      return { addOriginalPackageToCart: { order: { id: '1', quantity: 1 }, errors: [] } }
    }
    if (document === BuilderDeliveryDocument) return { deliveryOptions: { selectableDates: [], promises: PROMISES } }
    return EXTRAS
  }) as unknown as Ask
  function Builder() {
    return <BuilderForm builder={useGiftBuilder(product)} />
  }
  return { ...(await renderInShop(<Builder />, ask)), added }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const add = () => button(/^Add to basket/)
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const dialog = () => screen.findByRole('dialog')

async function typeSam(user: UserEvent) {
  await user.type(field('First name'), 'Sam')
  await user.type(field('Last name'), 'Reed')
  await user.type(field('Email address'), 'sam@example.com')
}

describe('errors in the form', () => {
  test('are shown next to their fields, the first has the focus, and nothing typed is lost', async () => {
    const { user, unmount } = await renderBuilder()
    await user.click(screen.getByLabelText('Another amount'))
    await user.type(field('Your amount'), '5')
    await user.type(field(/^Personal message/), 'Look at www.example.com')
    await user.type(field('First name'), 'Sam')
    await user.type(field('Email address'), 'sam@example')
    await user.click(add())
    await screen.findByText('The minimum is £10')
    for (const text of [
      'A personal message cannot contain links',
      'Last name is a required field',
      'The email address entered is incorrect',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(document.activeElement).toBe(field('Your amount'))

    unmount()
    await renderBuilder()
    expect(field('Your amount').value).toBe('5')
    expect(field('First name').value).toBe('Sam')
  })

  test.each([
    ['too much', '101', 'The maximum is £100'],
    ['an empty amount', '', 'Please, enter a positive value'],
  ])('%s is refused', async (_sentence, typed, message) => {
    const { user, added } = await renderBuilder()
    await user.click(radio('For me'))
    await user.click(screen.getByLabelText('Another amount'))
    if (typed) await user.type(field('Your amount'), typed)
    await user.click(add())
    await screen.findByText(message)
    expect(added).toEqual([])
  })
})

describe('recipients', () => {
  const receivers = () => screen.getByRole('list', { name: 'Recipients' })
  const listNames = () =>
    within(receivers())
      .getAllByRole('listitem')
      .map((line) => line.querySelector('p')?.textContent)

  async function renderWithReceivers(...names: string[]) {
    const builder = await renderBuilder()
    const { user } = builder
    await user.click(radio('For several people'))
    for (const name of names) {
      await user.click(await screen.findByRole('button', { name: 'Add a recipient' }))
      const modal = within(await dialog())
      await user.type(modal.getByLabelText('First name'), name)
      await user.type(modal.getByLabelText('Last name'), 'Moss')
      await user.type(modal.getByLabelText('Email address'), `${name.toLowerCase()}@example.com`)
      await user.click(modal.getByRole('button', { name: 'Save recipient' }))
      await waitFor(() => expect(listNames()).toContain(`${name} Moss`))
    }
    return builder
  }

  test('changes to one are discarded on request, and saved otherwise', async () => {
    const { user } = await renderWithReceivers('Ada')
    expect(screen.getByRole('list', { name: 'Recipients' }).textContent).toContain('Arrives within the hour')
    await user.click(button('Edit Ada Moss'))
    await user.type(within(await dialog()).getByLabelText('First name'), 'm')
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    await screen.findByText('Leave without saving?')
    await user.click(button('Discard changes'))
    await user.click(await screen.findByRole('button', { name: 'Edit Ada Moss' }))
    const modal = within(await dialog())
    await waitFor(() => expect(modal.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada'))
    await user.type(modal.getByLabelText('First name'), 'h')
    await user.click(modal.getByRole('button', { name: 'Save recipient' }))
    await waitFor(() => expect(listNames()).toEqual(['Adah Moss']))
  })

  test('a pasted list becomes recipients once its wrong lines and typing errors are corrected', async () => {
    const { user } = await renderWithReceivers()
    await user.click(await screen.findByRole('button', { name: 'Paste a list' }))
    const modal = within(await dialog())
    const addAll = () => user.click(modal.getByRole('button', { name: 'Add these people' }))
    await addAll()
    await modal.findByText('Please paste at least one line.')
    await user.type(modal.getByLabelText('Names and addresses'), 'Ada Moss, ada@gmial.com\nBen')
    await modal.findByText('Line 2: please write a first name, a last name and an email address.')
    const area = modal.getByLabelText<HTMLTextAreaElement>('Names and addresses')
    await addAll()
    expect(document.activeElement).toBe(area)
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Ben')
    area.setSelectionRange(area.value.length, area.value.length)
    await user.click(modal.getByRole('button', { name: /^Correct it/ }))
    expect(document.activeElement).toBe(area)
    await user.type(modal.getByLabelText('Names and addresses'), ' Moss ben@example.com')
    await addAll()
    await waitFor(() => expect(listNames()).toEqual(['Ada Moss', 'Ben Moss']))
    expect(screen.getByText('ada@gmail.com')).toBeTruthy()
  })

  test('one is removed after a confirmation, and so are all', async () => {
    const { user } = await renderWithReceivers('Ada', 'Ben', 'Cleo')
    await user.click(button('Remove Cleo Moss'))
    await screen.findByText('Cleo Moss will not receive a gift.')
    await user.click(button('Remove'))
    await waitFor(() => expect(listNames()).toEqual(['Ada Moss', 'Ben Moss']))
    await user.click(button('Remove all'))
    await user.click(within(await dialog()).getByRole('button', { name: 'Remove all' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Recipients' })).toBeNull())
  })
})

test('a gift for tomorrow at nine, in a free wrapper and with ready-made words, is a few clicks away from the checkout', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-17T12:00:00Z')
  const { user, added } = await renderBuilder()
  await waitFor(() => expect(radio('Kraft').checked).toBe(true))
  await user.click(radio('£40'))
  await user.click(button('Ready-made messages'))
  await user.click(button('Enjoy your day!'))
  expect(screen.queryByRole('button', { name: 'Enjoy your day!' })).toBeNull()
  expect(document.activeElement).toBe(button('Ready-made messages'))
  await typeSam(user)
  await user.click(radio('Tomorrow 9:00'))
  await user.click(button('Send Wed 18 Nov, 9:00'))
  await screen.findByText('Arrives Wed 18 Nov, 9:00')
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Checkout' })).pathname).toBe('/checkout/')
  const receivers = [{ firstName: 'Sam', deliverAt: '2026-11-18T09:00' }]
  expect(added).toMatchObject([{ value: 40, wrapperId: 'kraft', message: 'Enjoy your day!', receivers }])
  vi.useRealTimers()
})

test('an instant gift is promised in the same words in the basket', async () => {
  const { user } = await renderBuilder()
  await user.click(radio('For me'))
  await user.click(add())
  expect(await within(await dialog()).findByText('Arrives within the hour')).toBeTruthy()
})

test('a parcel is promised for the same days in the basket', async () => {
  const { user } = await renderBuilder()
  await user.click(radio(/A real card, by post/))
  await user.click(radio('For me'))
  await user.click(add())
  expect(await within(await dialog()).findByText('Arrives Fri 20 – Mon 23 Nov')).toBeTruthy()
})

test('a pack of blank cards has no wrapper, box or message, for several recipients as well', async () => {
  const pack = { ...COFFEE, productType: 'BLANK_GIFT_CARD_PACK', digitalVariationConfig: null } as BuilderProduct
  const { user } = await renderBuilder(pack)
  await user.click(radio('For several people'))
  await user.click(button('Add a recipient'))
  await within(await dialog()).findByLabelText('First name')
  expect(screen.queryByText('Make it yours')).toBeNull()
  expect(screen.queryByLabelText(/message/i)).toBeNull()
})

test('a correction is suggested for a mistyped address, and applied by a click', async () => {
  const { user } = await renderBuilder()
  await user.type(field('Email address'), 'sam@gmial.com')
  await user.click(await screen.findByRole('button', { name: 'sam@gmail.com' }))
  expect(field('Email address').value).toBe('sam@gmail.com')
})

test('a packing that was previewed but not confirmed is discarded', async () => {
  const { user, added } = await renderBuilder()
  await user.click(radio(/A real card, by post/))
  await user.click(radio('For me'))
  await user.click(button('Choose a gift box'))
  await user.click(await screen.findByRole('radio', { name: 'Keepsake tin' }))
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  await user.click(button('Choose a gift box'))
  const [first] = await screen.findAllByRole<HTMLInputElement>('radio', { name: 'Gift box' })
  expect(first?.checked).toBe(true)
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  await user.click(add())
  await waitFor(() => expect(added).toMatchObject([{ variationId: 'post', giftPackingId: null }]))
})

test('a donation has an amount, and can be given in somebody’s name', async () => {
  const donation = { ...COFFEE, productType: 'DONATION', variations: COFFEE.variations.slice(0, 1) } as BuilderProduct
  const { user, added } = await renderBuilder(donation)
  expect(screen.getByRole('heading', { name: 'How much would you like to give?' })).toBeTruthy()
  await user.click(screen.getByLabelText('£25'))
  await typeSam(user)
  await user.click(add())
  await waitFor(() => expect(added).toMatchObject([{ variationId: 'mail', value: 25, receivers: [{ firstName: 'Sam' }] }]))
})

test.each([
  ['of any amount has no quantity', false, 0],
  ['of a fixed value has one', true, 1],
])('a donation %s', async (_sentence, hasFixedPrices, count) => {
  await renderBuilder({
    ...COFFEE,
    productType: 'DONATION',
    digitalVariationConfig: { ...OFFER, hasFixedPrices },
  } as BuilderProduct)
  expect(screen.queryAllByRole('spinbutton', { name: 'Quantity' })).toHaveLength(count)
})
