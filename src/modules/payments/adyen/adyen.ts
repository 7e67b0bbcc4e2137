import { createRequire } from 'node:module'
import { EnvironmentEnum } from '@adyen/api-library/lib/src/config.js'
import { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js'
import { PaymentsApi } from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js'
import { CreateCheckoutSessionRequest } from '@adyen/api-library/lib/src/typings/checkout/createCheckoutSessionRequest.js'
import type { PaymentMethod } from '@adyen/api-library/lib/src/typings/checkout/paymentMethod.js'
import type { SessionResultResponse } from '@adyen/api-library/lib/src/typings/checkout/sessionResultResponse.js'
import { storefronts } from '../../storefronts/index.ts'
import type { PaymentMethodId } from '../payment.ts'
import type { PaymentProvider, PaymentReading, ProviderMethod, StartPayment } from '../provider.ts'
import { readAdyenEvent, readTransfer, receiveAdyenEvents, toRefusalReason } from './adyen-events.ts'
import { toAdyenType, toCardBrands } from './adyen-methods.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { createHttpClient } from './http-client.ts'

const { default: Client } = createRequire(import.meta.url)(
  '@adyen/api-library/lib/src/client.js',
) as typeof import('@adyen/api-library/lib/src/client.js')

const ALL_METHODS = [...new Set(storefronts.flatMap(({ paymentMethods }) => paymentMethods))]

/** Adyen's hosted checkout: the shopper pays on Adyen's page and comes back. */
export function createAdyen(settings: AdyenSettings): PaymentProvider {
  const { merchantAccount } = settings
  // The environment selects an address that our HTTP client replaces by the address of the settings.
  const client = new Client({ apiKey: settings.apiKey, environment: EnvironmentEnum.TEST }, createHttpClient(settings))
  const payments = new PaymentsApi(client)
  const modifications = new ModificationsApi(client)
  return {
    async startPayment(asked) {
      const session = await payments.sessions(toSession(asked, merchantAccount), { idempotencyKey: asked.reference })
      if (!session.url) throw new Error(`Adyen returned no address for session ${session.id}`)
      return { sessionId: session.id, redirectUrl: session.url, expiresAt: new Date(session.expiresAt) }
    },
    async readPayment({ sessionId, sessionResult }) {
      return toReading(await payments.getResultOfPaymentSession(sessionId, sessionResult))
    },
    async refundPayment({ pspReference, amount, reference }) {
      const refund = { merchantAccount, amount: { currency: amount.currency, value: amount.minor }, reference }
      const answer = await modifications.refundCapturedPayment(pspReference, refund, { idempotencyKey: reference })
      return { refundReference: answer.pspReference }
    },
    async listMethods({ countryCode, locale }) {
      const { paymentMethods = [] } = await payments.paymentMethods({ merchantAccount, countryCode, shopperLocale: locale })
      return paymentMethods.flatMap((method) => toMethod(method, countryCode))
    },
    receiveEvents: (rawBody) => receiveAdyenEvents(settings, rawBody),
    readEvent: readAdyenEvent,
  }
}

function toSession(asked: StartPayment, merchantAccount: string): CreateCheckoutSessionRequest {
  return {
    merchantAccount,
    mode: CreateCheckoutSessionRequest.ModeEnum.Hosted,
    channel: CreateCheckoutSessionRequest.ChannelEnum.Web,
    shopperInteraction: CreateCheckoutSessionRequest.ShopperInteractionEnum.Ecommerce,
    reference: asked.reference,
    amount: { currency: asked.amount.currency, value: asked.amount.minor },
    allowedPaymentMethods: [toAdyenType(asked.method, asked.countryCode)],
    countryCode: asked.countryCode,
    shopperLocale: asked.locale,
    shopperEmail: asked.email,
    shopperIP: asked.shopperIp,
    shopperStatement: toStatement(asked.merchantName),
    returnUrl: asked.returnUrl,
    captureDelayHours: 0,
    ...(asked.issuer ? { metadata: { issuer: asked.issuer } } : {}),
  }
}

/** The text on a bank statement: at most 22 characters, no accents. */
function toStatement(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^a-zA-Z0-9.,'_?+* /-]/g, '')
  return plain.slice(0, 22).trim()
}

function toReading({ status, payments = [], additionalData }: SessionResultResponse): PaymentReading {
  const { pspReference, amount } = payments.find((payment) => payment.pspReference) ?? {}
  switch (String(status)) {
    case 'completed':
      return {
        outcome: 'CAPTURED',
        pspReference,
        amount: amount ? { currency: amount.currency, minor: amount.value } : undefined,
      }
    case 'refused':
      return { outcome: 'REFUSED', reason: toRefusalReason(additionalData?.refusalReasonRaw ?? '') }
    case 'canceled':
      return { outcome: 'REFUSED', reason: 'CANCELLED' }
    case 'expired':
      return { outcome: 'REFUSED', reason: 'EXPIRED' }
    case 'active':
      return { outcome: 'OPEN' }
    default:
      return { outcome: 'PENDING', pspReference, transfer: readTransfer(additionalData) }
  }
}

function toMethod(method: PaymentMethod, countryCode: string): ProviderMethod[] {
  const id = ALL_METHODS.find((known: PaymentMethodId) => toAdyenType(known, countryCode) === method.type)
  if (!id) return []
  const banks = (method.issuers ?? []).filter(({ disabled }) => !disabled).map(({ id, name }) => ({ id, issuer: name }))
  return [{ id, brands: toCardBrands(method.brands ?? []), banks, raw: Object.fromEntries(Object.entries(method)) }]
}
