import { localPath, type StorefrontContext } from '#modules/storefronts/index.ts'
import { ROUTES } from '#shared/paths.ts'

/**
 * The QR code of a card opens the balance check with the number filled in; the PIN must always be typed. Without a number the field is empty. Printed
 * codes are used for years, so this is always the public address.
 */
export function balanceLink(shop: Pick<StorefrontContext, 'storefront' | 'language'>, number?: string): string {
  return `https://${shop.storefront.host}${localPath(shop, ROUTES.balance)}${number ? `?card=${number}` : ''}`
}
