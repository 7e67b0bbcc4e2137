import type { Drawing } from '../drawing.ts'
import { canvas, circle, heart, line, path, place, rect, ring, star } from '../scenes/shapes.ts'
import { letter } from './lettering.ts'

const INK = '#22304f'
const QUIET = '#6b7894'
const LINE = '#d5dbe7'

/** Neutral symbols of payment methods, without the logos of real schemes. Each is drawn around its centre, 24 units high. */
const MONEY_SIGNS = {
  card: rect([-15, -10, 30, 20], QUIET, 3.5) + rect([-15, -5.5, 30, 4.5], '#ffffff'),
  wallet: rect([-14, -9, 28, 20], QUIET, 4) + path('M-12 -9L8 -13Q11 -13.5 11 -9Z', QUIET) + circle([9, 1], 2.8, '#ffffff'),
  bank:
    path('M0 -12L16 -4V-1H-16V-4Z', QUIET) +
    line('M-10 2V8M-3.5 2V8M3.5 2V8M10 2V8', QUIET, 3.4) +
    line('M-14 11H14', QUIET, 3.4),
  phone: rect([-8, -13, 16, 26], QUIET, 3.5) + rect([-5.5, -9.5, 11, 16], '#ffffff', 1) + circle([0, 9.7], 1.6, '#ffffff'),
  paper: path('M-10 -13H6L10 -9V13H-10Z', QUIET) + line('M-5 -4H5M-5 1H5M-5 6H1', '#ffffff', 2.2),
  gift:
    rect([-13, -3, 26, 15], QUIET, 2) +
    rect([-15, -8, 30, 6], QUIET, 2) +
    rect([-2.5, -8, 5, 20], '#ffffff') +
    line('M0 -8Q-11 -18 -8 -9M0 -8Q11 -18 8 -9', QUIET, 2.8),
  lock:
    rect([-11, -3, 22, 16], QUIET, 3.5) +
    ring([0, -4], 7, [QUIET, 3.4]) +
    rect([-11, -2, 22, 15], QUIET, 3.5) +
    circle([0, 5], 2.6, '#ffffff'),
} as const

type MoneySign = keyof typeof MONEY_SIGNS

/** The symbols by id, with the names of the payment methods. */
const PAYMENTS: Record<string, readonly [sign: MoneySign, ...name: string[]]> = {
  scheme: ['card', 'Card'],
  visa: ['card', 'Visa'],
  mastercard: ['card', 'Mastercard'],
  amex: ['card', 'Amex'],
  carteBancaire: ['card', 'Carte', 'Bancaire'],
  paypal: ['wallet', 'PayPal'],
  ideal: ['bank', 'iDEAL'],
  bancontact: ['bank', 'Bancontact'],
  bcmc: ['bank', 'Bancontact'],
  belfius: ['bank', 'Belfius'],
  kbccbc: ['bank', 'KBC/CBC'],
  kbc: ['bank', 'KBC/CBC'],
  giropay: ['bank', 'giropay'],
  przelewy24: ['bank', 'Przelewy24'],
  sofort: ['bank', 'Sofort'],
  trustly: ['bank', 'Trustly'],
  applepay: ['phone', 'Apple Pay'],
  googlepay: ['phone', 'Google Pay'],
  swish: ['phone', 'Swish'],
  blik: ['phone', 'BLIK'],
  mbway: ['phone', 'MB WAY'],
  eps: ['bank', 'eps'],
  payconiq: ['phone', 'Payconiq'],
  banktransfer: ['bank', 'Bank', 'transfer'],
  invoice: ['paper', 'Invoice'],
  giftcard: ['gift', 'Gift card'],
  secure: ['lock', 'Secure'],
}

/** Methods whose name is translated. */
const DUTCH_PAYMENTS: typeof PAYMENTS = {
  scheme: ['card', 'Kaart'],
  banktransfer: ['bank', 'Bank-', 'overschrijving'],
  invoice: ['paper', 'Factuur'],
  giftcard: ['gift', 'Cadeaubon'],
  secure: ['lock', 'Veilig'],
}

function tile(body: string): string {
  return canvas(
    96,
    60,
    rect([1, 1, 94, 58], '#ffffff', 9),
    `<rect x="1" y="1" width="94" height="58" rx="9" fill="none" stroke="${LINE}" stroke-width="2"/>`,
    body,
  )
}

function drawPayment([sign, ...name]: readonly [MoneySign, ...string[]]): string {
  const words = (y: number, text: string, size: number) =>
    letter([48, y], { face: 'small', text, fill: INK, size, width: 88, align: 'centre' })
  const [first = '', second] = name
  if (second) return tile(place([48, 12], MONEY_SIGNS[sign], { scale: 0.5 }) + words(35, first, 18) + words(53, second, 18))
  return tile(place([48, 16], MONEY_SIGNS[sign], { scale: 0.72 }) + words(49, first, 26))
}

const GREEN = '#0b7a75'
const GOLD = '#f0ab2e'
const tick = (x: number, y: number) => circle([x, y], 9, GREEN) + line(`M${x - 4} ${y}l3 3.500l5.5 -6.5`, '#ffffff', 2.6)

/** Trust badges without text, so that they need no translation; the page has the alternative text. */
const TRUST: Record<string, string> = {
  'secure-checkout':
    rect([29, 26, 38, 26], INK, 6) +
    ring([48, 24], 11, [INK, 5]) +
    rect([29, 27, 38, 25], INK, 6) +
    circle([48, 37], 3.6, '#ffffff') +
    line('M48 38V44', '#ffffff', 3.4) +
    tick(68, 18),
  'same-day': ring([33, 30], 16, [INK, 4.5]) + line('M33 20V30L40 34', INK, 4) + line('M60 20H80M66 30H84M60 40H78', GREEN, 4.5),
  'five-stars': [14, 31, 48, 65, 82].map((x) => path(star([x, 31], 8.4, { inner: 0.5 }), GOLD)).join(''),
  'money-safe':
    path('M48 6L72 14V30C72 43 61 51 48 55C35 51 24 43 24 30V14Z', GREEN) +
    circle([48, 29], 13, GOLD) +
    path(star([48, 29], 8), '#ffffff'),
  'delivery-promise':
    rect([12, 16, 42, 27], INK, 4) +
    path('M57 23H70L80 33V43H57Z', INK) +
    circle([26, 45], 6.5, '#ffffff') +
    ring([26, 45], 5.5, [INK, 4]) +
    circle([66, 45], 6.5, '#ffffff') +
    ring([66, 45], 5.5, [INK, 4]) +
    path(heart([33, 28.5], 7), '#ff8a80'),
  'family-owned': path('M48 8L76 30H70V52H26V30H20Z', INK) + path(heart([48, 36], 10), '#ff8a80'),
}

/** payments/<id>, payments/<id>.<language> and trust/<key>, all with the same size for one row. */
export function listBadgeDrawings(): Drawing[] {
  const dutch = Object.entries(DUTCH_PAYMENTS).map(([id, badge]) => [`${id}.nl`, badge] as const)
  const payments = [...Object.entries(PAYMENTS), ...dutch].map(([id, badge]) => ({
    name: `payments/${id}`,
    inputs: badge,
    draw: () => drawPayment(badge),
  }))
  const trust = Object.entries(TRUST).map(([key, body]) => ({ name: `trust/${key}`, inputs: body, draw: () => tile(body) }))
  return [...payments, ...trust]
}
