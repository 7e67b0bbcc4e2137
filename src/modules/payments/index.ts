export { createAdyen } from './adyen/adyen.ts'
export { type AdyenSettings, adyenCheckoutUrl } from './adyen/adyen-settings.ts'
export { listAwaitedTransfers } from './awaited-transfers.store.ts'
export { closedProvider } from './closed-provider.ts'
export { insertFailedRefund, listFailedRefunds, markAskedAgain, reopenRefund } from './failed-refunds.store.ts'
export {
  insertEvent,
  listUnprocessedEvents,
  lockEvent,
  markEventFailed,
  markEventProcessed,
  type StoredEvent,
} from './inbox.store.ts'
export { createMethodReader, listPaymentMethods, type OfferedMethod, type ReadProviderMethods } from './list-payment-methods.ts'
export {
  type BankTransfer,
  isReference,
  orderIdOf,
  type Payment,
  type PaymentMethodId,
  type RefusalReason,
  type TransferAccount,
} from './payment.ts'
export { type CustomerType, isPendingMethod, listOffered, titleOfMethod } from './payment-methods.ts'
export {
  acceptReturns,
  findPayment,
  hasDispute,
  hasReturn,
  insertReturn,
  isMoneyReturned,
  type LockedPayments,
  liftDispute,
  listOpenPayments,
  listPayments,
  listUnrefundedDuplicates,
  lockPayment,
  lockPayments,
  type PaymentKey,
  readNeverArrived,
  readReturnedOfPayment,
  saveDispute,
  savePaymentChecked,
  saveSession,
  saveSessionResult,
  saveTransfer,
} from './payments.store.ts'
export {
  type PaymentEvent,
  type PaymentProvider,
  type PaymentReading,
  ProviderRefusal,
  ProviderUnavailable,
  type ReceivedEvent,
  type StartPayment,
} from './provider.ts'
export { recordGiftcardPayment } from './record-giftcard-payment.ts'
export { registerWebhook } from './register-webhook.ts'
export { type SettledPayment, type SettlePayment, settlePayment } from './settle-payment.ts'
export { startAttempt } from './start-attempt.ts'
export { HANDLE_PROVIDER_EVENT, storeProviderEvents } from './store-provider-events.ts'
