import { type PaymentProvider, ProviderUnavailable } from './provider.ts'

/** Where no payment provider is set up: nothing can be paid through one, and nothing is told by one. */
export const closedProvider: PaymentProvider = {
  startPayment: () => Promise.reject(new ProviderUnavailable('No payment provider is set up')),
  readPayment: () => Promise.reject(new ProviderUnavailable('No payment provider is set up')),
  refundPayment: () => Promise.reject(new ProviderUnavailable('No payment provider is set up')),
  listMethods: async () => [],
  receiveEvents: () => 'invalid',
  readEvent: () => {
    throw new Error('No payment provider is set up')
  },
}
