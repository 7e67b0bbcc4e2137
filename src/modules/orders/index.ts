export { type ActivationCard, insertActivationCards, listActivationCards } from './activation/activation.store.ts'
export { checkActivation } from './activation/check-activation.ts'
export { type AddedPackage, addPackage } from './cart/add-package.ts'
export { isQuantity } from './cart/card-limit.ts'
export { checkCardValue, type Offer } from './cart/card-value.ts'
export { claimSubmission, deleteCart, insertCart, replaceShipments, saveBillingAddress, saveOwner } from './cart/cart.store.ts'
export {
  CART_DAYS,
  clearRedeemCookie,
  findCart,
  inVisitorTurn,
  lockCart,
  newOwnerOf,
  ownerOf,
  redeemHashOf,
  renewCartCookie,
  setCartCookie,
  setRedeemCookie,
} from './cart/cart-of-visitor.ts'
export { listLimitFailures, listObstacles, listStockFailures } from './cart/check-order.ts'
export { checkHandover, createDateLister } from './cart/handover.ts'
export { mergeGuestCart } from './cart/merge-guest-cart.ts'
export { checkMessage } from './cart/package-choice.ts'
export { refillCart } from './cart/refill-cart.ts'
export { giveOrderToCustomer, listUnpaidIds } from './customers/customer-orders.store.ts'
export { listPackagesOfCustomer, type PackageOfCustomer } from './customers/customer-packages.store.ts'
export { orderHooks } from './customers/order-hooks.ts'
export { listOrderedPacks, type OrderedPack } from './customers/pack-history.store.ts'
export { freezeOrder } from './freeze-order.ts'
export { completeOrder } from './fulfilment/complete-order.ts'
export { hasIssuedCards } from './fulfilment/fulfilment.store.ts'
export { ASK_BUYER_ABOUT_NEWSLETTER, type OrderJob, orderJob } from './fulfilment/fulfilment-jobs.ts'
export { giftToken, isToken, redeemToken } from './fulfilment/fulfilment-tokens.ts'
export { type Outcome, type Parcel, stateOf } from './fulfilment/gift.ts'
export { drawInvoice } from './fulfilment/invoice/invoice-pdf.ts'
export { invoiceName, invoiceTransfer } from './fulfilment/invoice/invoice-transfer.ts'
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
export { listRevealedPackages } from './fulfilment/list-revealed-packages.ts'
export { BankTransferTable } from './fulfilment/mail/bank-transfer-table.tsx'
export { findGift, openGift } from './fulfilment/open-gift.ts'
export { needsCards, writeCardFiles } from './fulfilment/packing/print-cards.ts'
export {
  findReasonNotToPack,
  findReasonNotToShip,
  findStopReason,
  listDueParcels,
  printSlip,
  shipParcel,
} from './fulfilment/packing/ship-parcels.ts'
export { readOutcomes } from './fulfilment/read-order-gifts.ts'
export { shopOfOrder } from './fulfilment/shop-of-order.ts'
export { findStoppedOrder, listStoppedOrders } from './fulfilment/stopped-orders.store.ts'
export { tryAgain } from './fulfilment/try-again.ts'
export { withdrawOrder } from './fulfilment/withdraw-order.ts'
export { isOwner } from './is-owner.ts'
export { listPackages, type Order, type OrderAddress, type OrderStatus, type Package, type Shipment } from './order.ts'
export {
  findLastOrder,
  findOrder,
  findOrderByNumber,
  findOwnedOrder,
  findRedeemOrder,
  listKindsOfOrders,
  lockOpenRedeemOrder,
  lockOrder,
  moveOrder,
  readOrder,
  savePaymentMethod,
} from './orders.store.ts'
export { deliveryDate, toAddressOrNull, toApiArrival } from './package.resolvers.ts'
export { deliveryAddressOf } from './parcel.ts'
export { type PricedOrder, type PricedPackage, priceOrder } from './price-order.ts'
