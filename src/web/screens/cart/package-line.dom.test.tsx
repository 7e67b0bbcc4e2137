import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { PackageLine, type PackageLineProps } from './package-line.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })

test.each([
  ['of any amount has no quantity', false, 1, 0],
  ['of any amount keeps the quantity of an older basket', false, 2, 1],
  ['of a fixed value has one', true, 1, 1],
])('a donation %s', async (_sentence, hasFixedPrices, qty, count) => {
  const offer = { hasFixedPrices, pricesToShow: [pounds(25)], minPrice: pounds(5), maxPrice: pounds(50) }
  const product = { title: 'Thousand Hedges', path: '/', image: null, occasions: [], digitalVariationConfig: offer }
  const giftcard = {
    kind: 'DONATION',
    qty,
    title: 'Thousand Hedges',
    variationId: '1',
    price: pounds(25),
    variation: { product },
  }
  const shipment = { id: '1', variationType: 'DIGITAL', receiverKind: 'ME', arrival: {}, packages: [] }
  const line = {
    cart: { removal: {} },
    shipment,
    one: { id: '1', totalPrice: pounds(25), giftcard },
    extras: undefined,
    isOneOfMany: false,
  }
  await renderInShop(<PackageLine {...(line as unknown as PackageLineProps)} />)
  expect(screen.getByRole('button', { name: 'Edit Thousand Hedges' })).toBeTruthy()
  expect(screen.queryAllByRole('spinbutton', { name: 'Quantity' })).toHaveLength(count)
})
