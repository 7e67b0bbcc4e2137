import type { Storefront } from '../../../storefronts/types.ts'

/** Where a storefront is reached. Who came by a development host stays on this machine. */
export function storeOrigin(storefront: Storefront, requestHost: string): string {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(requestHost) ?? []
  const isDevelopment = name === 'localhost' || name.endsWith('.localhost') || /^[\d.]+$|^\[.*\]$/.test(name)
  return isDevelopment ? `http://${storefront.code.toLowerCase()}.localhost${port}` : `https://${storefront.host}`
}
