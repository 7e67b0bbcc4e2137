import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createArt } from '#platform/art.ts'
import type { Context } from '#platform/context.ts'
import type { Order } from '../order.ts'
import { shopOfOrder } from './shop-of-order.ts'

const drawing = (name: string) => ({ svg: `/art/${name}.svg`, width: 4, height: 3 })
const drawings = { 'cards/owl': drawing('cards/owl'), 'cards/owl.nl': drawing('cards/owl.nl') }
const art = createArt(drawings, pino({ level: 'silent' }))

test.each([
  ['CB', 'nl', '/art/cards/owl.nl.svg'],
  ['GCSUK', 'en', '/art/cards/owl.svg'],
  ['CBBE', 'xx', '/art/cards/owl.nl.svg'],
])('mails and documents for an order at %s in %s use that language, or the first of the shop', (storefront, language, href) => {
  const shop = shopOfOrder({} as Context, { art }, { storefront, language } as Order)
  expect(shop.art.findImage('cards/owl', '')?.url.href).toBe(href)
})
