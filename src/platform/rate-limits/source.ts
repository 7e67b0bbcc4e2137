import { isIPv6 } from 'node:net'
import type { Context } from '../context.ts'

/** Who is asking, as limits count it. A home gets a whole IPv6 network of 64 bits; its owner must not be 2^64 sources. */
export function sourceOf({ request }: Pick<Context, 'request'>): string {
  if (!request) throw new Error('Only a request has a source')
  const { ip } = request
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  return mapped?.[1] ?? networkOf(ip)
}

function networkOf(ip: string): string {
  const [before = '', after] = (ip.split('%', 1)[0] ?? ip).toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
