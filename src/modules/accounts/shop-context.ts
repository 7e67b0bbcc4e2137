import type { StorefrontContext } from '../storefronts/index.ts'
import type { Customer } from './customer.ts'

/** The context of a visitor's request. */
export type ShopContext = StorefrontContext & { /** Undefined for a guest. */ customer: Customer | undefined }
