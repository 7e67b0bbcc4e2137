/**
 * What waits for one of our people, and what they can do about it (docs/running.md).
 *
 *   node --import tsx tools/operate.ts                         lists what is not as it must be, blocked cards and stopped orders
 *   node --import tsx tools/operate.ts --refund <reference>    has the provider asked once more for a refund that failed
 *   node --import tsx tools/operate.ts --unblock <card id>     lifts the block of a card
 *   node --import tsx tools/operate.ts --release <order>       lets a stopped order send and ship, and its cards be spent
 *   node --import tsx tools/operate.ts --paid <reference>      the money of an invoice or of a pro forma invoice came to our account
 *                                      [--amount 519.00]       and this much of it
 *   node --import tsx tools/operate.ts --lost <invoice>        it will not come: its cards are blocked
 *   node --import tsx tools/operate.ts --companies             lists the companies that may buy on credit
 *   node --import tsx tools/operate.ts --approve <storefront>  lets a company buy on credit: --company <name> --vat <number> [--registration <number>]
 *                                      --limit <whole amount> --invoice-email <address> --member <address> (once for each) [--needs-reference] --as <your name>
 *   node --import tsx tools/operate.ts --revoke <storefront>   ends that: --vat <number> --as <your name>
 *
 * It takes the environment of the shop (DATABASE_URL, DATA_DIR) and may run beside it.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '../src/app/config.ts'
import { type Database, openDatabase } from '../src/app/database.ts'
import { openServices } from '../src/app/services.ts'
import { createShutdown } from '../src/app/shutdown.ts'
import { askForRefundAgain } from '../src/modules/checkout/ask-for-refund.ts'
import { approveCompany, revokeCompany } from '../src/modules/checkout/invoices/approve-company.ts'
import { listApprovedCompanies } from '../src/modules/checkout/invoices/approved-companies.store.ts'
import { readOwedMinor } from '../src/modules/checkout/invoices/invoice-debts.store.ts'
import { listLateInvoices } from '../src/modules/checkout/invoices/late-invoices.ts'
import { listProFormas } from '../src/modules/checkout/invoices/list-pro-formas.ts'
import { releaseProForma } from '../src/modules/checkout/invoices/release-pro-forma.ts'
import { loseInvoice, receiveInvoice } from '../src/modules/checkout/invoices/settle-invoice.ts'
import { liftBlock } from '../src/modules/checkout/lift-block.ts'
import { releaseOrder } from '../src/modules/checkout/release-order.ts'
import { listBlockedCards, listViolations } from '../src/modules/giftcards/index.ts'
import { listStoppedOrders, orderNumberOf, readOrder } from '../src/modules/orders/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Context } from '../src/platform/context.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { formatMoney, type Money, toApiMoney } from '../src/shared/money.ts'
import type { Result } from '../src/shared/result.ts'
import { isUuid } from '../src/shared/uuid.ts'

async function list(ctx: Context): Promise<void> {
  const violations = await listViolations(ctx.db)
  for (const { rule, subject, detail, quiet } of violations) {
    say(`${rule}  ${subject}  ${detail}${quiet ? ' (unless it is under way)' : ''}`)
  }
  const cards = await listBlockedCards(ctx.db, ctx.clock.now())
  for (const { id, orderId, lastFour, status, wrongPins } of cards) {
    const { number } = await readOrder(ctx.db, orderId)
    const why = status === 'BLOCKED' ? 'its money was taken back, is disputed or never came' : `${wrongPins} wrong PINs`
    say(`blocked card  ${id}  ends in ${lastFour}, of order ${number}: ${why}`)
  }
  const stopped = await listStoppedOrders(ctx.db)
  for (const { number, gifts, parcels } of stopped)
    say(
      `stopped order  ${number}  keeps back ${gifts} by mail and ${parcels} by post: its money went back, is disputed or never came`,
    )
  const late = await listLateInvoices(ctx)
  for (const { name, owed, dueOn } of late) say(`unpaid invoice  ${name}  ${write(owed)}, due on ${dueOn}`)
  const proFormas = await listProFormas(ctx)
  for (const { reference, companyName, due } of proFormas)
    say(`pro forma invoice  ${reference}  ${write(due)} from ${companyName}: nothing is sent before it comes`)
  if (violations.length + cards.length + stopped.length + late.length + proFormas.length === 0) say('Nothing waits for anybody.')
}

async function refund(ctx: Context, reference: string): Promise<void> {
  if (await askForRefundAgain(ctx, reference)) say(`The worker asks for the refund of ${reference}.`)
  else refuse(`No refund of ${reference} waits for you: none failed, it is under way, or money went back otherwise.`)
}

async function unblock(ctx: Context, cardId: string): Promise<void> {
  const lifted = isUuid(cardId) ? await liftBlock(ctx, cardId) : undefined
  if (lifted?.ok) say(`Card ${cardId} can be used again.`)
  else
    refuse(
      lifted?.failure === 'money gone'
        ? 'Its money is gone: that of its order, or of a card that paid for it.'
        : `There is no card ${cardId}.`,
    )
}

async function release(ctx: Context, number: string): Promise<void> {
  const released = await releaseOrder(ctx, number)
  if (released.ok) say(`Order ${number} goes on.`)
  else
    refuse(
      released.failure === 'not stopped'
        ? `There is no order ${number}, or it is not stopped.`
        : `Order ${number} was paid with a card that is blocked: lift that, or release the order that it is of.`,
    )
}

async function takePayment(ctx: Context, database: Database, { paid, amount }: { paid: string; amount?: string | undefined }) {
  if (orderNumberOf(paid) === undefined) return settleInvoice(ctx, { paid })
  if (amount !== undefined && !(Number(amount) > 0)) return refuse(`${amount} is no amount.`)
  // The worker sends the mails; here they are only written down.
  const { services } = await openServices({ ...config, role: 'web' }, database, log, shutdown)
  tell(await releaseProForma(ctx, services, { reference: paid, amount: amount === undefined ? undefined : Number(amount) }))
}

async function listCompanies(ctx: Context): Promise<void> {
  for (const company of await listApprovedCompanies(ctx.db)) {
    const { storefront, name, vatNumber, limit, members, approvedBy, approvedAt } = company
    const owed = write({ ...limit, minor: await readOwedMinor(ctx.db, company) })
    const approved = `approved by ${approvedBy} on ${approvedAt.toISOString().slice(0, 10)}`
    say(`${storefront}  ${vatNumber}  ${name}: owes ${owed} of ${write(limit)}; ${members.join(', ')}; ${approved}`)
  }
}

async function approve(ctx: Context, storefront: string): Promise<void> {
  const { company = '', vat = '', registration, limit, member = [], as: by = '' } = values
  const approved = await approveCompany(ctx, {
    ...{ storefront, name: company, vatNumber: vat, registrationNumber: registration, limit: Number(limit), members: member, by },
    invoiceEmail: values['invoice-email'] ?? '',
    demandsReference: values['needs-reference'] ?? false,
  })
  if (approved.ok) say(`${approved.value.name} may owe ${write(approved.value.limit)} at ${storefront}.`)
  else refuse(approved.failure)
}

async function revoke(ctx: Context, storefront: string): Promise<void> {
  const { vat = '', as: by = '' } = values
  const revoked = await revokeCompany(ctx, { storefront, vatNumber: vat, by })
  if (revoked.ok) say(`${vat} gets no more credit at ${storefront}.`)
  else refuse(revoked.failure)
}

async function settleInvoice(
  ctx: Context,
  { paid, lost }: { paid?: string | undefined; lost?: string | undefined },
): Promise<void> {
  if (paid && (await receiveInvoice(ctx, paid))) say(`Invoice ${paid} is paid.`)
  else if (lost && (await loseInvoice(ctx, lost))) say(`The cards of invoice ${lost} are blocked.`)
  else refuse(`Nothing is owed under ${paid ?? lost}, or it was said before.`)
}

function write(money: Money): string {
  return formatMoney(toApiMoney(money), 'en')
}

function tell(outcome: Result<string, string>): void {
  if (outcome.ok) say(outcome.value)
  else refuse(outcome.failure)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function refuse(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

const OPTION = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const
const { values } = parseArgs({
  options: {
    ...{ as: OPTION, refund: OPTION, unblock: OPTION, release: OPTION, paid: OPTION, amount: OPTION, lost: OPTION },
    ...{ companies: FLAG, approve: OPTION, revoke: OPTION, company: OPTION, vat: OPTION, registration: OPTION, limit: OPTION },
    ...{ 'invoice-email': OPTION, member: { ...OPTION, multiple: true }, 'needs-reference': FLAG },
  },
})
const config = await readConfig(process.env)
const log = createLog({ level: 'warn' })
const shutdown = createShutdown(log)
try {
  const database = await openDatabase(config, log, shutdown)
  const ctx: Context = { db: database.db, clock: systemClock, ids: randomIds, log }
  if (values.refund) await refund(ctx, values.refund)
  else if (values.unblock) await unblock(ctx, values.unblock)
  else if (values.release) await release(ctx, values.release)
  else if (values.paid) await takePayment(ctx, database, { ...values, paid: values.paid })
  else if (values.lost) await settleInvoice(ctx, values)
  else if (values.companies) await listCompanies(ctx)
  else if (values.approve) await approve(ctx, values.approve)
  else if (values.revoke) await revoke(ctx, values.revoke)
  else await list(ctx)
} finally {
  await shutdown.close()
}
