import { describe, expect, test } from 'vitest'
import { PageCache, type RenderedPage } from './page-cache.ts'

const page = (html: string, cacheable = true): RenderedPage => ({ status: 200, html: Buffer.from(html), headers: {}, cacheable })

function cacheAt(clock: { ms: number }) {
  return new PageCache({ maxBytes: 1_000_000, freshMs: 1000, now: () => clock.ms })
}

describe('pages that are the same for everyone', () => {
  test('are rendered once, also for parallel visitors', async () => {
    const cache = cacheAt({ ms: 0 })
    let renders = 0
    const render = async () => page(`render ${++renders}`)
    const pages = await Promise.all([cache.read('/', render), cache.read('/', render), cache.read('/', render)])
    expect(pages.map((sent) => sent.plain.toString())).toEqual(['render 1', 'render 1', 'render 1'])
    expect((await cache.read('/', render)).plain.toString()).toBe('render 1')
  })

  test('are sent stale once while they are rendered again', async () => {
    const clock = { ms: 0 }
    const cache = cacheAt(clock)
    let renders = 0
    const render = async () => page(`render ${++renders}`)
    await cache.read('/', render)
    clock.ms = 1001
    expect((await cache.read('/', render)).plain.toString()).toBe('render 1')
    await expect.poll(async () => (await cache.read('/', render)).plain.toString()).toBe('render 2')
  })

  test('are gone after a purge, also when the purge comes during a render', async () => {
    const cache = cacheAt({ ms: 0 })
    let finish = (_: RenderedPage) => {}
    const early = cache.read('/', () => new Promise((resolve) => (finish = resolve)))
    cache.purge()
    finish(page('before the change'))
    expect((await early).plain.toString()).toBe('before the change')
    expect((await cache.read('/', async () => page('after the change'))).plain.toString()).toBe('after the change')
  })

  test('a visitor who arrives after a purge does not get a render that began before it', async () => {
    const cache = cacheAt({ ms: 0 })
    let finish = (_: RenderedPage) => {}
    const early = cache.read('/', () => new Promise((resolve) => (finish = resolve)))
    cache.purge()
    const late = cache.read('/', async () => page('after the change'))
    finish(page('before the change'))
    expect((await late).plain.toString()).toBe('after the change')
    await early
    expect((await cache.read('/', async () => page('once more'))).plain.toString()).toBe('after the change')
  })

  test('a failed render fails every waiting request and is tried again for the next', async () => {
    const cache = cacheAt({ ms: 0 })
    await expect(cache.read('/', () => Promise.reject(new Error('database away')))).rejects.toThrow('database away')
    expect((await cache.read('/', async () => page('back'))).plain.toString()).toBe('back')
  })

  test('a visitor who waited for a render that was refused gets their own', async () => {
    const cache = cacheAt({ ms: 0 })
    const refused = cache.read('/', async () => ({ ...page('too many', false), status: 503 }))
    const joined = cache.read('/', async () => page('rendered'))
    expect((await refused).status).toBe(503)
    expect((await joined).plain.toString()).toBe('rendered')
  })

  test('a page that must not be cached is not cached', async () => {
    const cache = cacheAt({ ms: 0 })
    await cache.read('/', async () => page('for one', false))
    expect((await cache.read('/', async () => page('for another', false))).plain.toString()).toBe('for another')
  })

  test('memory is bounded: the page that was not read for longest is removed first', async () => {
    const cache = new PageCache({ maxBytes: 5000, freshMs: 1000, now: () => 0 })
    const big = 'x'.repeat(1500)
    for (const path of ['/a', '/b', '/c']) await cache.read(path, async () => page(path + big))
    expect((await cache.read('/a', async () => page('again'))).plain.toString()).toBe('again')
  })
})
