import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Reader, type Response } from 'maxmind'

/** Addresses that belong to no country: of this machine, of a home network, of a provider's inner network. */
const NOWHERE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NOWHERE.addSubnet(network, prefix, 'ipv4')
}
NOWHERE.addSubnet('::', 127, 'ipv6')
NOWHERE.addSubnet('fc00::', 7, 'ipv6')
NOWHERE.addSubnet('fe80::', 10, 'ipv6')

const TABLE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** This table's own line, which the reader's types do not know. */
type Line = { country_code?: string }

let countries: Reader<Response> | undefined

/** The country an address is registered in; undefined when it is private or not in the table. The table is read when it is first asked for. */
export function lookUpCountry(ip: string): string | undefined {
  // A visitor over IPv4 may come as "::ffff:192.0.2.1".
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(address)
  if (version === 0 || NOWHERE.check(address, version === 4 ? 'ipv4' : 'ipv6')) return undefined
  countries ??= new Reader<Response>(readFileSync(createRequire(import.meta.url).resolve(TABLE)))
  const line = countries.get(address) as Line | null
  return line?.country_code
}

/** GET /ip: where the visitor seems to be (spec §7). Never cached. */
export function registerVisitorCountry(server: FastifyInstance): void {
  server.get('/ip', async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ country_code: lookUpCountry(request.ip) ?? null }),
  )
}
