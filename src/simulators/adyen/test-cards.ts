import { type CardBrand, findCardBrand } from '../../shared/card-brand.ts'

export type TestCard = { brand: CardBrand; name: string; number: string; cvc: string }

export const EXPIRY = '03/30'

/** Test numbers that are not real cards. */
export const TEST_CARDS: readonly TestCard[] = [
  { brand: 'visa', name: 'Visa', number: '4111 1111 1111 1111', cvc: '737' },
  { brand: 'mastercard', name: 'Mastercard', number: '5555 4444 3333 1111', cvc: '737' },
  { brand: 'maestro', name: 'Maestro', number: '6771 7980 2100 0008', cvc: '737' },
  { brand: 'electron', name: 'Visa Electron', number: '4917 3008 0000 0000', cvc: '737' },
  { brand: 'dankort', name: 'Dankort', number: '5019 5555 4444 5555', cvc: '737' },
  { brand: 'amex', name: 'American Express', number: '3700 0000 0000 002', cvc: '7373' },
  { brand: 'diners', name: 'Diners Club', number: '3600 6666 3333 44', cvc: '737' },
  { brand: 'discover', name: 'Discover', number: '6011 6011 6011 6611', cvc: '737' },
  { brand: 'jcb', name: 'JCB', number: '3569 9900 1009 5841', cvc: '737' },
  { brand: 'unionpay', name: 'UnionPay', number: '6250 9460 0000 0016', cvc: '737' },
  { brand: 'interpayment', name: 'InterPayment', number: '6360 0000 0000 0004', cvc: '737' },
]

export type CardForm = Readonly<Record<'number' | 'expiry' | 'cvc' | 'holder', string>>
export type CardFaults = Partial<Record<keyof CardForm, string>>

/** The errors of a card, by field (spec §5: all four are required). Real cards are refused, so that nobody uses real card data here. */
export function findCardFaults(card: CardForm, now: Date): CardFaults {
  const brand = findCardBrand(card.number)
  const digits = card.number.replace(/\D/g, '')
  const isKnown = TEST_CARDS.some(({ number }) => number.replace(/\D/g, '') === digits)
  const faults: CardFaults = {}
  if (!digits) faults.number = 'Enter the card number'
  else if (!isKnown) faults.number = 'This is not a test card. Please use one of those listed, never your own.'
  const wrongExpiry = findExpiryFault(card.expiry, now)
  if (wrongExpiry) faults.expiry = wrongExpiry
  const length = brand === 'amex' ? 4 : 3
  if (!new RegExp(`^\\d{${length}}$`).test(card.cvc.trim())) faults.cvc = `Enter the ${length} digits of the security code`
  if (!card.holder.trim()) faults.holder = 'Enter the name on the card'
  return faults
}

function findExpiryFault(expiry: string, now: Date): string | undefined {
  const [, month = '', year = ''] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)\s*$/.exec(expiry) ?? []
  if (!month) return 'Enter month and year, such as 03/30'
  // Valid until the last day of the month.
  return new Date(Date.UTC(2000 + Number(year), Number(month), 1)) <= now ? 'This card has expired' : undefined
}
