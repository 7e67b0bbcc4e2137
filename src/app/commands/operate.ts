import { parseArgs } from 'node:util'
import {
  approveCompany,
  askForRefundAgain,
  findAmountDue,
  liftBlock,
  listApprovedCompanies,
  listLateInvoices,
  listProFormas,
  readUnpaidMinor,
  recordInvoicePayment,
  releaseOrder,
  releaseProForma,
  revokeCompany,
  writeOffInvoice,
} from '../../modules/checkout/index.ts'
import { listBlockedCards, listViolations } from '../../modules/giftcards/index.ts'
import { listStoppedOrders, orderNumberOf, readOrder } from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import { recordStaffCommand } from '../../platform/security-log/record-event.ts'
import { formatMoney, type Money, toApiMoney } from '../../shared/money.ts'
import { isUuid } from '../../shared/uuid.ts'
import { type OpenShop, readStaffName, refuse, StaffError, type StaffShop, say } from './staff-shop.ts'

/** The options of a command, and the member of staff who gave it. */
type Asked = Pick<StaffShop, 'ctx' | 'openServices'> & { values: ReturnType<typeof readOptions>; staff: string }

/** Lists the cases that staff must decide, and carries out their decisions. */
export async function operate(args: string[], openShop: OpenShop): Promise<void> {
  const values = readOptions(args)
  const [name, ...others] = (Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[]).filter((command) => command in values)
  if (others.length > 0) throw new StaffError('One command at a time.')
  const staff = name && readStaffName(values.as)
  const { ctx, openServices } = await openShop()
  if (!name || !staff) return values.companies ? listCompanies(ctx) : list(ctx)
  const subject = values[name] ?? ''
  await recordStaffCommand(ctx, { staff, command: `operate --${name} ${subject}${describeDetails(values)}` })
  await COMMANDS[name]({ ctx, values, staff, openServices }, subject)
}

async function list(ctx: Context): Promise<void> {
  const violations = await listViolations(ctx.db)
  for (const { rule, subject, detail, eventual } of violations) {
    say(`${rule}  ${subject}  ${detail}${eventual ? ' (unless the order is in progress)' : ''}`)
  }
  const cards = await listBlockedCards(ctx.db, ctx.clock.now())
  for (const { id, orderId, lastFour, status, wrongPins } of cards) {
    const { number } = await readOrder(ctx.db, orderId)
    const why = status === 'BLOCKED' ? 'its payment was returned, is disputed or never arrived' : `${wrongPins} wrong PINs`
    say(`blocked card  ${id}  ends in ${lastFour}, of order ${number}: ${why}`)
  }
  const stopped = await listStoppedOrders(ctx.db)
  for (const { number, gifts, parcels } of stopped)
    say(
      `stopped order  ${number}  holds back ${gifts} by mail and ${parcels} by post: its money was returned, is disputed or never arrived`,
    )
  const late = await listLateInvoices(ctx)
  for (const { name, amount, dueOn } of late) say(`unpaid invoice  ${name}  ${write(amount)}, due on ${dueOn}`)
  const proFormas = await listProFormas(ctx)
  for (const { reference, companyName, due } of proFormas)
    say(`pro forma invoice  ${reference}  ${write(due)} from ${quote(companyName)}: nothing is sent before the money arrives`)
  if (violations.length + cards.length + stopped.length + late.length + proFormas.length === 0) say('There is nothing to do.')
}

/** Quotes a visitor's text, so that staff do not take it for the shop's own words. */
function quote(typed: string): string {
  return JSON.stringify(typed.replace(/\s+/g, ' '))
}

async function refund({ ctx }: Asked, reference: string): Promise<void> {
  if (await askForRefundAgain(ctx, reference)) say(`The worker requests the refund of ${reference}.`)
  else
    refuse(`There is no failed refund of ${reference}: none failed, it is in progress, or the money was returned in another way.`)
}

async function unblock({ ctx }: Asked, cardId: string): Promise<void> {
  const lifted = isUuid(cardId) ? await liftBlock(ctx, cardId) : undefined
  if (lifted?.ok) say(`Card ${cardId} can be used again.`)
  else
    refuse(
      lifted?.failure === 'money gone'
        ? 'The money for its order, or for a card that paid for it, was returned.'
        : `There is no card ${cardId}.`,
    )
}

async function release({ ctx }: Asked, number: string): Promise<void> {
  const released = await releaseOrder(ctx, number)
  if (released.ok) say(`Order ${number} is released.`)
  else
    refuse(
      released.failure === 'not stopped'
        ? `There is no order ${number}, or it is not stopped.`
        : `Order ${number} was paid with a blocked card: unblock that card, or release its order.`,
    )
}

async function receive({ ctx, openServices, values: { amount } }: Asked, reference: string): Promise<void> {
  if (amount !== undefined && !(Number(amount) > 0)) return refuse(`${amount} is not an amount.`)
  if (orderNumberOf(reference) === undefined) return receiveCredit(ctx, reference, amount)
  const arrived = { reference, amount: amount === undefined ? undefined : Number(amount) }
  const released = await releaseProForma(ctx, await openServices(), arrived)
  if (released.ok) say(released.value)
  else refuse(released.failure)
}

async function receiveCredit(ctx: Context, invoice: string, amount: string | undefined): Promise<void> {
  const due = await findAmountDue(ctx, invoice)
  if (due && amount !== undefined && Number(amount) !== toApiMoney(due).value) {
    return refuse(`Invoice ${invoice} is for ${write(due)}: settle the difference with the company, then record it as paid.`)
  }
  if (await recordInvoicePayment(ctx, invoice)) say(`Invoice ${invoice} is paid.`)
  else refuse(`Invoice ${invoice} is not open, or it was recorded before.`)
}

async function lose({ ctx }: Asked, invoice: string): Promise<void> {
  if (await writeOffInvoice(ctx, invoice)) say(`The cards of invoice ${invoice} are blocked.`)
  else refuse(`Invoice ${invoice} is not open, or it was recorded before.`)
}

async function listCompanies(ctx: Context): Promise<void> {
  for (const company of await listApprovedCompanies(ctx.db)) {
    const { storefront, name, vatNumber, limit, members, approvedBy, approvedAt } = company
    const debt = write({ ...limit, minor: await readUnpaidMinor(ctx.db, company) })
    const approved = `approved by ${approvedBy} on ${approvedAt.toISOString().slice(0, 10)}`
    say(`${storefront}  ${vatNumber}  ${name}: owes ${debt} of ${write(limit)}; ${members.join(', ')}; ${approved}`)
  }
}

async function approve({ ctx, values, staff: by }: Asked, storefront: string): Promise<void> {
  const { company = '', vat = '', registration, limit, member = [] } = values
  const approved = await approveCompany(ctx, {
    ...{ storefront, name: company, vatNumber: vat, registrationNumber: registration, limit: Number(limit), members: member, by },
    invoiceEmail: values['invoice-email'] ?? '',
    demandsReference: values['needs-reference'] ?? false,
  })
  if (approved.ok) say(`${approved.value.name} may owe ${write(approved.value.limit)} at ${storefront}.`)
  else refuse(approved.failure)
}

async function revoke({ ctx, values: { vat = '' }, staff: by }: Asked, storefront: string): Promise<void> {
  const revoked = await revokeCompany(ctx, { storefront, vatNumber: vat, by })
  if (revoked.ok) say(`${vat} cannot buy on credit any more at ${storefront}.`)
  else refuse(revoked.failure)
}

function write(money: Money): string {
  return formatMoney(toApiMoney(money), 'en')
}

/** The options that change data; each takes its subject as the argument. */
const COMMANDS: Readonly<Record<keyof typeof SUBJECTS, (asked: Asked, subject: string) => Promise<void>>> = {
  refund,
  unblock,
  release,
  paid: receive,
  lost: lose,
  approve,
  revoke,
}

const OPTION = { type: 'string' } as const
const MANY = { type: 'string', multiple: true } as const
const FLAG = { type: 'boolean' } as const
const DETAILS = {
  ...{ amount: OPTION, company: OPTION, vat: OPTION, registration: OPTION, limit: OPTION, 'invoice-email': OPTION },
  ...{ member: MANY, 'needs-reference': FLAG },
} as const

const SUBJECTS = {
  ...{ refund: OPTION, unblock: OPTION, release: OPTION, paid: OPTION, lost: OPTION },
  ...{ approve: OPTION, revoke: OPTION },
}

function readOptions(args: string[]) {
  return parseArgs({ args, options: { ...SUBJECTS, ...DETAILS, as: OPTION, companies: FLAG } }).values
}

/** The details of a command for the security log, without names and addresses. */
function describeDetails({ vat, limit, amount }: ReturnType<typeof readOptions>): string {
  return Object.entries({ vat, limit, amount })
    .flatMap(([name, value]) => (value ? [` --${name} ${value}`] : []))
    .join('')
}
