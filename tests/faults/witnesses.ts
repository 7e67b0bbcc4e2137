import type pg from 'pg'
import { hashToken } from '../../src/platform/keys.ts'
import type { StoredMail } from '../../src/simulators/mailbox/mail-store.ts'
import type { AdyenBooks } from '../support/adyen.ts'
import { giftTokens, type Purchase } from './journeys.ts'

type OrderRow = {
  id: string
  kind: string
  status: string
  isUndone: boolean
  email: string
  totalMinor: string
  atProviderMinor: string
  cards: number
}
type GiftRow = { orderId: string; tokenHash: Buffer | null; receiver: string }

/** The violations that each of the four witnesses found; empty when everything is correct. */
export type Findings = { purchases: string[]; books: string[]; mailbox: string[]; violations: string[] }

export type Seen = {
  client: pg.Client
  purchases: readonly Purchase[]
  gaveUp: readonly string[]
  books: AdyenBooks
  mails: readonly StoredMail[]
}

export async function checkWitnesses(seen: Seen): Promise<Findings> {
  const orders = await readOrders(seen.client)
  return {
    purchases: [...checkShoppers(seen.purchases, orders), ...seen.gaveUp],
    books: checkProvider(seen.books, orders),
    mailbox: checkMailbox(seen.mails, await readGifts(seen.client)),
    violations: await readViolations(seen.client),
  }
}

async function readOrders(client: pg.Client): Promise<OrderRow[]> {
  const { rows } = await client.query<OrderRow>(`
    select o.id, o.kind, o.status, o.billing_address->>'email' as email, o.total_minor as "totalMinor",
      coalesce((select sum(p.amount_minor) from payments p where p.order_id = o.id and p.provider = 'adyen' and p.state = 'CAPTURED'), 0)
        as "atProviderMinor",
      (select count(*)::int from giftcards c where c.order_id = o.id) as cards,
      exists (select from redeem_orders r where r.order_id = o.id and r.undone_at is not null) as "isUndone"
    from orders o where o.status <> 'CART'`)
  return rows
}

async function readGifts(client: pg.Client): Promise<GiftRow[]> {
  const { rows } = await client.query<GiftRow>(`
    select g.order_id as "orderId", g.token_hash as "tokenHash", s.receiver->>'email' as receiver
    from gifts g join shipments s on s.id = g.shipment_id
    where g.order_id not in (select order_id from redeem_orders where undone_at is not null)`)
  return rows
}

export async function readViolations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ rule: string; subject: string; detail: string }>(
    'select rule, subject, detail from violations',
  )
  return rows.map(({ rule, subject, detail }) => `${rule}: ${subject} ${detail}`)
}

/** Every acknowledged order exists, every order was acknowledged, and every paid order is completed with its cards. */
function checkShoppers(purchases: readonly Purchase[], orders: readonly OrderRow[]): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const lost = purchases.flatMap(({ kind, email, orderIds, isConfirmed, isUndone, qty }) =>
    [...orderIds].flatMap((id) => {
      const order = byId.get(id)
      if (!order) return [`${email} (${kind}) got order ${id}, which does not exist`]
      if (isConfirmed && order.status !== 'COMPLETED') return [`${email} (${kind}) saw ${id} as paid, but it is ${order.status}`]
      if (isUndone && !order.isUndone) return [`${email} saw ${id} as undone, but it is not`]
      if (order.status === 'COMPLETED' && order.cards !== qty) return [`${email} (${kind}) bought ${qty}, and got ${order.cards}`]
      return []
    }),
  )
  const twice = purchases
    .filter(({ orderIds }) => orderIds.size > 1)
    .map(({ email }) => `${email} ordered once and has two orders`)
  const confirmed = new Set(purchases.flatMap(({ orderIds }) => [...orderIds]))
  const unconfirmed = orders
    .filter(({ id }) => !confirmed.has(id))
    .map(({ id, kind, status, email }) => `${email} never got an answer with order ${id} (${kind}, ${status})`)
  return [...lost, ...twice, ...unconfirmed]
}

/** Every captured payment belongs to a completed order, has the requested amount, and is the only one of its order. */
function checkProvider({ payments }: AdyenBooks, orders: readonly OrderRow[]): string[] {
  const captured = payments.filter(({ state, refunded, amount }) => state === 'authorised' && refunded < amount.value)
  const capturedByOrder = Map.groupBy(captured, ({ reference }) => reference.split(':')[0] ?? '')
  const byId = new Map(orders.map((order) => [order.id, order]))
  const wrong = [...capturedByOrder].flatMap(([orderId, charges]) => {
    const order = byId.get(orderId)
    if (charges.length > 1) return [`order ${orderId} has ${charges.length} charges`]
    if (order?.status !== 'COMPLETED') return [`order ${orderId} was charged, but it is ${order?.status ?? 'unknown'}`]
    const minor = charges[0]?.amount.value
    return String(minor) === order.atProviderMinor ? [] : [`order ${orderId} was charged ${minor}, not ${order.atProviderMinor}`]
  })
  const unpaid = orders.filter(
    ({ id, status, atProviderMinor }) => status === 'COMPLETED' && atProviderMinor !== '0' && !capturedByOrder.has(id),
  )
  return [...wrong, ...unpaid.map(({ id }) => `order ${id} is completed, but nobody was charged for it`)]
}

/** Each gift is in its receiver's mailbox, with one link that opens it. */
function checkMailbox(mails: readonly StoredMail[], gifts: readonly GiftRow[]): string[] {
  const tokensOf = new Map<string, Set<string>>()
  for (const { to, text } of mails) {
    const tokens = tokensOf.get(to[0] ?? '') ?? new Set()
    for (const token of giftTokens(text)) tokens.add(token)
    tokensOf.set(to[0] ?? '', tokens)
  }
  return gifts.flatMap(({ orderId, tokenHash, receiver }) => {
    const tokens = [...(tokensOf.get(receiver) ?? [])]
    if (tokens.length !== 1) return [`${receiver} got ${tokens.length} gifts of order ${orderId}`]
    return tokenHash?.equals(hashToken(tokens[0] ?? ''))
      ? []
      : [`${receiver} got a link that does not open the gift of order ${orderId}`]
  })
}
