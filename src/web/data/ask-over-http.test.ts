import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { CartQuantityDocument, LogOutDocument } from '../../generated/documents.ts'
import type { Shop } from '../session/shop.ts'
import { askOverHttp } from './ask-over-http.ts'

type Received = { headers: IncomingHttpHeaders; variables: unknown }
const received: Received[] = []

/** The answer depends on the page that sends the request. */
const server = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request)
  received.push({ headers: request.headers, variables: JSON.parse(body).variables })
  if (request.headers['request-path'] === '/never') return
  response.writeHead(200, { 'content-type': 'application/json' })
  if (request.headers['request-path'] === '/half') return void response.write('{ "data":')
  response.end('{ "data": { "cartQuantity": { "quantity": 2 } } }')
}
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const { fetch } = globalThis
const ask = askOverHttp({ storeId: 57, language: 'en', countryCode: 'GB' } as Shop)

/** Sends a request as a browser does: to the host of its page. */
function askFrom(pathname: string) {
  setPathname(pathname)
  return ask(CartQuantityDocument, {})
}
function setPathname(pathname: string) {
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, origin), init))
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an answer that arrives in time is used', async () => {
  expect(await askFrom('/cart/')).toEqual({ cartQuantity: { quantity: 2 } })
})

test('every call carries its store, language, country and page', async () => {
  await askFrom('/cart/')
  expect(received.at(-1)).toMatchObject({
    headers: { store: '57', language: 'en', country: 'GB', 'request-path': '/cart/' },
    variables: { userData: { storeID: '57', language: 'en', countryCode: 'GB' } },
  })
  expect(received.at(-1)?.headers).not.toHaveProperty('bypass-cache')
})

test('on redeem pages a call carries the redeem token', async () => {
  setPathname('/check-your-balance/result/')
  await ask(CartQuantityDocument, {}, { redeemToken: 'token' })
  expect(received.at(-1)?.variables).toMatchObject({ userData: { storeID: '57', redeemToken: 'token' } })
})

test('a mutation is marked so that no cache may answer it', async () => {
  setPathname('/cart/')
  await ask(LogOutDocument, {})
  expect(received.at(-1)?.headers).toMatchObject({ 'bypass-cache': '1' })
})

test.each([
  ['no answer', '/never'],
  ['half an answer', '/half'],
])('%s is awaited for half a minute, not for ever', { timeout: 5_000 }, async (_sentence, pathname) => {
  const soon = AbortSignal.timeout(100)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
  await expect(askFrom(pathname)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(timeout).toHaveBeenCalledWith(30_000)
})
