export type { CheckoutParts, TransferAccount } from './checkout-parts.ts'
export { mergeCarts } from './merge-carts.ts'
