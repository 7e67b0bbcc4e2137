import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInShop } from '../../../../tests/support/render.tsx'
import { AddPackageDocument } from '../../../generated/documents.ts'
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
const EXTRAS = { wrappers: [{ ...WRAPPER, backImage: null, frontImage: null }], giftPackings: PACKINGS, occasions: [] }

/** The builder of a product, and what the shop is asked to put into the basket. */
async function renderBuilder(product = COFFEE) {
  const added: unknown[] = []
  const ask = (async (document: unknown, variables: { input?: unknown }) => {
    if (document === AddPackageDocument) {
      added.push(variables.input)
      return { addOriginalPackageToCart: { order: { id: '1', quantity: 1 }, errors: [] } }
    }
    return EXTRAS
  }) as unknown as Ask
  function Builder() {
    return <BuilderForm builder={useGiftBuilder(product)} />
  }
  return { ...(await renderInShop(<Builder />, ask)), added }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const putIn = () => button('Put in basket')
const dialog = () => screen.findByRole('dialog')

describe('what is wrong', () => {
  test('is told next to its field, the first has the focus, and nothing typed is lost', async () => {
    const { user, unmount } = await renderBuilder()
    await user.click(screen.getByLabelText('Another amount'))
    await user.type(field('Your amount'), '5')
    await user.type(field(/^Personal message/), 'Look at www.example.com')
    await user.click(screen.getByRole('radio', { name: /To somebody else/ }))
    await user.type(field('First name'), 'Sam')
    await user.type(field('Email address'), 'sam@example')
    await user.click(putIn())
    await screen.findByText('The minimum is £10')
    for (const text of [
      'A personal message cannot hold links',
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
    ['nothing', '', 'Please, enter a positive value'],
  ])('%s is no value', async (_sentence, typed, told) => {
    const { user, added } = await renderBuilder()
    await user.click(screen.getByLabelText('Another amount'))
    if (typed) await user.type(field('Your amount'), typed)
    await user.click(putIn())
    await screen.findByText(told)
    expect(added).toEqual([])
  })
})

describe('receivers', () => {
  const receivers = () => screen.getByRole('list', { name: 'Receivers' })
  const listNames = () =>
    within(receivers())
      .getAllByRole('listitem')
      .map((line) => line.querySelector('p')?.textContent)

  async function renderWithReceivers(...names: string[]) {
    const builder = await renderBuilder()
    const { user } = builder
    await user.click(screen.getByRole('radio', { name: /To several people/ }))
    for (const name of names) {
      await user.click(button('Add a receiver'))
      const modal = within(await dialog())
      await user.type(modal.getByLabelText('First name'), name)
      await user.type(modal.getByLabelText('Last name'), 'Moss')
      await user.type(modal.getByLabelText('Email address'), `${name.toLowerCase()}@example.com`)
      await user.click(modal.getByRole('button', { name: 'Save receiver' }))
      await waitFor(() => expect(listNames()).toContain(`${name} Moss`))
    }
    return builder
  }

  test('what is changed of one is dropped when asked for, and saved otherwise', async () => {
    const { user } = await renderWithReceivers('Ada')
    await user.click(button('Edit Ada Moss'))
    await user.type(within(await dialog()).getByLabelText('First name'), 'm')
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    await screen.findByText('Leave without saving?')
    await user.click(button('Drop the changes'))
    await user.click(await screen.findByRole('button', { name: 'Edit Ada Moss' }))
    const modal = within(await dialog())
    await waitFor(() => expect(modal.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada'))
    await user.type(modal.getByLabelText('First name'), 'h')
    await user.click(modal.getByRole('button', { name: 'Save receiver' }))
    await waitFor(() => expect(listNames()).toEqual(['Adah Moss']))
  })

  test('one is taken out when the question is answered, and so are all', async () => {
    const { user } = await renderWithReceivers('Ada', 'Ben', 'Cleo')
    await user.click(button('Remove Cleo Moss'))
    await screen.findByText('Cleo Moss then gets nothing.')
    await user.click(button('Remove'))
    await waitFor(() => expect(listNames()).toEqual(['Ada Moss', 'Ben Moss']))
    await user.click(button('Remove all'))
    await user.click(within(await dialog()).getByRole('button', { name: 'Remove all' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Receivers' })).toBeNull())
  })
})

test('a packing that was looked at and not taken is forgotten', async () => {
  const { user, added } = await renderBuilder()
  await user.click(screen.getByRole('radio', { name: /A real card, by post/ }))
  await user.click(button('Choose a packing'))
  await user.click(await screen.findByRole('radio', { name: 'Keepsake tin' }))
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  await user.click(button('Choose a packing'))
  const [first] = await screen.findAllByRole<HTMLInputElement>('radio', { name: 'Gift box' })
  expect(first?.checked).toBe(true)
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  await user.click(putIn())
  await waitFor(() => expect(added).toMatchObject([{ variationId: 'post', giftPackingId: null }]))
})

test('a donation is asked for by its amount, and given in somebody’s name', async () => {
  const donation = { ...COFFEE, productType: 'DONATION', variations: COFFEE.variations.slice(0, 1) } as BuilderProduct
  const { user, added } = await renderBuilder(donation)
  expect(screen.getByRole('heading', { name: 'How much do you give?' })).toBeTruthy()
  await user.click(screen.getByLabelText('£25'))
  await user.click(screen.getByRole('radio', { name: /To somebody else/ }))
  for (const [label, text] of [
    ['First name', 'Sam'],
    ['Last name', 'Reed'],
    ['Email address', 'sam@example.com'],
  ] as const)
    await user.type(field(label), text)
  await user.click(putIn())
  await waitFor(() => expect(added).toMatchObject([{ variationId: 'mail', value: 25, receivers: [{ firstName: 'Sam' }] }]))
})
