import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RedeemPackageFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import { PackageSummary } from './package-summary.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const PACKAGE = {
  id: 'package',
  mainProductType: 'GIFTCARD',
  mainProduct: { id: 'ostlere', title: 'Ostlere', image: null, backgroundColor: null },
  items: [{ qty: 1, title: 'Ostlere', variation: { variationType: 'DIGITAL', product: {} } }],
  packageTotals: { mainItemAmount: pounds(50), promotionAmount: pounds(5) },
  split: [],
}

test.each([
  ['the bonus of the shop is shown as free', 5, ['£5 free on top']],
  ['a card without an offer has no bonus', 0, []],
])('%s', async (_sentence, bonus, shown) => {
  const packageTotals = { ...PACKAGE.packageTotals, promotionAmount: pounds(bonus) }
  await renderInShop(
    <ul>
      <PackageSummary one={{ ...PACKAGE, packageTotals } as unknown as RedeemPackageFragment} />
    </ul>,
  )
  expect(screen.getByText('£50')).toBeTruthy()
  expect(screen.queryAllByText(/free on top/).map(({ textContent }) => textContent)).toEqual(shown)
})
