import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { arrangeScripts } from './arrange-scripts.ts'

const PAGE = [
  '<html lang="en-GB"><head><link rel="stylesheet" href="/s.css"/>',
  '<link rel="modulepreload" href="/a.js" fetchPriority="low"/><link rel="modulepreload" href="/b.js" fetchPriority="low"/>',
  '</head><body><p>Hello</p><script nonce="m1">scroll()</script><footer>Bye</footer>',
  '<script id="shop" type="application/json">{}</script><script type="module" async="" src="/a.js" nonce="m1"></script></body></html>',
].join('')

describe('the scripts of a page', () => {
  const html = arrangeScripts(Buffer.from(PAGE), 'm1').toString()

  test('are not requested before the first paint', () => {
    expect(html).not.toContain('<link rel="modulepreload"')
    expect(html).not.toContain('src="/a.js"')
    expect(html).toContain('["/a.js","/b.js"]')
    expect(html.indexOf('<p>')).toBeLessThan(html.indexOf('first-contentful-paint'))
  })

  test('all carry the marker of our own code', () => {
    expect(html.match(/<script(?! nonce="m1"| id="shop")/)).toBeNull()
  })

  test('are loaded after a delay in a browser that does not report paint, each in a task of its own', () => {
    const [, loader = ''] = /<script nonce="m1">([^<]*first-contentful-paint[^<]*)<\/script>/.exec(html) ?? []
    const added: string[] = []
    const addedBy: number[] = []
    const timers: (() => void)[] = []
    runInNewContext(loader, {
      document: {
        currentScript: { remove: () => undefined },
        createElement: (tag: string) => ({ tag }),
        head: { append: ({ tag }: { tag: string }) => added.push(tag) },
      },
      setTimeout: (run: () => void) => timers.push(run),
      clearTimeout: () => undefined,
    })
    for (const run of timers) {
      run()
      addedBy.push(added.length)
    }
    expect(added).toEqual(['link', 'link', 'script'])
    expect(addedBy).toEqual([0, 1, 2, 3])
  })

  test('a page without scripts is not changed', () => {
    const page = Buffer.from('<html><head></head></html>')
    expect(arrangeScripts(page, 'm1')).toBe(page)
  })
})
