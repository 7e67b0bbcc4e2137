import { expect, test } from 'vitest'
import { storefronts } from '../../../storefronts/index.ts'
import { storeOrigin } from './store-origin.ts'

const store = storefronts[0]
if (!store) throw new Error('There is no storefront')

test.each([
  ['in production it is the public host', store.host, `https://${store.host}`],
  ['on a development host it stays on this machine, with its port', 'gcsuk.localhost:3000', 'http://cb.localhost:3000'],
  ['on the machine itself too', 'localhost', 'http://cb.localhost'],
  ['and on its address', '127.0.0.1:8080', 'http://cb.localhost:8080'],
])('%s', (_sentence, requestHost, origin) => {
  expect(storeOrigin(store, requestHost)).toBe(origin)
})
