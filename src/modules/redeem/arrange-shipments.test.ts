import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalsOf } from '../../shared/money.ts'
import type { Package, PricedPackage, Shipment } from '../orders/index.ts'
import { storefronts } from '../storefronts/index.ts'
import { arrangeShipments } from './arrange-shipments.ts'
import { listOpenChoices } from './redeem-choice.ts'
import { divideOverCards } from './rules/card-shares.ts'

let made = 0
const ids = { uuid: () => `id ${++made}`, token: () => 'token' }
const handover = { receiverKind: 'ME', receiver: {}, deliverAt: null, deliverOn: null } as const
const people = {
  handovers: new Map([
    ['DIGITAL', handover],
    ['PHYSICAL', handover],
  ] as const),
  message: 'For you',
}
const SHIPMENTS = (['DIGITAL', 'PHYSICAL'] as const).map(
  (kind, position): Shipment => ({ ...handover, promised: null, id: kind, tag: kind, kind, position, packages: [] }),
)

const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0)
const worthOf = (packages: readonly Package[]) => sum(packages.map(({ qty, valueMinor }) => qty * valueMinor))
const currencies = [...new Map(storefronts.map((one) => [one.currency, one])).values()]

/** Possible choices in a storefront: a kind, a whole amount, and a quantity, within the balance of the cards. */
function choicesIn({ currency, redeemSplitAbove }: (typeof storefronts)[number], percent: number, balanceMinor: number) {
  const unitMinor = 10 ** decimalsOf(currency)
  const offer = { key: 'offer', title: '', percent, productSlugs: [], startsOn: '2026-01-01', endsOn: '2026-12-31' }
  const conditions = { offers: [offer], today: '2026-03-02', splitLimitMinor: redeemSplitAbove * unitMinor, unitMinor }
  type Wanted = { shipment: Shipment; productType: 'GIFTCARD' | 'DONATION'; units: number; qty: number }
  const one: fc.Arbitrary<Wanted> = fc.record({
    shipment: fc.constantFrom(...SHIPMENTS),
    productType: fc.constantFrom<Wanted['productType'][]>('GIFTCARD', 'DONATION'),
    units: fc.integer({ min: 1, max: 12 * redeemSplitAbove }),
    qty: fc.integer({ min: 1, max: 99 }),
  })
  const toPriced = ({ shipment, productType, units, qty }: Wanted) => {
    const chosen = { id: ids.uuid(), productType, qty, valueMinor: units * unitMinor }
    const variation = { minMinor: unitMinor, product: { slug: 'any' } }
    return { package: chosen, shipment, variation } as unknown as PricedPackage
  }
  return fc.array(one, { minLength: 1, maxLength: 6 }).map((all) => listOpenChoices(all.map(toPriced), conditions, balanceMinor))
}

test.each(currencies.map((storefront) => [storefront.currency, storefront] as const))(
  '%s: the delivered value is the sum of the cards, the extra payment and the bonus, to the penny',
  (currency, storefront) => {
    const leastLeftMinor = 5 * 10 ** decimalsOf(currency)
    const balances = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 10 })
    const given = fc.tuple(fc.integer({ min: 1, max: 50 }), balances).chain(([percent, cards]) =>
      fc.record({
        percent: fc.constant(percent),
        cards: fc.constant(cards),
        choices: choicesIn(storefront, percent, sum(cards)),
      }),
    )
    fc.assert(
      fc.property(given, ({ percent, cards, choices }) => {
        const { shipments, bonuses } = arrangeShipments({ ids }, choices, people)
        const takenMinor = sum(choices.map((choice) => choice.takenMinor))
        const { parts, toPayMinor } = divideOverCards(takenMinor, cards, leastLeftMinor)
        const delivered = worthOf(shipments.flatMap(({ packages }) => packages))
        expect(delivered).toBe(sum(parts) + toPayMinor + sum([...bonuses.values()]))
        expect(sum([...bonuses.values()])).toBe(sum(choices.map(({ bonusMinor }) => bonusMinor)))
        expect(sum([...bonuses.values()])).toBeLessThanOrEqual((sum(parts) * percent) / 100)
      }),
    )
  },
)

test('a value above the limit becomes packages of equal cards; the message is with the first', () => {
  const [digital] = SHIPMENTS
  const chosen = { id: 'one', productType: 'GIFTCARD', qty: 40, valueMinor: 40_000 }
  const conditions = { offers: [], today: '2026-03-02', splitLimitMinor: 15_000, unitMinor: 100 }
  const variation = { minMinor: 1_000, product: { slug: 'any' } }
  const choices = listOpenChoices([{ package: chosen, shipment: digital, variation } as unknown as PricedPackage], conditions, 0)
  const [shipment] = arrangeShipments({ ids }, choices, people).shipments
  expect(shipment?.packages.map(({ qty, valueMinor, message }) => [qty, valueMinor, message])).toEqual([
    [40, 13_400, 'For you'],
    [80, 13_300, null],
  ])
})
