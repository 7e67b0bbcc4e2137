import { readStored, writeStored } from '../../session/storage.ts'

const KEY = 'checkout-order'

/** The order that is being paid in this tab, for a buyer who returns from the provider's page with "back". */
export function savePlacedOrder(orderUuid: string): void {
  writeStored(KEY, orderUuid, 'sessionStorage')
}

export function findPlacedOrder(): string | undefined {
  return readStored(KEY, 'sessionStorage') || undefined
}

export function forgetPlacedOrder(): void {
  writeStored(KEY, '', 'sessionStorage')
}
