import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** Stands for every address that cannot be read: one source, however many texts are invented. */
const UNREADABLE = '0.0.0.0'

/** The address alone: some proxies add the port, and each connection of one visitor has another. */
export function toIpAddress(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text.trim()) ?? []
  const [, withPort] = /^([\d.]+):\d+$/.exec(text.trim()) ?? []
  const address = bracketed ?? withPort ?? text.trim()
  return isIP(address) ? address : UNREADABLE
}

/** Done before anything asks for the visitor's address. The number of entries stays: trusted proxies are counted from the right. */
export function cleanForwardedFor(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for']
  if (forwarded) headers['x-forwarded-for'] = String(forwarded).split(',').map(toIpAddress).join(', ')
}
