export type { Customer } from './customer.ts'
export { findCustomer } from './find-customer.ts'
export type { ShopContext } from './shop-context.ts'
