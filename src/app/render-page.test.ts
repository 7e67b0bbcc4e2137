import { expect, test, vi } from 'vitest'
import type { ShopContext } from '../modules/accounts/index.ts'
import type { Shop } from '../web/session/shop.ts'
import { createPageRenderer, type StartHandler } from './render-page.ts'

type Context = {
  ask: (document: { id: string; name: string }, variables: object) => Promise<object>
  deliver: (html: string) => void
  reportError: (error: unknown) => void
}

const SHOP = { storeId: 57, language: 'en', countryCode: 'GB' } as Shop

/** An application with one page, which makes one query. */
const start: StartHandler = {
  fetch: async (_request, { context }) => {
    const { ask, deliver } = context as Context
    deliver(`<html><body>${JSON.stringify(await ask({ id: '1', name: 'Product' }, {}))}</body></html>`)
    return new Response(null)
  },
}

function render(answer: object, isForEveryone: boolean, isLive = false) {
  const execute = async () => answer
  const render = createPageRenderer(start, { execute, executeShared: execute, imageHosts: [], isLive })
  const ctx = { ids: { token: () => 'm1' } } as unknown as ShopContext
  return render({ ctx, shop: SHOP, url: new URL('http://shop.example/') }, isForEveryone)
}

const FAILED = { data: { product: null }, errors: [{ message: 'the database is away' }] }

test('a page for everyone fails when a part cannot be read, because it would be cached without that part', async () => {
  await expect(render(FAILED, true)).rejects.toThrow('Product failed: the database is away')
})

test('a page for one visitor is rendered with the parts that could be read', async () => {
  expect((await render(FAILED, false)).html.toString()).toContain('{"product":null}')
})

test('every character arrives as it was written, and half a surrogate pair as a replacement character', async () => {
  const { html } = await render({ data: { title: 'Zoë’s café – 50 € 🎁 \ud83c' } }, true)
  expect(html.toString()).toContain('Zoë’s café – 50 € 🎁 ')
})

test('a page requests its own store in its language, and says that it is the server', async () => {
  const calls: unknown[] = []
  const execute = async ({ request }: ShopContext, _id: string, variables: unknown) => {
    calls.push([request?.headers, variables])
    return { data: {} }
  }
  const render = createPageRenderer(start, { execute, executeShared: execute, imageHosts: [] })
  const request = { id: '1', ip: '203.0.113.7', headers: { host: 'shop.example' } }
  const ctx = { ids: { token: () => 'm1' }, request } as unknown as ShopContext
  await render({ ctx, shop: SHOP, url: new URL('http://shop.example/delivery/') }, true)
  const headers = {
    host: 'shop.example',
    store: '57',
    language: 'en',
    country: 'GB',
    'request-path': '/delivery/',
    'server-side': '1',
  }
  expect(calls).toEqual([[headers, { userData: { storeID: '57', language: 'en', countryCode: 'GB' } }]])
})

test('a screen that cannot be rendered is logged without the token in its path, and is not cached', async () => {
  const failing: StartHandler = {
    fetch: async (_request, { context }) => {
      const { deliver, reportError } = context as Context
      reportError(new Error('no name'))
      deliver('<html><body>sorry</body></html>')
      return new Response(null, { status: 500 })
    },
  }
  const execute = async () => ({ data: {} })
  const error = vi.fn<(fields: object, message: string) => void>()
  const ctx = { ids: { token: () => 'm1' }, log: { error } } as unknown as ShopContext
  const render = createPageRenderer(failing, { execute, executeShared: execute, imageHosts: [] })
  const page = await render({ ctx, shop: SHOP, url: new URL(`http://shop.example/gift/${'A'.repeat(43)}/`) }, true)
  expect(page).toMatchObject({ status: 500, cacheable: false, headers: { 'cache-control': 'private, no-store' } })
  expect(error.mock.calls).toEqual([[{ err: new Error('no name'), path: '/gift/[secret]/' }, 'could not render a page']])
})

test('a page for a visitor who searches too often is refused, which is not reported as an error of the shop', async () => {
  const searching: StartHandler = {
    fetch: async (_request, { context }) => {
      const { ask, deliver, reportError } = context as Context
      await ask({ id: '1', name: 'Listing' }, {}).catch(reportError)
      deliver('<html><body>sorry</body></html>')
      return new Response(null, { status: 500 })
    },
  }
  const execute = async () => ({ data: null, errors: [{ message: 'Please wait.', extensions: { code: 1003 } }] })
  const error = vi.fn<(fields: object, message: string) => void>()
  const ctx = { ids: { token: () => 'm1' }, log: { error } } as unknown as ShopContext
  const render = createPageRenderer(searching, { execute, executeShared: execute, imageHosts: [] })
  const page = await render({ ctx, shop: SHOP, url: new URL('http://shop.example/gift-cards/?s=tea') }, true)
  expect(page).toMatchObject({ status: 429, cacheable: false, headers: { 'x-robots-tag': 'noindex' } })
  expect(error).not.toHaveBeenCalled()
})

test('a page is cached and forbids inline code; in development it is the other way round', async () => {
  const page = await render({ data: {} }, true)
  expect(page.cacheable).toBe(true)
  expect(page.headers['content-security-policy']).not.toContain('unsafe-inline')
  const live = await render({ data: {} }, true, true)
  expect(live.cacheable).toBe(false)
  expect(live.headers['cache-control']).toBe('private, no-store')
  expect(live.headers['content-security-policy']).toContain('unsafe-inline')
})

test('four pages are rendered at once, two hundred wait, and further ones are refused for now', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  let started = 0
  const execute = () => {
    started++
    return promise
  }
  const renderPage = createPageRenderer(start, { execute, executeShared: execute, imageHosts: [] })
  const ctx = { ids: { token: () => 'm1' } } as unknown as ShopContext
  const asked = Array.from({ length: 210 }, () => renderPage({ ctx, shop: SHOP, url: new URL('http://shop.example/') }, true))
  await expect.poll(() => started).toBe(4)
  resolve({ data: {} })
  const pages = await Promise.all(asked)
  expect(pages.filter(({ status }) => status === 200)).toHaveLength(204)
  expect(pages.find(({ status }) => status === 503)).toMatchObject({ cacheable: false, headers: { 'retry-after': '5' } })
})

test('the basket does not wait for pages that anybody may request', async () => {
  const never = new Promise<object>(() => undefined)
  const execute = async () => ({ data: {} })
  const renderPage = createPageRenderer(start, { execute, executeShared: () => never, imageHosts: [] })
  const ctx = { ids: { token: () => 'm1' } } as unknown as ShopContext
  const page = { ctx, shop: SHOP, url: new URL('http://shop.example/') }
  for (let count = 0; count < 210; count++) void renderPage(page, true)
  expect(await renderPage(page, false)).toMatchObject({ status: 200 })
})
