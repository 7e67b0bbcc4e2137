import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Clock, Ids } from '../../platform/context.ts'
import { type Form, parseForms } from '../../platform/http/forms.ts'
import { acceptOwnHostsOnly, listenAnywhere } from '../../platform/http/own-hosts.ts'
import { isUuid } from '../../shared/uuid.ts'
import { type BrandKey, createBrandClient } from './brand-client.ts'
import { BRANDS, type BrandLook, type Good } from './goods.ts'
import { createPurchases, type Purchases } from './purchases.ts'
import { renderCheckout, renderHome, renderPurchase, renderShop, renderUnknown } from './shop-pages.ts'
import { STYLES } from './styles.ts'

type BrandShopParts = {
  host: string
  port: number
  /** By the slug of the brand. */
  keys: Readonly<Record<string, BrandKey>>
  clock: Clock
  ids: Ids
}

export type BrandShop = {
  address: string
  /** Sets the address of the brand API. */
  setShopAddress(address: string): void
  close(): Promise<void>
}

const MAX_FORM_BYTES = 4 * 1024
/** No frame-ancestors, because Ribbon shows it in a frame. It has no logins, so another site gains nothing by framing it. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

const FAULTS: Readonly<Record<string, string>> = {
  CARD_UNKNOWN: 'We do not know this number and PIN together. After five wrong PINs a card is locked for a day.',
  CARD_OTHER_BRAND: 'This gift card is spent in another shop.',
  CARD_EMPTY: 'There is nothing left on this gift card.',
  CARD_IN_USE: 'This gift card is in use elsewhere. Please try again in half an hour.',
  CARD_EXPIRED: 'This gift card has expired.',
  RATE_LIMITED: 'Too many attempts. Please try again later.',
}
const OTHER_FAULT = 'This gift card cannot be used at the moment.'

/** Starts simulated online shops of brands. They accept gift cards over the brand API, like real shops. */
export async function startBrandShop({ host, port, keys, clock, ids }: BrandShopParts): Promise<BrandShop> {
  const server = Fastify({ logger: false })
  acceptOwnHostsOnly(server, host)
  server.addHook('onRequest', async (_request, reply) => void reply.headers(HEADERS))
  parseForms(server, MAX_FORM_BYTES)
  server.get('/', (_request, reply) => sendPage(reply, renderHome()))
  server.get('/shop.css', (_request, reply) => reply.type('text/css').send(STYLES))
  server.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), renderUnknown()))
  let shopAddress = ''
  for (const brand of BRANDS) {
    const key = keys[brand.slug]
    if (!key) continue
    const client = createBrandClient({ key, shopAddress: () => shopAddress, clock, ids })
    serveBrand(server, { brand, purchases: createPurchases(client), ids })
  }
  await listenAnywhere(server, { host, port })
  return {
    address: `http://localhost:${(server.server.address() as AddressInfo).port}/`,
    setShopAddress: (address) => {
      shopAddress = address
    },
    close: () => server.close(),
  }
}

type BrandParts = { brand: BrandLook; purchases: Purchases; ids: Ids }
type Request = { Params: { id: string }; Body: Form | null }

// oxlint-disable-next-line max-lines-per-function -- a list of short routes
function serveBrand(server: FastifyInstance, { brand, purchases, ids }: BrandParts): void {
  const findGood = (id: string): Good | undefined => brand.goods.find((good) => good.id === id)
  const pageOf = (id: string) => `/${brand.slug}/purchases/${id}/`

  server.get(`/${brand.slug}/`, (_request, reply) => sendPage(reply, renderShop(brand)))
  server.get<Request>(`/${brand.slug}/buy/:id/`, (request, reply) => {
    const good = findGood(request.params.id)
    if (!good) return reply.callNotFound()
    return sendPage(reply, renderCheckout(brand, good, { number: '', fault: undefined, purchaseId: ids.uuid() }))
  })
  server.post<Request>(`/${brand.slug}/buy/:id/`, async (request, reply) => {
    const good = findGood(request.params.id)
    const { number = '', pin = '', purchase: id = '' } = request.body ?? {}
    if (!good || !isUuid(id)) return reply.callNotFound()
    const started = await purchases.start(id, good, { number, pin, shopper: request.ip })
    if (!('code' in started)) return reply.redirect(pageOf(id), 303)
    const fault = FAULTS[started.code] ?? OTHER_FAULT
    return sendPage(reply.code(422), renderCheckout(brand, good, { number, fault, purchaseId: ids.uuid() }))
  })
  server.get<Request>(`/${brand.slug}/purchases/:id/`, (request, reply) => {
    const purchase = purchases.find(request.params.id)
    return purchase ? sendPage(reply, renderPurchase(brand, purchase)) : reply.callNotFound()
  })
  server.post<Request>(`/${brand.slug}/purchases/:id/`, async (request, reply) => {
    const purchase = purchases.find(request.params.id)
    if (!purchase) return reply.callNotFound()
    if (purchase.state === 'open')
      await (request.body?.action === 'cancel' ? purchases.cancel(purchase) : purchases.capture(purchase))
    return reply.redirect(pageOf(purchase.id), 303)
  })
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html').send(page)
}
