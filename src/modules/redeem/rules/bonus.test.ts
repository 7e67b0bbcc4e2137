import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bonusOf } from './bonus.ts'

const SPRING = {
  key: 'spring',
  title: 'Spring',
  percent: 10,
  productSlugs: ['fern-and-fig'],
  startsOn: '2026-03-01',
  endsOn: '2026-03-31',
}
const ALWAYS = { ...SPRING, key: 'always', percent: 5, productSlugs: [] }
const CARD = { slug: 'fern-and-fig', productType: 'GIFTCARD', coveredMinor: 2_500 }

test.each([
  ['ten percent on top', CARD, [SPRING], '2026-03-02', 250],
  ['the best offer counts, not both', CARD, [ALWAYS, SPRING], '2026-03-02', 250],
  ['another product has the other offer', { ...CARD, slug: 'oak' }, [ALWAYS, SPRING], '2026-03-02', 125],
  ['the first day counts', CARD, [SPRING], '2026-03-01', 250],
  ['so does the last', CARD, [SPRING], '2026-03-31', 250],
  ['the day after does not count', CARD, [SPRING], '2026-04-01', 0],
  ['a penny is rounded down', { ...CARD, coveredMinor: 1_999 }, [SPRING], '2026-03-02', 199],
  ['a good cause gets no bonus', { ...CARD, productType: 'DONATION' }, [ALWAYS], '2026-03-02', 0],
  ['without an offer there is no bonus', CARD, [], '2026-03-02', 0],
])('%s', (_sentence, card, offers, today, expected) => {
  expect(bonusOf(card, offers, today)).toBe(expected)
})

test('the bonus is that of the best offer to within a penny, whatever other offers run', () => {
  const offers = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), offers, (coveredMinor, percents) => {
      const running = percents.map((percent) => ({ ...ALWAYS, percent }))
      const bonus = bonusOf({ ...CARD, coveredMinor }, running, '2026-03-02')
      const exact = (coveredMinor * Math.max(...percents)) / 100
      expect(Number.isInteger(bonus) && bonus <= exact && exact - bonus < 1).toBe(true)
    }),
  )
})
