import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { CartQuantityDocument } from '../../generated/documents.ts'
import { askOverHttp } from './ask-over-http.ts'
import type { Shop } from './shop.ts'

/** By the page that asks. */
const server = createServer((request, response) => {
  if (request.headers['request-path'] === '/never') return
  response.writeHead(200, { 'content-type': 'application/json' })
  if (request.headers['request-path'] === '/half') return void response.write('{ "data":')
  response.end('{ "data": { "cartQuantity": { "quantity": 2 } } }')
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const { fetch } = globalThis
const ask = askOverHttp({ language: 'en' } as Shop)

/** As a browser does: of the page's own host. */
function askFrom(pathname: string) {
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, origin), init))
  return ask(CartQuantityDocument, {})
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an answer that comes in time is taken', async () => {
  expect(await askFrom('/cart/')).toEqual({ cartQuantity: { quantity: 2 } })
})

test.each([
  ['no answer', '/never'],
  ['half an answer', '/half'],
])('%s is waited for half a minute, not for ever', { timeout: 5_000 }, async (_sentence, pathname) => {
  const soon = AbortSignal.timeout(100)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
  await expect(askFrom(pathname)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(timeout).toHaveBeenCalledWith(30_000)
})
