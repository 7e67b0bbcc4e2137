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
  /** Adyen's words for the methods that may be used. */
  methods: readonly string[]
  issuer?: string | undefined
  status: SessionStatus
  createdAt: string
  expiresAt: string
  /** What shoppers were sent back with, and what it stood for at that moment. */
  results: Readonly<Record<string, { status: SessionStatus; refusalReasonRaw?: string | undefined }>>
}

export type PaymentState = 'authorised' | 'refused' | 'cancelled' | 'error' | 'pending' | 'closed'

export type BookedPayment = {
  /** The PSP reference. */
  id: string
  sessionId: string
  reference: string
  amount: Amount
  method: string
  /** Brand and last four digits, or the bank: never a whole number. */
  detail: string
  state: PaymentState
  refunded: number
  createdAt: string
}

export type BookedRefund = { id: string; paymentId: string; reference: string; amount: Amount; createdAt: string }
/** The answer to a request with an idempotency key, given again to whoever asks again. */
export type GivenAnswer = { id: string; path: string; status: number; body: unknown }
export type BookedWebhook = {
  id: string
  item: NotificationRequestItem
  createdAt: string
  dueAt: string
  attempts: number
  deliveries: number
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

/** Books in memory, and in a file that only grows: each line is an entry as it is from then on. They outlive any crash of the process. */
export function openBooks(folder: string): Books {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'books.jsonl')
  const entries = readEntries(path)
  // Begun anew without what was overwritten.
  writeFileSync(`${path}.new`, [...entries.values()].map((line) => `${JSON.stringify(line)}\n`).join(''))
  renameSync(`${path}.new`, path)
  const file = openSync(path, 'a')
  return {
    put(kind, entry) {
      entries.set(`${kind} ${entry.id}`, { kind, entry })
      writeSync(file, `${JSON.stringify({ kind, entry })}\n`)
    },
    find: (kind, id) => entries.get(`${kind} ${id}`)?.entry as never,
    list: (kind) => [...entries.values()].filter((line) => line.kind === kind).map(({ entry }) => entry as never),
    close: () => closeSync(file),
  }
}

type Line = { kind: Kind; entry: Entries[Kind] }

function readEntries(path: string): Map<string, Line> {
  const lines = readLines(path).flatMap(parseLine)
  return new Map(lines.map((line) => [`${line.kind} ${line.entry.id}`, line]))
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
