import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/notificationRequestItem.js'

export type Amount = { currency: string; value: number }
export type SessionStatus = 'active' | 'canceled' | 'completed' | 'expired' | 'paymentPending' | 'refused'

export type Session = {
  id: string
  reference: string
  amount: Amount
  returnUrl: string
  countryCode: string
  merchantName: string
  /** The allowed payment methods, by Adyen's names. */
  methods: readonly string[]
  issuer?: string | undefined
  status: SessionStatus
  createdAt: string
  expiresAt: string
  /** The results with which shoppers were sent back, each with the outcome at that moment. */
  results: Readonly<Record<string, SessionResult>>
}

type SessionResult = {
  status: SessionStatus
  refusalReasonRaw?: string | undefined
  /** The shop gets the result at this time. */
  knownAt?: string
}

export type PaymentState = 'authorised' | 'refused' | 'cancelled' | 'error' | 'pending' | 'closed'

export type BookedPayment = {
  /** The PSP reference. */
  id: string
  sessionId: string
  reference: string
  amount: Amount
  method: string
  /** Brand and last four digits, or the bank; never a complete card number. */
  detail: string
  state: PaymentState
  refunded: number
  createdAt: string
}

/** The events with which money is returned without a request of the shop. */
export type TakenBack = 'REFUND' | 'CHARGEBACK' | 'CAPTURE_FAILED' | 'CANCELLATION' | 'CANCEL_OR_REFUND'

export type BookedRefund = {
  id: string
  paymentId: string
  reference: string
  amount: Amount
  hasFailed?: boolean
  /** The event that reported it; in older books, a refund. */
  eventCode?: TakenBack
  createdAt: string
}
/** The answer to a request with an idempotency key, returned again for the same key. */
export type GivenAnswer = { id: string; path: string; status: number; body: unknown }
export type BookedWebhook = {
  id: string
  item: NotificationRequestItem
  createdAt: string
  dueAt: string
  attempts: number
  deliveries: number
  /** How many copies are sent at once, if not one; 0 is none, unless it is sent again by hand. */
  copies?: number | undefined
}

type Entries = { session: Session; payment: BookedPayment; refund: BookedRefund; answer: GivenAnswer; webhook: BookedWebhook }
type Kind = keyof Entries

export type Books = {
  put<K extends Kind>(kind: K, entry: Entries[K]): void
  find<K extends Kind>(kind: K, id: string): Entries[K] | undefined
  /** Oldest first. */
  list<K extends Kind>(kind: K): Entries[K][]
  close(): void
}

/** The books in memory, and in a file to which only lines are appended: each line is the new state of an entry. They survive a crash of the process. */
export function openBooks(folder: string): Books {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'books.jsonl')
  const kinds = readEntries(path)
  const entriesOf = (kind: Kind) => kinds.get(kind) ?? (kinds.set(kind, new Map()).get(kind) as Map<string, Entries[Kind]>)
  // At the start the file is rewritten without overwritten entries.
  const lines = [...kinds].flatMap(([kind, entries]) => [...entries.values()].map((entry) => writeLine({ kind, entry })))
  writeFileSync(`${path}.new`, lines.join(''))
  renameSync(`${path}.new`, path)
  const file = openSync(path, 'a')
  return {
    put(kind, entry) {
      entriesOf(kind).set(entry.id, entry)
      writeSync(file, writeLine({ kind, entry }))
    },
    find: (kind, id) => entriesOf(kind).get(id) as never,
    list: (kind) => [...entriesOf(kind).values()] as never[],
    close: () => closeSync(file),
  }
}

type Line = { kind: Kind; entry: Entries[Kind] }

function readEntries(path: string): Map<Kind, Map<string, Entries[Kind]>> {
  const byKind = Map.groupBy(readLines(path).flatMap(parseLine), ({ kind }) => kind)
  return new Map([...byKind].map(([kind, lines]) => [kind, new Map(lines.map(({ entry }) => [entry.id, entry]))]))
}

function writeLine(line: Line): string {
  return `${JSON.stringify(line)}\n`
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return []
    throw error
  }
}

/** A crash may leave half a line at the end. */
function parseLine(text: string): Line[] {
  try {
    return [JSON.parse(text) as Line]
  } catch {
    return []
  }
}
