import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Reader, type Response } from 'maxmind'

/** Private addresses, which belong to no country: of this machine, a home network, or a provider's internal network. */
const PRIVATE_ADDRESSES = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE_ADDRESSES.addSubnet(network, prefix, 'ipv4')
}
PRIVATE_ADDRESSES.addSubnet('::', 127, 'ipv6')
PRIVATE_ADDRESSES.addSubnet('fc00::', 7, 'ipv6')
PRIVATE_ADDRESSES.addSubnet('fe80::', 10, 'ipv6')

const TABLE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** A row of this table, which is not in the reader's types. */
type Line = { country_code?: string }

let countries: Reader<Response> | undefined

/** The country in which an address is registered; undefined when it is private or not in the table. The table is loaded at the first call. */
export function lookUpCountry(ip: string): string | undefined {
  // An IPv4 address may be written as "::ffff:192.0.2.1".
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(address)
  if (version === 0 || PRIVATE_ADDRESSES.check(address, version === 4 ? 'ipv4' : 'ipv6')) return undefined
  countries ??= new Reader<Response>(readFileSync(createRequire(import.meta.url).resolve(TABLE)))
  const line = countries.get(address) as Line | null
  return line?.country_code
}

/** GET /ip: the visitor's country by IP address (spec §7). Never cached. */
export function registerVisitorCountry(server: FastifyInstance): void {
  server.get('/ip', async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ country_code: lookUpCountry(request.ip) ?? null }),
  )
}
