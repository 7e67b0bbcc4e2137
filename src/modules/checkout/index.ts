export type { CheckoutParts } from './checkout-parts.ts'
export { mergeCarts } from './merge-carts.ts'
