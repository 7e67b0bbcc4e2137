import { isIPv4 } from 'node:net'

export type Asked = { request?: { ip: string } | undefined }

export type Network = {
  name: string
  /** The limit of the whole network, as a multiple of the limit of one source. */
  factor: number
}

/**
 * A whole network of addresses is cheap: a home gets an IPv6 /64 or larger, a small company or a rented server a /56 or /48. So wider networks are counted
 * too. They have higher limits, because an office or a mobile provider has many people in one; most so for IPv4, where a /24 may be a whole town.
 */
const IPV6_WIDTHS = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
] as const
const IPV4_NETWORK_FACTOR = 8

/** The source of a request for limits: an IPv4 address, or an IPv6 /64, because one owner has all its 2^64 addresses. */
export function sourceOf(ctx: Asked): string {
  return networksOf(ctx)[0].name
}

/** The source first, then the wider networks around it. */
export function networksOf({ request }: Asked): [Network, ...Network[]] {
  if (!request) throw new Error('Only a request has a source')
  const address = toIPv4(request.ip)
  if (address) {
    const network = { name: `${address.split('.').slice(0, 3).join('.')}.0/24`, factor: IPV4_NETWORK_FACTOR }
    return [{ name: address, factor: 1 }, network]
  }
  const bits = toBits(request.ip)
  return IPV6_WIDTHS.map(({ bits: width, factor }) => ({ name: nameNetwork(bits, width), factor })) as [Network, ...Network[]]
}

/** Also for IPv4-mapped IPv6 addresses: ::ffff:203.0.113.7 or ::ffff:cb00:7107. */
function toIPv4(ip: string): string | undefined {
  if (isIPv4(ip)) return ip
  const groups = toBits(ip)
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return undefined
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/** Eight groups of 16 bits. */
function toBits(ip: string): number[] {
  const address = (ip.split('%', 1)[0] ?? ip).replace(/\d+\.\d+\.\d+\.\d+$/, (dotted) => {
    const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [before = '', after] = address.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}

function nameNetwork(groups: readonly number[], width: number): string {
  const masked = groups.slice(0, Math.ceil(width / 16)).map((group, place) => {
    const kept = Math.min(16, width - 16 * place)
    return (group & (0xffff << (16 - kept)) & 0xffff).toString(16)
  })
  return `${masked.join(':')}::/${width}`
}
