/** The form on the page of a payment method. */
export type MethodForm = 'card' | 'bank' | 'blik' | 'phone' | 'transfer' | 'none'

export type Method = { type: string; name: string; form: MethodForm; countries?: readonly string[] }

/** The accounts for bank transfers, which arrive only by hand. */
const EURO_ACCOUNT = 'NL96 TEST 0000 0000 00'
const BRITISH_ACCOUNT = 'GB35 TEST 0000 0000 0000 42'

const EURO_TRANSFER = 'bankTransfer_IBAN'

const METHODS: readonly Method[] = [
  { type: 'scheme', name: 'Credit card', form: 'card' },
  { type: 'paypal', name: 'PayPal', form: 'none' },
  { type: 'applepay', name: 'Apple Pay', form: 'none' },
  { type: 'googlepay', name: 'Google Pay', form: 'none' },
  { type: 'ideal', name: 'iDEAL', form: 'bank', countries: ['NL'] },
  { type: 'bcmc', name: 'Bancontact', form: 'none', countries: ['BE', 'NL'] },
  { type: 'bcmc_mobile', name: 'Payconiq', form: 'none', countries: ['BE'] },
  { type: 'belfius', name: 'Belfius', form: 'none', countries: ['BE'] },
  { type: 'kbc', name: 'KBC', form: 'none', countries: ['BE'] },
  { type: 'giropay', name: 'giropay', form: 'none', countries: ['DE'] },
  { type: 'directEbanking', name: 'Sofort', form: 'none', countries: ['AT', 'DE'] },
  { type: 'eps', name: 'EPS', form: 'bank', countries: ['AT'] },
  { type: 'onlineBanking_PL', name: 'Przelewy24', form: 'bank', countries: ['PL'] },
  { type: 'blik', name: 'BLIK', form: 'blik', countries: ['PL'] },
  { type: 'mbway', name: 'MB Way', form: 'phone', countries: ['PT'] },
  { type: 'swish', name: 'Swish', form: 'none', countries: ['SE'] },
  { type: 'trustly', name: 'Trustly', form: 'none', countries: ['DK', 'ES', 'NO', 'SE'] },
  { type: 'bankTransfer_GB', name: 'Bank transfer', form: 'transfer', countries: ['GB'] },
  { type: 'bankTransfer_US', name: 'Bank transfer', form: 'transfer', countries: ['US'] },
  { type: 'bankTransfer_AU', name: 'Bank transfer', form: 'transfer', countries: ['AU'] },
  { type: EURO_TRANSFER, name: 'Bank transfer', form: 'transfer' },
]
const OWN_TRANSFER = new Set(['GB', 'US', 'AU'])

/** Adyen's names of the accepted card brands. */
const BRANDS = ['visa', 'mc', 'amex', 'maestro', 'electron', 'dankort', 'diners', 'discover', 'jcb', 'cup', 'interpayment']

/** Named as in Adyen's own test environment. */
export const ISSUERS = [
  { id: '1121', name: 'Test Issuer' },
  { id: '1154', name: 'Test Issuer 5' },
  { id: '1153', name: 'Test Issuer 4' },
  { id: '1152', name: 'Test Issuer 3' },
  { id: '1151', name: 'Test Issuer 2' },
  { id: '1162', name: 'Test Issuer Cancelled' },
  { id: '1160', name: 'Test Issuer Refused' },
]

/** Test banks that never pay. */
export const UNWILLING_ISSUERS: Readonly<Record<string, 'cancel' | 'refuse'>> = { '1162': 'cancel', '1160': 'refuse' }

const isBritish = (type: string) => type === 'bankTransfer_GB'

export function transferAccountOf(type: string): string {
  return isBritish(type) ? BRITISH_ACCOUNT : EURO_ACCOUNT
}

/** The details that Adyen reports about a pending transfer: the account and the reference. */
export function transferDetails(payment: { id: string; method: string; state: string }): Record<string, string> {
  if (findMethod(payment.method)?.form !== 'transfer' || payment.state !== 'pending') return {}
  return {
    'bankTransfer.owner': 'Payment Simulator',
    'bankTransfer.iban': transferAccountOf(payment.method),
    'bankTransfer.bic': isBritish(payment.method) ? 'TESTGB2L' : 'TESTNL2A',
    'bankTransfer.reference': payment.id,
  }
}

export function findMethod(type: string): Method | undefined {
  return METHODS.find((method) => method.type === type)
}

export function listMethods(countryCode: string | undefined): Method[] {
  return METHODS.filter(({ type, countries }) => {
    if (!countryCode) return true
    if (type === EURO_TRANSFER) return !OWN_TRANSFER.has(countryCode)
    return !countries || countries.includes(countryCode)
  })
}

/** The answer of POST /paymentMethods. */
export function toPaymentMethods(methods: readonly Method[]): Record<string, unknown> {
  return {
    paymentMethods: methods.map(({ type, name, form }) => ({
      ...(form === 'card' ? { brands: BRANDS } : {}),
      ...(form === 'bank' ? { issuers: ISSUERS } : {}),
      name,
      type,
    })),
  }
}
