import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CheckoutQuery } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { CheckoutScreen, type CheckoutSearch } from './checkout-screen.tsx'

/** Opens the checkout without a basket, in a store that allows another payment attempt. Returns the order whose payment is loaded. */
async function open(search: CheckoutSearch) {
  const asked: unknown[] = []
  const ask = ((_document: unknown, variables: { orderUuid?: string }) => {
    if (variables.orderUuid) asked.push(variables.orderUuid)
    return new Promise(() => undefined)
  }) as Ask
  const storeData = { toggles: { retryPayment: true }, emptyBasketImage: { url: { href: '/basket.svg' }, alt: '' } }
  await renderInShop(<CheckoutScreen data={{ cartV2: null, storeData } as CheckoutQuery} search={search} />, ask)
  return { asked, isEmpty: screen.queryByText('Your basket is empty') !== null }
}

test.each<[string, CheckoutSearch, string[]]>([
  ['an error with an order starts a retry of its payment', { error: 'refused', order: 'uuid' }, ['uuid']],
  ['but not with a redeem token', { error: 'refused', order: 'uuid', redeemToken: 'token' }, []],
  ['and not without an error', { order: 'uuid' }, []],
])('%s', async (_sentence, search, orders) => {
  expect(await open(search)).toEqual({ asked: orders, isEmpty: orders.length === 0 })
})
