import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** The address for all unreadable entries, so that invented texts count as one source. */
const UNREADABLE = '0.0.0.0'

/** The address without the port, which some proxies add and which differs for each connection of a visitor. */
export function toIpAddress(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text.trim()) ?? []
  const [, withPort] = /^([\d.]+):\d+$/.exec(text.trim()) ?? []
  const address = bracketed ?? withPort ?? text.trim()
  return isIP(address) ? address : UNREADABLE
}

/** Runs before the visitor's address is read. It keeps the number of entries, because trusted proxies are counted from the right. */
export function cleanForwardedFor(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for']
  if (forwarded) headers['x-forwarded-for'] = String(forwarded).split(',').map(toIpAddress).join(', ')
}
