import { type PaymentProvider, ProviderUnavailable } from './provider.ts'

/** Used when no payment provider is configured: it takes no payments and sends no events. */
export const closedProvider: PaymentProvider = {
  startPayment: () => Promise.reject(new ProviderUnavailable('No payment provider is configured')),
  readPayment: () => Promise.reject(new ProviderUnavailable('No payment provider is configured')),
  refundPayment: () => Promise.reject(new ProviderUnavailable('No payment provider is configured')),
  listMethods: async () => [],
  receiveEvents: () => 'invalid',
  readEvent: () => {
    throw new Error('No payment provider is configured')
  },
}
