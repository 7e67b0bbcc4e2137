import { expect, test } from 'vitest'
import { storefronts } from '#storefronts/index.ts'
import { findStorefrontByHost, readLanguagePath } from './find-storefront.ts'

test.each([
  ['a development host names its storefront', 'cb.localhost:3000', 'CB'],
  ['letter case does not matter', 'GCSUK.localhost', 'GCSUK'],
  ['localhost is the default storefront', 'localhost:3000', 'GCSUK'],
  ['so is its IP address', '127.0.0.1:3000', 'GCSUK'],
  ['and its IPv6 address', '[::1]:3000', 'GCSUK'],
  ['any other host has no storefront', 'evil.example', undefined],
])('%s', (_sentence, host, code) => {
  expect(findStorefrontByHost(host, 'GCSUK')?.code).toBe(code)
})

test.each(['cb.localhost', 'localhost:3000', '127.0.0.1', '[::1]:3000', '0.0.0.0'])(
  'in production %s, a name of the local machine, has no storefront',
  (host) => expect(findStorefrontByHost(host, undefined)).toBeUndefined(),
)

test('in production a public host names its storefront', () => {
  const [storefront] = storefronts
  const host = storefront?.host ?? ''
  for (const asked of [host, host.toUpperCase(), `${host}:443`]) expect(findStorefrontByHost(asked, undefined)).toBe(storefront)
  expect(findStorefrontByHost(`${host}:8443`, undefined), 'another port').toBeUndefined()
})

test.each(storefronts.map((storefront) => [storefront.host, storefront.code]))('%s is %s', (host, code) => {
  expect(findStorefrontByHost(host, 'GCSUK')?.code).toBe(code)
})

test('a storefront of two languages reads the second from the path', () => {
  const storefront = storefronts.find(({ languages }) => languages.length > 1)
  if (!storefront) throw new Error('No storefront has two languages')
  const [first, second] = storefront.languages
  expect(readLanguagePath(storefront, `/${second?.code}/x/`)).toEqual({ language: second?.code, pathname: '/x/' })
  expect(readLanguagePath(storefront, '/x/')).toEqual({ language: first?.code, pathname: '/x/' })
  expect(readLanguagePath(storefront, `/${first?.code}/x/`).pathname).toBe(`/${first?.code}/x/`)
})
