import { afterAll, describe, expect, test } from 'vitest'
import { createServer } from '../../src/platform/http/server.ts'
import { registerVisitorCountry } from '../../src/platform/http/visitor-country.ts'
import { randomIds } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'

function startServer(trustedProxies: number) {
  const server = createServer({ log: createLog({ level: 'silent' }), ids: randomIds, trustedProxies, onAnswer: () => undefined })
  registerVisitorCountry(server)
  afterAll(() => server.close())
  return (remoteAddress: string, forwarded?: string) =>
    server.inject({ url: '/ip', remoteAddress, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })
}

const BRITISH = '81.2.69.142'
const DUTCH = '145.97.1.1'

describe('GET /ip', () => {
  const ask = startServer(0)

  test.each([
    ['a British address is in Great Britain', BRITISH, 'GB'],
    ['a Dutch address is in the Netherlands', DUTCH, 'NL'],
    ['a Dutch IPv6 address is in the Netherlands', '2a02:a440::1', 'NL'],
    ['an IPv4 address may be written as IPv6', `::ffff:${DUTCH}`, 'NL'],
    ['this machine has no country', '127.0.0.1', null],
    ['this machine has no country in IPv6', '::1', null],
    ['a home network has no country, whatever the table says', '192.168.1.1', null],
    ['an office network has no country', '10.20.30.40', null],
    ['a private IPv6 network has no country', 'fd00::1', null],
  ])('%s', async (_sentence, address, country) => {
    const answer = await ask(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ country_code: country })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('forwarded addresses are ignored unless a proxy is trusted', async () => {
    expect((await ask(BRITISH, DUTCH)).json()).toEqual({ country_code: 'GB' })
  })
})

describe('GET /ip behind a proxy', () => {
  const ask = startServer(1)

  test('a trusted proxy reports the address of the visitor', async () => {
    expect((await ask('10.0.0.1', DUTCH)).json()).toEqual({ country_code: 'NL' })
  })

  test('an address that the visitor sends before the proxy is not believed', async () => {
    expect((await ask('10.0.0.1', `${DUTCH}, ${BRITISH}`)).json()).toEqual({ country_code: 'GB' })
  })
})
