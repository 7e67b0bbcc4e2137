export { CART_DAYS, findCart, lockCart, ownerOf } from './cart/cart-of-visitor.ts'
export { listObstacles, listProblems } from './cart/check-order.ts'
export { mergeCarts } from './cart/merge-carts.ts'
export { refillCart } from './cart/refill-cart.ts'
export { giveOrderToCustomer } from './customers/customer-orders.store.ts'
export { orderHooks } from './customers/order-hooks.ts'
export { findPlacedOrder } from './find-placed-order.ts'
export { freezeOrder } from './freeze-order.ts'
export { completeOrder } from './fulfilment/complete-order.ts'
export { hasIssuedCards } from './fulfilment/fulfilment.store.ts'
export { ASK_BUYER_ABOUT_NEWSLETTER, type OrderJob } from './fulfilment/fulfilment-jobs.ts'
export { findInvoice } from './fulfilment/invoice/invoices.store.ts'
export { owedTransfer } from './fulfilment/invoice/owed-transfer.ts'
export { BankTransferTable } from './fulfilment/mail/bank-transfer-table.tsx'
export { shopOfOrder } from './fulfilment/shop-of-order.ts'
export {
  countCards,
  listPackages,
  type Order,
  type OrderAddress,
  type OrderStatus,
  type Package,
  type Shipment,
} from './order.ts'
export { canBecome } from './order-status.ts'
export {
  findLastOrder,
  findOrder,
  findOwnedOrder,
  lockOrder,
  lockOrderLater,
  moveOrder,
  type Owner,
  readOrder,
  savePaymentMethod,
} from './orders.store.ts'
export { deliveryAddressOf, parcelOf } from './parcel.ts'
export { type PricedOrder, type PricedPackage, priceOrder } from './price-order.ts'
export type { Totals } from './totals/order-totals.ts'
