export type { CheckoutParts, TransferAccount } from './checkout-parts.ts'
