import { setTimeout as sleep } from 'node:timers/promises'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { StoredMail } from '../../src/simulators/mailbox/mail-store.ts'
import { issueBlankCards } from '../support/blank-cards.ts'
import { createShopper, type Placed, press, type Shopper } from '../support/shopper.ts'
import type { Random } from './random.ts'
import type { Cluster } from './shop-cluster.ts'

/** A purchase as its shopper sees it: the first witness. */
export type Purchase = {
  kind: string
  email: string
  receiver: string
  qty: number
  /** The orders in the shop's answers. */
  orderIds: Set<string>
  /** The provider's pages on which the shopper paid. */
  paidPages: Set<string>
  /** The shop answered that it is paid. */
  isConfirmed: boolean
  /** The shop answered that it is undone. */
  isUndone?: boolean
}

export type Buyers = {
  cluster: Cluster
  variationId: string
  purchases: Purchase[]
  /** The reasons why shoppers could not continue. */
  gaveUp: string[]
  /** Carts that share a gift card. */
  sharers: Prepared[][]
  /** Gift cards that nobody has exchanged yet. */
  redeemable: OwnCard[]
  /** The product that they are exchanged for. */
  brandVariationId: string
  /** Numbers of blank cards: each group is for two shoppers, who both want to activate its middle card. */
  blanks: string[][]
}
type OwnCard = { number: string; pin: string; exchanges?: number }
/** Fewer than the shop allows in a day, because a call that is repeated after a crash may count twice. */
const MOST_EXCHANGES = 2
type Prepared = { shopper: Shopper; purchase: Purchase; total: number; key: string }
type Ordering = Omit<Prepared, 'total'>
type Journey = (prepared: Prepared, random: Random) => Promise<void>

const PATIENCE_MS = 120_000
const VALUE = 25
/** The value chosen for a card of 25: the rest is paid. */
const MORE_VALUE = 40
const PATH = '/gift-cards/all-in-one-gift-card/'
const BRAND_PATH = '/gift-cards/tansy-and-rook/'

export async function openForBuyers(cluster: Cluster): Promise<Buyers> {
  const visitor = createShopper({
    origin: cluster.origin,
    email: 'visitor@example.com',
    ip: '192.0.2.1',
    patienceMs: PATIENCE_MS,
  })
  const variationId = await visitor.findVariation(PATH, 'DIGITAL')
  const brandVariationId = await visitor.findVariation(BRAND_PATH, 'DIGITAL')
  return { cluster, variationId, brandVariationId, purchases: [], gaveUp: [], sharers: [], redeemable: [], blanks: [] }
}

/** One purchase of one of these kinds. */
export async function buy(buyers: Buyers, random: Random, kinds: readonly Kind[] = KINDS): Promise<void> {
  const kind = random.pick(kinds)
  if (kind === 'shares a card') {
    const group = buyers.sharers.pop() ?? []
    await Promise.all(group.map((prepared) => paysShare(prepared)))
    return
  }
  if (kind === 'activates') {
    const numbers = buyers.blanks.pop()
    if (numbers) await activateTogether(buyers, numbers)
    return
  }
  if (kind === 'redeems' || kind === 'redeems and pays' || kind === 'undoes') {
    for (let card = buyers.redeemable.shift(); card; card = buyers.redeemable.shift()) {
      if (await redeem(buyers, card, kind)) return
    }
    return
  }
  await JOURNEYS[kind](await fillCart(buyers, { kind, qty: 1 + random.below(2) }), random)
}

/** Exchanges a gift card. After an undo the card goes to the next shopper, because its value is restored. Returns false when the card is held elsewhere. */
async function redeem(buyers: Buyers, card: OwnCard, kind: RedeemKind): Promise<boolean> {
  const { cluster, brandVariationId } = buyers
  const { shopper, purchase, count } = addShopper(buyers, { kind, qty: 1 })
  const started = await shopper.startRedeem(card, await solvePuzzle(cluster))
  // If the answer to a successful request was lost, the card is held by an order that its shopper does not know.
  if (started.length > 0) return false
  const value = kind === 'redeems and pays' ? MORE_VALUE : VALUE
  await shopper.chooseRedeem({ variationId: brandVariationId, value, key: `choose ${count}` })
  const asked = { receiver: purchase.receiver, toPay: value - VALUE, key: `redeem ${count}` }
  const placed = await shopper.placeRedeem(asked)
  purchase.orderIds.add(placed.orderId)
  if (kind === 'redeems and pays') {
    const { page } = await untilPage({ shopper, purchase, key: asked.key }, placed)
    if (page) await pay({ purchase }, page)
    return true
  }
  purchase.isConfirmed = true
  if (kind === 'redeems') return true
  await shopper.undoRedeem(placed.orderId)
  purchase.isUndone = true
  const exchanges = (card.exchanges ?? 0) + 1
  if (exchanges < MOST_EXCHANGES) buyers.redeemable.push({ ...card, exchanges })
  return true
}

/** Two shoppers activate two cards each, share one of them, and pay at the same time: one payment is refunded. */
async function activateTogether(buyers: Buyers, numbers: readonly string[]): Promise<void> {
  const placed = await Promise.all(
    [numbers.slice(0, 2), numbers.slice(1)].map(async (own) => {
      const { shopper, purchase, count } = addShopper(buyers, { kind: 'activates', qty: own.length })
      // Before their first answer these shoppers have no cookie, so the shop recognizes them by a long key, such as browsers make.
      const key = `activate ${count}`.padEnd(32, '.')
      const page = (await untilPage({ shopper, purchase, key }, await shopper.activate({ numbers: own, amount: VALUE, key })))
        .page
      return { purchase, page }
    }),
  )
  await Promise.all(placed.map(async ({ purchase, page }) => page && (await pay({ purchase }, page))))
}

type NewShopper = { kind: string; qty: number }

/** Adds a new shopper and their purchase. */
function addShopper(
  { cluster, purchases }: Buyers,
  { kind, qty }: NewShopper,
): { shopper: Shopper; purchase: Purchase; count: number } {
  const count = purchases.length + 1
  const email = `buyer.${count}@example.com`
  const receiver = `receiver.${count}@example.com`
  const purchase: Purchase = { kind, email, receiver, qty, orderIds: new Set(), paidPages: new Set(), isConfirmed: false }
  purchases.push(purchase)
  const ip = `10.${(count >> 8) & 255}.${count & 255}.7`
  return { shopper: createShopper({ origin: cluster.origin, email, ip, patienceMs: PATIENCE_MS }), purchase, count }
}

async function fillCart(buyers: Buyers, newShopper: NewShopper, variationId = buyers.variationId): Promise<Prepared> {
  const { qty } = newShopper
  const { shopper, purchase, count } = addShopper(buyers, newShopper)
  const { receiver } = purchase
  const { shipmentId, total } = await shopper.addCard({ variationId, value: VALUE, qty, key: `add ${count}` })
  await shopper.deliverTo(shipmentId, { firstName: 'Ben', lastName: 'Hill', email: receiver })
  await shopper.bill()
  return { shopper, purchase, total, key: `place ${count}` }
}

/** Places the order in one of the ways that lead to a payment page. */
async function place(prepared: Prepared): Promise<Placed> {
  const { shopper, total, key } = prepared
  return untilPage(prepared, await shopper.place({ method: 'paypal', total, key }))
}

/** Saves the order's id. There is no payment page if the provider failed. */
async function untilPage(prepared: Ordering, placed: Placed): Promise<Placed> {
  const { orderId, page } = placed
  if (orderId) prepared.purchase.orderIds.add(orderId)
  return orderId && !page ? retry(prepared, orderId, 'paypal') : placed
}

async function retry({ shopper, key }: Pick<Ordering, 'shopper' | 'key'>, orderId: string, method: string): Promise<Placed> {
  for (let tries = 1; ; tries++) {
    const placed = await shopper.retry(orderId, method, `${key} again ${method} ${tries}`)
    if (placed.page || tries === 5) return { ...placed, orderId }
    await sleep(500)
  }
}

async function pay({ purchase }: Pick<Prepared, 'purchase'>, page: string) {
  const back = await press(page, 'pay')
  if (back) purchase.paidPages.add(page)
  return back
}

/** Pays and closes the browser, so that only the provider can tell the shop. */
const leaves: Journey = async (prepared) => {
  const { page } = await place(prepared)
  if (page) await pay(prepared, page)
}

const comesBack: Journey = async (prepared, random) => {
  const { orderId, page } = await place(prepared)
  if (!orderId || !page) return
  const back = await pay(prepared, page)
  await sleep(random.below(200))
  if (back) await prepared.shopper.confirm(orderId, back)
  const deadline = performance.now() + PATIENCE_MS
  while (!prepared.purchase.isConfirmed && performance.now() < deadline) {
    prepared.purchase.isConfirmed = (await prepared.shopper.readState(orderId)) === 'COMPLETED'
    await sleep(500)
  }
}

/** Presses the button twice, and pays on every page that opens. */
const clicksTwice: Journey = async (prepared) => {
  const placed = await Promise.all([place(prepared), place(prepared)])
  for (const page of new Set(placed.flatMap(({ page }) => page ?? []))) await pay(prepared, page)
}

/** Goes back, chooses another method, and pays in both tabs: one payment must be refunded. */
const paysTwice: Journey = async (prepared) => {
  const first = await place(prepared)
  if (!first.orderId || !first.page) return
  const second = await retry(prepared, first.orderId, 'scheme')
  await Promise.all([first.page, second.page].map(async (page) => page && (await pay(prepared, page))))
}

const isRefusedFirst: Journey = async (prepared) => {
  const { orderId, page } = await place(prepared)
  if (!orderId || !page) return
  await press(page, 'refuse')
  const again = await retry(prepared, orderId, 'scheme')
  if (again.page) await pay(prepared, again.page)
}

const changesMind: Journey = async (prepared) => {
  const { orderId } = await place(prepared)
  if (orderId) await prepared.shopper.cancel(orderId)
}

const JOURNEYS = {
  leaves,
  'comes back': comesBack,
  'clicks twice': clicksTwice,
  'pays twice': paysTwice,
  'is refused first': isRefusedFirst,
  'changes their mind': changesMind,
} satisfies Record<string, Journey>
type RedeemKind = 'redeems' | 'redeems and pays' | 'undoes'
export type Kind = keyof typeof JOURNEYS | RedeemKind | 'shares a card' | 'activates'

/** Common kinds are listed more often. */
const KINDS: readonly Kind[] = [
  ...(['leaves', 'leaves', 'leaves', 'comes back', 'comes back', 'clicks twice', 'clicks twice'] as const),
  ...(['pays twice', 'is refused first', 'changes their mind', 'shares a card'] as const),
  ...(['redeems', 'redeems and pays', 'undoes', 'activates'] as const),
]

/** Pays the rest after a gift card. If another shopper uses the card, this one gives up. */
async function paysShare(prepared: Prepared): Promise<void> {
  const { orderId, page } = await place(prepared)
  if (orderId && page) await pay(prepared, page)
}

/** Blank cards of earlier orders, for this many pairs of shoppers. */
export async function prepareBlanks(buyers: Buyers, pairs: number): Promise<void> {
  const numbers = await issueBlankCards(buyers.cluster, 3 * pairs)
  for (let from = 0; from < numbers.length; from += 3) buyers.blanks.push(numbers.slice(from, from + 3))
}

/** Buys gift cards: some are added to the carts of several shoppers, who all place their orders at the same time; others are for exchanges. */
export async function prepareSharers(
  buyers: Buyers,
  { groups, size, redeemers }: { groups: number; size: number; redeemers: number },
): Promise<void> {
  const prepared = await fillCart(buyers, { kind: 'leaves', qty: groups + redeemers })
  await leaves(prepared, undefined as never)
  const cards = await prepared.shopper.openGift(await waitForGift(buyers.cluster, prepared.purchase.receiver))
  buyers.redeemable.push(...cards.slice(groups))
  for (const card of cards.slice(0, groups)) {
    const asked = { kind: 'shares a card', qty: 1 }
    const group = await Promise.all(Array.from({ length: size }, () => fillCart(buyers, asked, buyers.brandVariationId)))
    for (const { shopper } of group) await shopper.payWith(card, await solvePuzzle(buyers.cluster))
    buyers.sharers.push(group)
  }
}

async function waitForGift(cluster: Cluster, receiver: string): Promise<string> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const mails = (await (await fetch(`${cluster.mailboxAddress}api/mails?to=${receiver}`)).json()) as StoredMail[]
    const token = mails.flatMap(({ text }) => giftTokens(text))[0]
    if (token) return token
    if (performance.now() > deadline) throw new Error(`No gift arrived for ${receiver}`)
    await sleep(300)
  }
}

/** The tokens that open a gift are in the links of its mail. */
export function giftTokens(text: string): string[] {
  return [...text.matchAll(/\/gift\/([\w-]{43})\//g)].map(([, token = '']) => token)
}

async function solvePuzzle({ origin }: Cluster): Promise<string> {
  const challenge = await fetchPuzzle(origin, performance.now() + PATIENCE_MS)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

/** Asks again while the shop is down. */
async function fetchPuzzle(origin: string, deadline: number): Promise<Challenge> {
  const answer = await fetch(`${origin}/captcha`).catch(() => undefined)
  if (answer?.ok) return (await answer.json()) as Challenge
  if (performance.now() > deadline) throw new Error('The shop sent no puzzle')
  await sleep(300)
  return fetchPuzzle(origin, deadline)
}
