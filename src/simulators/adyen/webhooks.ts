import { createRequire } from 'node:module'
import type { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/notificationRequestItem.js'
import type { Logger } from 'pino'
import type { Clock, Ids } from '../../platform/context.ts'
import { ask } from '../../platform/http/ask.ts'
import type { Amount, BookedWebhook, Books } from './books.ts'
import type { FaultBox } from './faults.ts'

// A CommonJS module whose default export differs between bundlers and Node; `require` always works.
const { default: HmacValidator } = createRequire(import.meta.url)(
  '@adyen/api-library/lib/src/utils/hmacValidator.js',
) as typeof import('@adyen/api-library/lib/src/utils/hmacValidator.js')

export type Event = {
  eventCode: string
  success: boolean
  pspReference: string
  originalReference?: string
  merchantReference: string
  amount: Amount
  paymentMethod: string
  reason?: string
  additionalData?: Readonly<Record<string, string>>
}

export type Webhooks = {
  send(event: Event, how?: { copies?: number | undefined; delayMs?: number }): void
  resend(id: string): void
  setUrl(url: string): void
  close(): Promise<void>
}

export type WebhookParts = {
  books: Books
  faults: FaultBox
  clock: Clock
  ids: Ids
  log: Logger
  merchantAccount: string
  hmacKey: string
  /** Shorter than Adyen's delays of minutes and hours. The last delay repeats for ever. */
  retryDelaysMs: readonly number[]
}

const TIMEOUT_MS = 10_000

/** Sends each webhook until the shop accepts it, in no guaranteed order, as Adyen does. */
// oxlint-disable-next-line max-lines-per-function -- one closure of small functions around one set of timers
export function startWebhooks(parts: WebhookParts): Webhooks {
  const { books, clock, ids, log } = parts
  const timers = new Set<NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  let url: string | undefined

  function schedule(id: string, delayMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      const delivery = deliver(id).catch((error: unknown) => log.error({ err: error }, 'could not send a webhook'))
      underWay.add(delivery)
      void delivery.finally(() => underWay.delete(delivery))
    }, delayMs)
    timers.add(timer)
  }

  async function deliver(id: string): Promise<void> {
    const webhook = books.find('webhook', id)
    if (!webhook) return
    const isFirst = webhook.attempts === 0
    if (isFirst && parts.faults.take('reorderWebhooks')) {
      books.put('webhook', { ...webhook, attempts: 1 })
      return schedule(id, parts.faults.read().reorderMs)
    }
    const isLost = isFirst && parts.faults.take('loseWebhooks')
    const isTwice = isFirst && !isLost && (webhook.copies === 2 || parts.faults.take('duplicateWebhooks'))
    const taken = isLost ? [] : await Promise.all(Array.from({ length: isTwice ? 2 : 1 }, () => post(url, webhook.item)))
    const delivered = taken.filter(Boolean).length
    const delayMs = parts.retryDelaysMs[Math.min(webhook.attempts, parts.retryDelaysMs.length - 1)] ?? 1_000
    const dueAt = new Date(clock.now().getTime() + delayMs).toISOString()
    books.put('webhook', { ...webhook, attempts: webhook.attempts + 1, deliveries: webhook.deliveries + delivered, dueAt })
    if (delivered === 0) schedule(id, delayMs)
  }

  for (const { id, dueAt, copies } of books.list('webhook').filter(({ deliveries }) => deliveries === 0)) {
    if (copies !== 0) schedule(id, Math.max(0, new Date(dueAt).getTime() - clock.now().getTime()))
  }
  return {
    send(event, { copies, delayMs = 0 } = {}) {
      const now = clock.now()
      const webhook: BookedWebhook = {
        id: ids.uuid(),
        item: signItem(event, parts),
        createdAt: now.toISOString(),
        dueAt: new Date(now.getTime() + delayMs).toISOString(),
        attempts: 0,
        deliveries: 0,
        copies,
      }
      books.put('webhook', webhook)
      if (copies !== 0) schedule(webhook.id, delayMs)
    },
    resend: (id) => schedule(id, 0),
    setUrl: (given) => {
      url = given
    },
    async close() {
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(underWay)
    },
  }
}

function signItem(event: Event, { clock, merchantAccount, hmacKey }: WebhookParts): NotificationRequestItem {
  const item = {
    ...event,
    success: String(event.success),
    merchantAccountCode: merchantAccount,
    eventDate: clock
      .now()
      .toISOString()
      .replace(/\.\d+Z$/, '+00:00'),
    reason: event.reason ?? '',
  }
  const hmacSignature = new HmacValidator().calculateHmac(item as unknown as NotificationRequestItem, hmacKey)
  return { ...item, additionalData: { ...event.additionalData, hmacSignature } } as unknown as NotificationRequestItem
}

/** True when the shop accepted it. */
async function post(url: string | undefined, item: NotificationRequestItem): Promise<boolean> {
  if (!url) return false
  const body = JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] })
  const headers = { 'content-type': 'application/json' }
  return ask(url, { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS }).then(
    ({ status }) => status >= 200 && status < 300,
    () => false,
  )
}
