import { readStored, writeStored } from '../../session/storage.ts'

const KEY = 'checkout-order'

/** The order that is being paid in this tab: whoever comes back from the provider's page by "back" finds it again. */
export function savePlacedOrder(orderUuid: string): void {
  writeStored(KEY, orderUuid, 'sessionStorage')
}

export function findPlacedOrder(): string | undefined {
  return readStored(KEY, 'sessionStorage') || undefined
}

export function forgetPlacedOrder(): void {
  writeStored(KEY, '', 'sessionStorage')
}
