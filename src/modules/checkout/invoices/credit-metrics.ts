import { createCounter } from '#platform/metrics.ts'

const given = createCounter({
  name: 'credit_given_minor_total',
  help: 'What left the shop on credit, in minor units of the currency.',
  labelNames: ['storefront', 'currency'],
})

const overCap = createCounter({
  name: 'credit_cap_reached_total',
  help: 'Orders that wait for their money because the daily cap on credit was reached.',
  labelNames: ['storefront'],
})

export function countCredit(storefront: string, { currency, minor }: { currency: string; minor: number }): void {
  given.inc({ storefront, currency }, minor)
}

export function countCreditCap(storefront: string): void {
  overCap.inc({ storefront })
}
