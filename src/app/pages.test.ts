import fastify from 'fastify'
import { expect, test } from 'vitest'
import { storefronts } from '../../storefronts/index.ts'
import type { ShopContext } from '../modules/accounts/index.ts'
import { PageCache } from '../platform/http/page-cache.ts'
import { registerPages } from './pages.ts'

const toContext = ({ ip }: { ip: string }) =>
  ({
    request: { ip },
    clock: { now: () => new Date(0) },
    art: { readImage: () => ({ url: { href: '' } }) },
  }) as unknown as ShopContext

test.each([
  ['of its own', () => '/cart/'],
  ['that are the same for everyone', (index: number) => `/blog/?topic=${index}`],
])(
  'a source that requests many pages %s at once waits for its own requests, is then refused, and delays no other visitor',
  async (_, pathOf) => {
    const server = fastify()
    let letFinish = () => {}
    const finish = new Promise<void>((resolve) => {
      letFinish = resolve
    })
    const rendered: string[] = []
    registerPages(server, {
      cache: new PageCache({ maxBytes: 1_000_000, freshMs: 1_000, now: () => 0 }),
      findStorefront: () => storefronts.find(({ code }) => code === 'GCSUK'),
      buildContext: toContext,
      readContext: async (request) => toContext(request),
      looks: () => ({ tokens: '', preloads: [], css: '' }),
      development: false,
      frameHosts: [],
      render: async ({ ctx }) => {
        rendered.push(ctx.request?.ip ?? '')
        await finish
        return { status: 200, html: Buffer.from('a page'), cacheable: false, headers: {} }
      },
    })
    const read = async (remoteAddress: string, url: string) =>
      server.inject({ url, remoteAddress, headers: { host: 'gcsuk.localhost' } })
    const flood = Array.from({ length: 60 }, (_, index) => read('203.0.113.9', pathOf(index)))
    const other = read('198.51.100.7', pathOf(60))
    await expect.poll(() => rendered).toEqual(['203.0.113.9', '203.0.113.9', '198.51.100.7'])
    letFinish()
    const statuses = (await Promise.all([...flood, other])).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 503)).toHaveLength(60 - 22)
  },
)
