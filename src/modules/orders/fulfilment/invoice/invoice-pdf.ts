// oxlint-disable max-params -- a drawing takes its paper, its content, its words and where it starts

import { textIn } from '#modules/storefronts/index.ts'
import { isIban, readBritishAccount } from '#shared/iban.ts'
import { formatExactMoney, toApiMoney } from '#shared/money.ts'
import { type Column, drawPdf, INK, INK_SOFT, PAGE, type Paper, rule, writeLines, writeRow } from '../documents/paper.ts'
import type { InvoiceBody, InvoiceLine } from './invoice-body.ts'
import { documentName, invoiceTransfer } from './invoice-transfer.ts'
import type { Invoice } from './invoices.store.ts'
import { listPaymentLines } from './payment-lines.ts'
import { PAYMENT_TERM_DAYS } from './payment-term.ts'
import type { ProForma } from './pro-forma.ts'

const TEXTS = {
  invoice: { en: 'Invoice', nl: 'Factuur' },
  proForma: { en: 'Pro forma invoice', nl: 'Pro-formafactuur' },
  number: { en: 'Invoice number', nl: 'Factuurnummer' },
  date: { en: 'Invoice date', nl: 'Factuurdatum' },
  proFormaDate: { en: 'Date', nl: 'Datum' },
  order: { en: 'Order', nl: 'Bestelling' },
  ordered: { en: 'Ordered on', nl: 'Besteld op' },
  kind: { en: 'Order type', nl: 'Soort bestelling' },
  business: { en: 'Business order', nl: 'Zakelijke bestelling' },
  activation: { en: 'Activation', nl: 'Activering' },
  reorder: { en: 'Reorder', nl: 'Nabestelling' },
  billTo: { en: 'Bill to', nl: 'Factuuradres' },
  vatNumber: { en: 'VAT number', nl: 'Btw-nummer' },
  registration: { en: 'Company number', nl: 'KVK-nummer' },
  reference: { en: 'Your reference', nl: 'Je referentie' },
  item: { en: 'Description', nl: 'Omschrijving' },
  qty: { en: 'Quantity', nl: 'Aantal' },
  price: { en: 'Price', nl: 'Prijs' },
  vat: { en: 'VAT', nl: 'Btw' },
  amount: { en: 'Amount', nl: 'Bedrag' },
  exempt: { en: 'exempt', nl: 'vrijgesteld' },
  valueOn: { en: 'Value on {title}', nl: 'Tegoed op {title}' },
  shipping: { en: 'Shipping', nl: 'Verzendkosten' },
  serviceFee: { en: 'Service fee', nl: 'Servicekosten' },
  discount: { en: 'Discount', nl: 'Korting' },
  total: { en: 'Total', nl: 'Totaal' },
  exemptTotal: { en: 'Exempt from VAT (gift cards, donations)', nl: 'Vrijgesteld van btw (cadeaubonnen, donaties)' },
  net: { en: 'Net amount at {rate}% VAT', nl: 'Bedrag exclusief {rate}% btw' },
  tax: { en: '{rate}% VAT', nl: '{rate}% btw' },
  onInvoice: {
    en: 'Please pay within {days} days, and use the invoice number as your reference.',
    nl: 'Graag binnen {days} dagen betalen onder vermelding van het factuurnummer.',
  },
  prepaid: {
    en: 'Please pay within {days} days, and use the reference so we can match your payment. We send your gift cards as soon as your payment has arrived. This is not a VAT invoice: that follows when you have paid.',
    nl: 'Graag binnen {days} dagen betalen onder vermelding van het kenmerk. We versturen je cadeaubonnen zodra je betaling binnen is. Dit is geen btw-factuur: die volgt als je hebt betaald.',
  },
  prepaidActivation: {
    en: 'Please pay within {days} days, and use the reference so we can match your payment. Your cards become active as soon as your payment has arrived. This is not a VAT invoice: that follows when you have paid.',
    nl: 'Graag binnen {days} dagen betalen onder vermelding van het kenmerk. Je kaarten worden geactiveerd zodra je betaling binnen is. Dit is geen btw-factuur: die volgt als je hebt betaald.',
  },
  payBefore: { en: 'Due date', nl: 'Vervaldatum' },
  accountHolder: { en: 'Account name', nl: 'Op naam van' },
  sortCode: { en: 'Sort code', nl: 'Sort code' },
  iban: { en: 'IBAN', nl: 'IBAN' },
  accountNumber: { en: 'Account number', nl: 'Rekeningnummer' },
  bic: { en: 'BIC', nl: 'BIC' },
  paymentReference: { en: 'Reference', nl: 'Kenmerk' },
} as const

type Text = (name: keyof typeof TEXTS, values?: Readonly<Record<string, string>>) => string

const RIGHT = PAGE.width - PAGE.margin
const COLUMNS: readonly Column[] = [
  { x: PAGE.margin, width: 220, align: 'left' },
  { x: PAGE.margin + 225, width: 50, align: 'right' },
  { x: PAGE.margin + 285, width: 70, align: 'right' },
  { x: PAGE.margin + 365, width: 50, align: 'right' },
  { x: PAGE.margin + 420, width: RIGHT - PAGE.margin - 420, align: 'right' },
]
const FACTS: readonly Column[] = [
  { x: PAGE.margin, width: 110, align: 'left' },
  { x: PAGE.margin + 120, width: RIGHT - PAGE.margin - 120, align: 'left' },
]
const SUMS: readonly Column[] = [
  { x: PAGE.margin + 180, width: 230, align: 'right' },
  { x: PAGE.margin + 420, width: RIGHT - PAGE.margin - 420, align: 'right' },
]

export function drawInvoice(invoice: Invoice | ProForma): Promise<Buffer> {
  const { body, issuedOn } = invoice
  const text: Text = (name, values = {}) =>
    textIn(body.language, TEXTS[name]).replace(/\{(\w+)\}/g, (blank, word: string) => values[word] ?? blank)
  const title = `${text(body.isProForma ? 'proForma' : 'invoice')} ${documentName(invoice)}`
  const date = new Date(`${issuedOn}T00:00:00Z`)
  return drawPdf({ title, author: body.seller.name, language: body.locale, date }, (paper) => {
    let y = drawHead(paper, body, text)
    y = drawParties(paper, invoice, text, y + 24)
    y = drawLines(paper, body, text, y + 24)
    y = drawSums(paper, body, text, y + 6)
    y = drawPayment(paper, body, y + 6)
    if (body.isUnpaid) drawAmountDue(paper, invoice, text, y + 24)
  })
}

function drawHead(paper: Paper, { seller }: InvoiceBody, text: Text): number {
  paper.font('bold').fontSize(20).text(seller.name, PAGE.margin, PAGE.margin)
  paper.font('regular').fontSize(9).fillColor(INK_SOFT)
  const numbers = [`${text('registration')} ${seller.registrationNumber}`, `${text('vatNumber')} ${seller.vatNumber}`]
  const lines = [...seller.lines, seller.email, seller.telephone, ...numbers]
  const y = writeLines(paper, lines, { x: PAGE.margin, y: paper.y + 4, width: 260 })
  paper.fillColor(INK).fontSize(10)
  return y
}

function drawParties(paper: Paper, invoice: Invoice | ProForma, text: Text, y: number): number {
  const { body } = invoice
  const facts: [string, string | null][] = [
    [text(body.isProForma ? 'paymentReference' : 'number'), documentName(invoice)],
    [text(body.isProForma ? 'proFormaDate' : 'date'), writeDay(body, invoice.issuedOn)],
    [text('order'), body.orderNumber],
    [text('ordered'), writeDay(body, body.orderedOn)],
    [text('kind'), listKinds(body, text).join(', ')],
    [text('reference'), body.buyer.reference],
    [text('vatNumber'), body.buyer.vatNumber],
    [text('registration'), body.buyer.registrationNumber],
  ]
  paper
    .font('bold')
    .fontSize(16)
    .text(text(body.isProForma ? 'proForma' : 'invoice'), PAGE.margin, y)
  const top = paper.y + 8
  paper.font('bold').fontSize(10).text(text('billTo'), PAGE.margin, top)
  paper.font('regular')
  const left = writeLines(paper, body.buyer.lines, { x: PAGE.margin, y: paper.y, width: 220 })
  let right = top
  for (const [name, value] of facts.filter(([, value]) => value)) {
    paper.fillColor(INK_SOFT).text(name, PAGE.margin + 250, right, { width: 110 })
    paper.fillColor(INK).text(value as string, PAGE.margin + 365, right, { width: RIGHT - PAGE.margin - 365 })
    right = paper.y
  }
  return Math.max(left, right)
}

function drawLines(paper: Paper, body: InvoiceBody, text: Text, y: number): number {
  paper.font('bold')
  let top = writeRow(paper, COLUMNS, [text('item'), text('qty'), text('price'), text('vat'), text('amount')], y)
  paper.font('regular')
  rule(paper, top - 3)
  for (const line of body.lines) {
    const vat = line.isTaxed ? `${body.tax.ratePercent}%` : text('exempt')
    const cells = [nameLine(body, line, text), String(line.qty), money(body, line.unitMinor), vat, money(body, line.totalMinor)]
    top = writeRow(paper, COLUMNS, cells, top + 3)
  }
  rule(paper, top)
  return top
}

/** The special kinds of the order, in the words of its page and the account. */
function listKinds({ kind, isBusiness }: InvoiceBody, text: Text): string[] {
  return [
    ...(kind === 'ACTIVATION' ? [text('activation')] : []),
    ...(kind === 'REORDER' ? [text('reorder')] : []),
    ...(isBusiness ? [text('business')] : []),
  ]
}

function nameLine(body: InvoiceBody, { kind, title }: InvoiceLine, text: Text): string {
  // The pack itself was sold earlier.
  if (body.kind === 'ACTIVATION' && kind === 'CARD') return text('valueOn', { title })
  if (kind === 'SHIPPING') return text('shipping')
  if (kind === 'SERVICE_FEE') return text('serviceFee')
  return kind === 'DISCOUNT' ? text('discount') : title
}

function drawSums(paper: Paper, body: InvoiceBody, text: Text, y: number): number {
  const rate = String(body.tax.ratePercent)
  paper.font('bold')
  let top = writeRow(paper, SUMS, [text('total'), money(body, body.totalMinor)], y)
  paper.font('regular').fillColor(INK_SOFT)
  const parts = [
    [text('exemptTotal'), body.tax.exemptMinor],
    [text('net', { rate }), body.tax.netMinor],
    [text('tax', { rate }), body.tax.taxMinor],
  ] as const
  for (const [name, minor] of parts) top = writeRow(paper, SUMS, [name, money(body, minor)], top)
  paper.fillColor(INK)
  return top
}

function drawPayment(paper: Paper, body: InvoiceBody, y: number): number {
  let top = y
  for (const { title, minor, isDue } of listPaymentLines(body)) {
    top = writeRow(paper.font(isDue ? 'bold' : 'regular'), SUMS, [title, money(body, minor)], top)
  }
  paper.font('regular')
  return top
}

function drawAmountDue(paper: Paper, invoice: Invoice | ProForma, text: Text, y: number): void {
  const { body } = invoice
  const fullWidth: readonly Column[] = [{ x: PAGE.margin, width: RIGHT - PAGE.margin, align: 'left' }]
  let top = writeRow(paper, fullWidth, [text(demandOf(body), { days: String(PAYMENT_TERM_DAYS) })], y)
  const transfer = invoiceTransfer(invoice)
  if (!transfer) return
  const { payBefore, accountHolder, accountNumber = '', bic = '', reference } = transfer
  const british = readBritishAccount(accountNumber)
  const facts = [
    [text('payBefore'), writeDay(body, payBefore)],
    [text('accountHolder'), accountHolder],
    ...(british ? [[text('sortCode'), british.sortCode] as const, [text('accountNumber'), british.accountNumber] as const] : []),
    [text(isIban(accountNumber) ? 'iban' : 'accountNumber'), accountNumber],
    [text('bic'), bic],
    [text('paymentReference'), reference],
  ]
  for (const fact of facts) top = writeRow(paper, FACTS, fact, top)
}

function demandOf({ isProForma, kind }: InvoiceBody) {
  if (!isProForma) return 'onInvoice'
  return kind === 'ACTIVATION' ? 'prepaidActivation' : 'prepaid'
}

function money({ currency, locale }: InvoiceBody, minor: number): string {
  return formatExactMoney(toApiMoney({ currency, minor }), locale)
}

function writeDay({ locale }: InvoiceBody, day: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
