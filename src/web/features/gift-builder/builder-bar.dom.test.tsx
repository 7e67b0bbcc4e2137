import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AddPackageDocument } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { BuilderBar } from './builder-bar.tsx'
import { BuilderForm } from './builder-form.tsx'
import type { BuilderProduct } from './builder-product.ts'
import { useGiftBuilder } from './use-gift-builder.ts'

const pounds = (value: number) => ({ currency: 'GBP', value })
const COFFEE = {
  id: 'coffee',
  title: 'Grumble Coffee',
  path: '/gift-cards/grumble-coffee/',
  productType: 'GIFTCARD',
  backgroundColor: '#000',
  image: null,
  occasions: [],
  promotion: null,
  variations: [{ id: 'mail', variationType: 'DIGITAL', sku: 'C-D', inStock: true }],
  digitalVariationConfig: {
    hasFixedPrices: false,
    pricesToShow: [pounds(25), pounds(30)],
    minPrice: pounds(10),
    maxPrice: pounds(100),
  },
} as unknown as BuilderProduct

async function renderWithBar() {
  const added: unknown[] = []
  const ask = (async (document: unknown, variables: { input?: unknown }) => {
    if (document !== AddPackageDocument) return { wrappers: [], giftPackings: [], occasions: [] }
    added.push(variables.input)
    return { addOriginalPackageToCart: { order: { id: '1', quantity: 1 }, errors: [] } }
  }) as unknown as Ask
  function Builder() {
    const builder = useGiftBuilder(COFFEE)
    return (
      <>
        <BuilderForm builder={builder} />
        <div data-testid="bar">
          <BuilderBar builder={builder} />
        </div>
      </>
    )
  }
  return { ...(await renderInShop(<Builder />, ask)), added }
}

const bar = () => within(screen.getByTestId('bar'))

test('the bar follows the choices, and sends the form', async () => {
  const { user, added } = await renderWithBar()
  expect(bar().getByText('£30')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '£25' }))
  expect(bar().getByText('£25')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Tomorrow 9:00' }))
  expect(bar().getByText(/^Arrives \w{3} \d+ \w+, 9:00$/)).toBeTruthy()
  await user.click(bar().getByRole('button', { name: /^Add to basket/ }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')))
  await user.click(screen.getByRole('radio', { name: 'For me' }))
  await user.click(bar().getByRole('button', { name: /^Add to basket/ }))
  await waitFor(() => expect(added).toMatchObject([{ value: 25 }]))
})

test('its picture opens the preview with the message typed so far', async () => {
  const { user } = await renderWithBar()
  await user.type(screen.getByLabelText(/^Personal message/), 'Enjoy')
  await user.click(bar().getByRole('button', { name: 'Preview your gift' }))
  const preview = within(await screen.findByRole('dialog', { name: 'This is your gift' }))
  expect(preview.getByText('Enjoy')).toBeTruthy()
  expect(preview.getByText('£30')).toBeTruthy()
})

test('pressing again before the confirmation has arrived adds nothing', async () => {
  const { user, added } = await renderWithBar()
  await user.click(screen.getByRole('radio', { name: 'For me' }))
  const [inForm, inBar] = screen.getAllByRole('button', { name: /^Add to basket/ })
  if (!inForm || !inBar) throw new Error('two buttons send the form')
  await user.click(inForm)
  await waitFor(() => expect(added).toHaveLength(1))
  await user.click(inForm)
  await user.click(inBar)
  await screen.findByRole('dialog')
  expect(added).toHaveLength(1)
})
