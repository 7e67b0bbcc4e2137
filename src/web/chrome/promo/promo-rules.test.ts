import { expect, test } from 'vitest'
import type { RouteName } from '#shared/paths.ts'
import { mayShowPromo } from './promo-rules.ts'

const HOME = { route: 'home' as const, isCookieQuestionOver: true, isBusy: false }

test('a visitor of an open page who has answered the cookie question may see the campaign', () => {
  expect(mayShowPromo(HOME)).toBe(true)
  expect(mayShowPromo({ ...HOME, route: undefined })).toBe(true)
})

test('the cookie question and other modals come first', () => {
  expect(mayShowPromo({ ...HOME, isCookieQuestionOver: false })).toBe(false)
  expect(mayShowPromo({ ...HOME, isBusy: true })).toBe(false)
})

test.each<RouteName>([
  'cart',
  'checkout',
  'thankYou',
  'gift',
  'orderGifts',
  'accountOrders',
  'balance',
  'giftCard',
  'choiceGiftCard',
])('no campaign pops up on the page "%s"', (route) => {
  expect(mayShowPromo({ ...HOME, route })).toBe(false)
})
