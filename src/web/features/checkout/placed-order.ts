import { readStored, writeStored } from '../../session/storage.ts'

const KEY = 'checkout-order'

/** The order being paid in this tab, for a buyer who comes "back" from the provider's page. */
export function savePlacedOrder(orderUuid: string): void {
  writeStored(KEY, orderUuid, 'sessionStorage')
}

export function findPlacedOrder(): string | undefined {
  return readStored(KEY, 'sessionStorage') || undefined
}

export function forgetPlacedOrder(): void {
  writeStored(KEY, '', 'sessionStorage')
}
