import type { Storefront } from '#storefronts/types.ts'
import type { StorefrontContext } from './storefront-context.ts'

/** The origin of a storefront. A visitor who came by a development host stays on this machine. */
export function storeOrigin(storefront: Storefront, requestHost: string): string {
  const [, port = ''] = /(:\d+)?$/.exec(requestHost) ?? []
  return isDevelopmentHost(requestHost)
    ? `http://${storefront.code.toLowerCase()}.localhost${port}`
    : `https://${storefront.host}`
}

/** The origin that the visitor uses. On a development machine it keeps the requested host name, because cookies are stored for that name only. */
export function visitedOrigin(ctx: StorefrontContext): string {
  const host = requestHost(ctx)
  return isDevelopmentHost(host) ? `http://${host}` : storeOrigin(ctx.storefront, host)
}

export function requestHost({ request, storefront }: StorefrontContext): string {
  const host = request?.headers.host
  return typeof host === 'string' ? host : storefront.host
}

function isDevelopmentHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || /^[\d.]+$|^\[.*\]$/.test(name)
}
