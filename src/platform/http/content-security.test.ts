import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type PageSources, sealPage } from './content-security.ts'

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

function seal(page: string, sources?: PageSources) {
  const { html, policy } = sealPage(Buffer.from(page), 'm1', sources)
  return { html: html.toString(), policy }
}

describe('the policy of a page', () => {
  test('allows our own inline script by its hash and removes the marker', () => {
    const page = seal('<script nonce="m1">run()</script>')
    expect(page.html).toBe('<script>run()</script>')
    expect(page.policy).toContain(`script-src 'self' ${hashOf('run()')};`)
  })

  test('does not allow a script without the marker, or with another one', () => {
    const page = seal('<script>steal()</script><script nonce="m2">steal()</script>')
    expect(page.policy).toContain("script-src 'self';")
  })

  test('allows our own style block and the style attributes, as the browser decodes them', () => {
    const page = seal('<style nonce="m1">a{}</style><i style="background:url(&quot;x&quot;)">')
    expect(page.policy).toContain(`style-src 'self' ${hashOf('a{}')};`)
    expect(page.policy).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('background:url("x")')};`)
  })

  test('never needs unsafe-inline and leaves no trace of the marker', () => {
    const page = seal('<meta property="csp-nonce" content="m1"/><script nonce="m1" src="/a.js"></script>')
    expect(page.html).toBe('<script src="/a.js"></script>')
    expect(page.policy).not.toContain('unsafe-inline')
  })

  test('allows any inline code in development, where Vite adds its own', () => {
    const { policy } = seal('<script nonce="m1">run()</script><i style="top:0">', { isLive: true })
    expect(policy).toContain("script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src")
  })

  test('lists what else a page may load or post to', () => {
    const page = seal('', { images: ['https://tiles.example'], forms: ['https://pay.example'] })
    expect(page.policy).toContain("img-src 'self' data: https://tiles.example;")
    expect(page.policy).toContain("form-action 'self' https://pay.example;")
  })
})
