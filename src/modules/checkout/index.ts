export type { CheckoutParts } from './checkout-parts.ts'
export { forgetMember } from './invoices/forget-member.ts'
export { mergeCarts } from './merge-carts.ts'
