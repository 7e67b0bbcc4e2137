import { expect, test } from 'vitest'
import { storefronts } from '#storefronts/index.ts'
import { storeOrigin, visitedOrigin } from './store-origin.ts'
import type { StorefrontContext } from './storefront-context.ts'

const store = storefronts[0]
if (!store) throw new Error('There is no storefront')

test.each([
  ['in production it is the public host', store.host, `https://${store.host}`],
  ['on a development host it stays on this machine, with its port', 'gcsuk.localhost:3000', 'http://cb.localhost:3000'],
  ['on localhost too', 'localhost', 'http://cb.localhost'],
  ['and on its IP address', '127.0.0.1:8080', 'http://cb.localhost:8080'],
])('%s', (_sentence, requestHost, origin) => {
  expect(storeOrigin(store, requestHost)).toBe(origin)
})

test.each([
  ['a visitor in production is at the public host', store.host, `https://${store.host}`],
  ['a local visitor stays at the host they used', 'localhost:3000', 'http://localhost:3000'],
  ['also at the development host of a storefront', 'cb.localhost:3000', 'http://cb.localhost:3000'],
])('%s', (_sentence, requestHost, origin) => {
  const request = { id: '1', ip: '192.0.2.1', headers: { host: requestHost } }
  expect(visitedOrigin({ storefront: store, request } as unknown as StorefrontContext)).toBe(origin)
})
