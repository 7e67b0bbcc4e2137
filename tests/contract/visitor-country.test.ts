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
    ['a Dutch address of the new kind too', '2a02:a440::1', 'NL'],
    ['an old address may come in the clothes of a new one', `::ffff:${DUTCH}`, 'NL'],
    ['this machine is nowhere', '127.0.0.1', null],
    ['this machine is nowhere in the new kind either', '::1', null],
    ['a house network is nowhere, whatever the table says', '192.168.1.1', null],
    ['an office network is nowhere', '10.20.30.40', null],
    ['a private network of the new kind is nowhere', 'fd00::1', null],
  ])('%s', async (_sentence, address, country) => {
    const answer = await ask(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ country_code: country })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('nobody speaks for a visitor unless a proxy is trusted', async () => {
    expect((await ask(BRITISH, DUTCH)).json()).toEqual({ country_code: 'GB' })
  })
})

describe('GET /ip behind a proxy', () => {
  const ask = startServer(1)

  test('a trusted proxy tells the address of the visitor', async () => {
    expect((await ask('10.0.0.1', DUTCH)).json()).toEqual({ country_code: 'NL' })
  })

  test('what the visitor claims before the proxy is not believed', async () => {
    expect((await ask('10.0.0.1', `${DUTCH}, ${BRITISH}`)).json()).toEqual({ country_code: 'GB' })
  })
})
