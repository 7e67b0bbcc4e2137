import { expect, test } from 'vitest'
import { type BuilderProduct, initialDraft, listGiftVariations } from './builder-product.ts'
import { emptyReceiver } from './gift-draft.ts'
import { openGiftDraft, restoreGiftDraft } from './saved-draft.ts'

const pounds = (value: number) => ({ currency: 'GBP', value })
const OFFER = { hasFixedPrices: true, pricesToShow: [pounds(10), pounds(25)], minPrice: pounds(10), maxPrice: pounds(25) }
const COFFEE = {
  id: 'coffee',
  productType: 'GIFTCARD',
  variations: [{ id: '1', variationType: 'DIGITAL', sku: 'a', inStock: true }],
  digitalVariationConfig: OFFER,
  physicalVariationConfig: null,
} as unknown as BuilderProduct
const VARIATIONS = listGiftVariations(COFFEE)

test('neither text typed before the script ran nor the saved fields of the same recipient are lost', () => {
  const form = document.createElement('form')
  form.innerHTML = '<input name="receiver.email" value="sam@example.com"><input name="receiver.city" value="">'
  openGiftDraft('coffee').save({ ...initialDraft(VARIATIONS, COFFEE), receiver: { ...emptyReceiver('one'), firstName: 'Sam' } })
  const restored = restoreGiftDraft(COFFEE, VARIATIONS, form)
  expect(restored?.receiver).toMatchObject({ firstName: 'Sam', email: 'sam@example.com', city: '' })
})
