export { saveBillingAddress } from './cart/cart.store.ts'
export { CART_DAYS, findCart, inVisitorTurn, lockCart, ownerOf, renewCartCookie } from './cart/cart-of-visitor.ts'
export { listObstacles } from './cart/check-order.ts'
export { mergeGuestCart } from './cart/merge-guest-cart.ts'
export { refillCart } from './cart/refill-cart.ts'
export { giveOrderToCustomer, listUnpaidIds } from './customers/customer-orders.store.ts'
export { orderHooks } from './customers/order-hooks.ts'
export { freezeOrder } from './freeze-order.ts'
export { completeOrder } from './fulfilment/complete-order.ts'
export { hasIssuedCards } from './fulfilment/fulfilment.store.ts'
export { ASK_BUYER_ABOUT_NEWSLETTER, type OrderJob, orderJob } from './fulfilment/fulfilment-jobs.ts'
export type { Parcel } from './fulfilment/gift.ts'
export { invoiceName } from './fulfilment/invoice/invoice-name.ts'
export { drawInvoice } from './fulfilment/invoice/invoice-pdf.ts'
export { invoiceTransfer } from './fulfilment/invoice/invoice-transfer.ts'
export { findInvoice, findInvoiceByName } from './fulfilment/invoice/invoices.store.ts'
export { lastDayToPay } from './fulfilment/invoice/payment-term.ts'
export {
  orderNumberOf,
  PRO_FORMA_FOLDER,
  proFormaPath,
  proFormaReference,
  readProFormaFile,
  writeProForma,
} from './fulfilment/invoice/pro-forma.ts'
export { BankTransferTable } from './fulfilment/mail/bank-transfer-table.tsx'
export { needsCards, writeCardFiles } from './fulfilment/packing/print-cards.ts'
export {
  findReasonNotToPack,
  findReasonNotToShip,
  listDueParcels,
  printSlip,
  shipParcel,
  WHY_STOPPED,
} from './fulfilment/packing/ship-parcels.ts'
export { shopOfOrder } from './fulfilment/shop-of-order.ts'
export { findStoppedOrder, listStoppedOrders } from './fulfilment/stopped-orders.store.ts'
export { tryAgain } from './fulfilment/try-again.ts'
export { listPackages, type Order, type OrderAddress, type OrderStatus } from './order.ts'
export {
  findLastOrder,
  findOrder,
  findOrderByNumber,
  findOwnedOrder,
  lockOrder,
  moveOrder,
  readOrder,
  savePaymentMethod,
} from './orders.store.ts'
export { type PricedOrder, priceOrder } from './price-order.ts'
