import { setTimeout as sleep } from 'node:timers/promises'
import { ask as send } from '../../src/platform/http/ask.ts'
import type { Action } from '../../src/simulators/adyen/desk.ts'
import { HOME } from './home.ts'

type Asked = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: any answer of the API
type Answer = any

export type ShopperParts = {
  origin: string
  email: string
  /** The shop counts attempts by this address; it accepts it with `TRUST_PROXY=1`. */
  ip: string
  /** The storefront's host, if `origin` is only the machine's address. */
  host?: string
  /** How long a request without an answer is repeated. By default a failure is thrown at once. */
  patienceMs?: number
}

export type Placed = { orderId: string | undefined; page: string | undefined; codes: readonly number[] }
export type Shopper = ReturnType<typeof createShopper>

const ERRORS = 'errors { code }'
const BEGUN = `order { id } payment { redirectUrl } ${ERRORS}`
const ADD = `mutation ($input: AddPackageInput!) { answer: addOriginalPackageToCart(input: $input) {
  order { shipments { id } totals { grandTotal { value } } } ${ERRORS} } }`
const DELIVER = `mutation ($input: SetDeliveryInput!) { answer: setDelivery(input: $input) { ${ERRORS} } }`
const BILL = `mutation ($input: BillingAddressInput!) { answer: setBillingAddress(input: $input) { ${ERRORS} } }`
const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) { answer: placeOrder(input: $input, idempotencyKey: $key) { ${BEGUN} } }`
const RETRY = `mutation ($orderUuid: ID!, $paymentMethod: ID, $key: String!) {
  answer: retryPayment(orderUuid: $orderUuid, paymentMethod: $paymentMethod, idempotencyKey: $key) { ${BEGUN} } }`
const CONFIRM = `mutation ($orderUuid: ID!, $sessionId: String!, $sessionResult: String!) {
  answer: confirmReturn(orderUuid: $orderUuid, sessionId: $sessionId, sessionResult: $sessionResult) { ${ERRORS} } }`
const CANCEL = `mutation ($orderUuid: ID!) { answer: cancelOrder(orderUuid: $orderUuid) { status ${ERRORS} } }`
const STATE = 'query ($orderUuid: ID!) { answer: paymentState(orderUuid: $orderUuid) { status } }'
const VARIATION = 'query ($path: String!) { answer: product(path: $path) { variations { id variationType } } }'
const CART = '{ answer: cartV2 { id totals { grandTotal { value } } } }'
const OPEN_GIFT = `mutation ($token: String!) { answer: openGift(token: $token) { gift { packages { cards { number pin } } } ${ERRORS} } }`
const ADD_CARD = `mutation ($number: String!, $pin: String!, $captchaToken: String!) {
  answer: addGiftcardPayment(cardNumber: $number, pin: $pin, captchaToken: $captchaToken) { payment { toPay { value } } ${ERRORS} } }`

const START_REDEEM = `mutation ($number: String!, $pin: String!, $captchaToken: String!) {
  answer: startRedeem(cardNumber: $number, pin: $pin, captchaToken: $captchaToken) { ${ERRORS} } }`
const CHOOSE = `mutation ($input: AddRedeemPackageInput!) { answer: addRedeemPackage(input: $input) { ${ERRORS} } }`
const EXCHANGE = `mutation ($input: PlaceRedeemOrderInput!, $key: String!) {
  answer: placeRedeemOrder(input: $input, idempotencyKey: $key) { ${BEGUN} } }`
const ACTIVATE = `mutation ($input: CreateActivationOrderInput!, $key: String!) {
  answer: createActivationOrder(input: $input, idempotencyKey: $key) { ${BEGUN} } }`
const UNDO = `mutation ($orderUuid: ID!) { answer: undoRedeem(orderUuid: $orderUuid) { ${ERRORS} } }`

const ANY_FORM = { number: '4111 1111 1111 1111', expiry: '03/30', cvc: '737', holder: 'Anna Hill' }
const WAIT_MS = 300
/** The counters could not be reached, so the request is repeated. */
const LIMITS_AWAY = 1008
const TIMEOUT_MS = 15_000

/** An error that repeating does not solve. */
class BrokenRequest extends Error {}

/** A browser that buys: it calls the shop and the payment pages only over HTTP, stores its cookies, and repeats requests without an answer. */
export function createShopper({ origin, host = new URL(origin).host, email, ip, patienceMs = 0 }: ShopperParts) {
  const cookies = new Map<string, string>()
  const writeCookies = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function sendOnce(query: string, variables: Asked): Promise<Answer> {
    const { status, headers, text } = await send(`${origin}/graphql`, {
      method: 'POST',
      timeoutMs: TIMEOUT_MS,
      headers: {
        host,
        'content-type': 'application/json',
        'x-forwarded-for': ip,
        cookie: writeCookies(),
      },
      body: JSON.stringify({ query, variables }),
    })
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const { data, errors } = JSON.parse(text) as { data?: { answer: Answer }; errors?: unknown }
    if (status === 400) throw new BrokenRequest(JSON.stringify(errors))
    if (errors || !data) throw new Error(`${status} ${JSON.stringify(errors)}`)
    if (data.answer?.errors?.some(({ code }: { code: number }) => code === LIMITS_AWAY))
      throw new Error('The counters of attempts are unavailable')
    return data.answer
  }

  async function ask(query: string, variables: Asked = {}): Promise<Answer> {
    const giveUpAt = performance.now() + patienceMs
    for (;;) {
      try {
        return await sendOnce(query, variables)
      } catch (error) {
        if (error instanceof BrokenRequest || performance.now() > giveUpAt) throw error
        await sleep(WAIT_MS)
      }
    }
  }

  /** For calls that a correct shop never refuses. */
  async function change(query: string, variables: Asked): Promise<Answer> {
    const answer = await ask(query, variables)
    if (answer.errors.length > 0) throw new Error(`${email} was refused: ${JSON.stringify(answer.errors)}`)
    return answer
  }

  const toPlaced = ({ order, payment, errors }: Answer): Placed => ({
    orderId: order?.id,
    page: payment?.redirectUrl ?? undefined,
    codes: errors.map(({ code }: { code: number }) => code),
  })

  return {
    email,
    ask,
    writeCookies,
    findVariation: async (path: string, kind: 'DIGITAL' | 'PHYSICAL'): Promise<string> => {
      const { variations } = await ask(VARIATION, { path })
      return variations.find(({ variationType }: { variationType: string }) => variationType === kind).id
    },
    async addCard(card: { variationId: string; value: number; qty: number; key: string }) {
      const { key: idempotencyKey, ...chosen } = card
      const input = { ...chosen, idempotencyKey, receivers: [{ kind: 'ME' }] }
      const { order } = await change(ADD, { input })
      return { shipmentId: order.shipments[0].id as string, total: order.totals.grandTotal.value as number }
    },
    async deliverTo(shipmentId: string, receiver: { firstName: string; lastName: string; email: string }) {
      const receivers = [{ kind: 'RECEIVER', ...receiver }]
      await change(DELIVER, { input: { shipments: [{ shipmentId, receivers }] } })
    },
    bill: async (more: Asked = {}) => void (await change(BILL, { input: { ...HOME, email, ...more } })),
    readCart: async (): Promise<{ id: string } | null> => ask(CART),
    async place(asked: { method: string; total: number; key: string }): Promise<Placed> {
      const input = { paymentMethod: asked.method, acceptTerms: true, expectedTotal: asked.total }
      return toPlaced(await ask(PLACE, { input, key: asked.key }))
    },
    retry: async (orderUuid: string, paymentMethod: string, key: string): Promise<Placed> =>
      toPlaced(await ask(RETRY, { orderUuid, paymentMethod, key })),
    confirm: async (orderUuid: string, back: { sessionId: string; sessionResult: string }) =>
      void (await ask(CONFIRM, { orderUuid, ...back })),
    cancel: async (orderUuid: string): Promise<boolean> => (await ask(CANCEL, { orderUuid })).status,
    readState: async (orderUuid: string): Promise<string> => (await ask(STATE, { orderUuid })).status,
    async openGift(token: string): Promise<{ number: string; pin: string }[]> {
      const { gift } = await change(OPEN_GIFT, { token })
      return gift.packages.flatMap(({ cards }: { cards: { number: string; pin: string }[] }) => cards)
    },
    /** Returns the codes of the refusal, if there is one: another shopper may hold the card. */
    startRedeem: async (card: { number: string; pin: string }, captchaToken: string): Promise<number[]> =>
      (await ask(START_REDEEM, { ...card, captchaToken })).errors.map(({ code }: { code: number }) => code),
    async chooseRedeem({ key: idempotencyKey, ...chosen }: { variationId: string; value: number; key: string }) {
      await change(CHOOSE, { input: { ...chosen, idempotencyKey } })
    },
    async placeRedeem({ receiver, toPay, key }: { receiver: string; toPay: number; key: string }) {
      const holder = { firstName: 'Anna', lastName: 'Hill', email }
      const passedOn = { kind: 'RECEIVER', firstName: 'Ben', lastName: 'Hill', email: receiver }
      const asked = { holder, receiver: passedOn, acceptTerms: true, expectedToPay: toPay }
      const input = toPay > 0 ? { ...asked, paymentMethod: 'paypal' } : asked
      const { orderId, page, codes } = toPlaced(await ask(EXCHANGE, { input, key }))
      if (!orderId) throw new Error(`${email} was refused: ${codes}`)
      return { orderId, page, codes }
    },
    async activate({ numbers, amount, key }: { numbers: readonly string[]; amount: number; key: string }): Promise<Placed> {
      const cards = [{ cardNumbers: numbers.join('\n'), amount }]
      const asked = { email, paymentMethod: 'paypal', acceptTerms: true, expectedTotal: numbers.length * amount }
      return toPlaced(await ask(ACTIVATE, { input: { cards, ...asked }, key }))
    },
    /** Refused until the cards are issued, so it is repeated until then. */
    async undoRedeem(orderUuid: string) {
      const giveUpAt = performance.now() + patienceMs
      for (;;) {
        const { errors } = await ask(UNDO, { orderUuid })
        if (errors.length === 0) return
        if (performance.now() > giveUpAt) throw new Error(`${email} was refused: ${JSON.stringify(errors)}`)
        await sleep(WAIT_MS)
      }
    },
    payWith: async (card: { number: string; pin: string }, captchaToken: string) =>
      void (await change(ADD_CARD, { ...card, captchaToken })),
  }
}

/** Presses a button on the provider's page. Returns the parameters with which the shopper returns; undefined if the page was already settled. */
export async function press(
  redirectUrl: string,
  action: Action,
): Promise<{ sessionId: string; sessionResult: string } | undefined> {
  const url = await openPage(redirectUrl)
  const body = new URLSearchParams({ ...ANY_FORM, action }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await send(url, { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS })
  if (!answer.headers.location) return undefined
  const { searchParams } = new URL(answer.headers.location)
  return { sessionId: searchParams.get('sessionId') ?? '', sessionResult: searchParams.get('sessionResult') ?? '' }
}

/** The address of the page after all redirects. */
async function openPage(url: string): Promise<string> {
  const { location } = (await send(url, { timeoutMs: TIMEOUT_MS })).headers
  return location ? openPage(new URL(location, url).href) : url
}
