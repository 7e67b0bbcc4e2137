import { expect, test } from 'vitest'
import { storefronts } from '#storefronts/index.ts'
import { orderTotals } from './order-totals.ts'
import { includedTax } from './value-added-tax.ts'

type Row = [
  code: string,
  vatPercent: number,
  serviceFee: number,
  ...postage: [letter: number, largeLetter: number, parcel: number, heavyParcel: number],
]

/** The fees of each storefront in its own currency. They are written here a second time, so that a wrong number in the code is noticed. */
const FEES: readonly Row[] = [
  ['CB', 21, 1, 2.75, 4.25, 6.95, 9.95],
  ['CBAT', 20, 1, 2.95, 4.45, 6.5, 10.5],
  ['CBAU', 10, 1.95, 3.95, 5.95, 10.95, 17.95],
  ['CBBE', 21, 1, 3.1, 4.6, 6.7, 9.5],
  ['CBBR', 0, 6.95, 12.9, 18.9, 29.9, 49.9],
  ['CBCA', 5, 1.75, 3.95, 5.95, 11.95, 19.95],
  ['CBCH', 8.1, 1.1, 2.9, 4.5, 7.95, 10.95],
  ['CBDE', 19, 1, 2.75, 3.95, 6.19, 10.49],
  ['CBDK', 25, 9, 29, 39, 59, 79],
  ['CBES', 21, 1, 3.45, 4.95, 7.25, 10.95],
  ['CBFR', 20, 1, 2.99, 4.75, 7.45, 10.95],
  ['CBIE', 23, 1, 3.2, 4.8, 7.95, 11.95],
  ['CBIT', 22, 1, 3.1, 4.9, 7.9, 11.9],
  ['CBMX', 16, 24, 59, 79, 129, 199],
  ['CBNO', 25, 13, 39, 59, 89, 129],
  ['CBNZ', 15, 2.25, 3.95, 5.95, 9.95, 15.95],
  ['CBPL', 23, 4.95, 9.9, 12.9, 16.9, 22.9],
  ['CBSE', 25, 13, 29, 45, 69, 99],
  ['CBUS', 0, 1.25, 3.95, 5.95, 8.95, 14.95],
  ['CK', 21, 1, 2.75, 4.25, 6.95, 9.95],
  ['CKFR', 20, 1, 2.99, 4.75, 7.45, 10.95],
  ['CKUK', 20, 0.95, 1.95, 3.25, 4.95, 7.95],
  ['GCSAE', 5, 4.75, 15, 20, 29, 49],
  ['GCSAT', 20, 1, 2.95, 4.45, 6.5, 10.5],
  ['GCSBE', 21, 1, 3.1, 4.6, 6.7, 9.5],
  ['GCSDE', 19, 1, 2.75, 3.95, 6.19, 10.49],
  ['GCSFR', 20, 1, 2.99, 4.75, 7.45, 10.95],
  ['GCSIE', 23, 1, 3.2, 4.8, 7.95, 11.95],
  ['GCSIT', 22, 1, 3.1, 4.9, 7.9, 11.9],
  ['GCSNL', 21, 1, 2.75, 4.25, 6.95, 9.95],
  ['GCSPT', 23, 1, 2.6, 3.9, 5.95, 8.95],
  ['GCSUK', 20, 0.95, 1.95, 3.25, 4.95, 7.95],
  ['GCUK', 20, 0.95, 1.95, 3.25, 4.95, 7.95],
]

/** The numbers of cards for a letter, a large letter, a parcel and a heavy parcel. */
const CARDS = [8, 9, 34, 199]

test.each(FEES)(
  '%s charges %d per cent VAT, a service fee of %d, and postage of %d, %d, %d or %d',
  (code, vatPercent, fee, ...postage) => {
    const storefront = storefronts.find((one) => one.code === code)
    if (!storefront) throw new Error(`There is no storefront ${code}`)
    const posted = CARDS.map((qty) => {
      const card = {
        qty,
        cardsEach: 1,
        valueMinor: 1000,
        wrapperMinor: null,
        packingMinor: null,
        discountMinor: 0,
        parcel: 'one',
      }
      const { serviceFeeMinor, shippingMinor } = orderTotals([card], storefront)
      return [serviceFeeMinor / 100, shippingMinor / 100]
    })
    expect(posted).toEqual(postage.map((amount) => [fee, amount]))
    expect(includedTax(storefront.countryCode, 100_000 + vatPercent * 1_000)).toBe(vatPercent * 1_000)
  },
)

test('every storefront is in the table', () => {
  expect(FEES.map(([code]) => code)).toEqual(storefronts.map(({ code }) => code))
})
