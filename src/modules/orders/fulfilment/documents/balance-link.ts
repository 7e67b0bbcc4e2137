import { localPath, type StorefrontContext } from '#modules/storefronts/index.ts'
import { ROUTES } from '#shared/paths.ts'

/**
 * What the QR code of a card opens: the balance check with the number filled in; the PIN is always typed. Without a number it is empty. Paper and plastic outlive the machine they were
 * printed on, so this is always the public address.
 */
export function balanceLink(shop: Pick<StorefrontContext, 'storefront' | 'language'>, number?: string): string {
  return `https://${shop.storefront.host}${localPath(shop, ROUTES.balance)}${number ? `?card=${number}` : ''}`
}
