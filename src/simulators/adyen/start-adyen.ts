import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Clock, Ids } from '../../platform/context.ts'
import { parseForms } from '../../platform/http/forms.ts'
import { acceptOwnHostsOnly, localOrigin } from '../../platform/http/own-hosts.ts'
import { isFromAnotherSite } from '../../platform/http/same-site.ts'
import { serveApi } from './api.ts'
import { ApiFault } from './api-fault.ts'
import { openBooks } from './books.ts'
import { BRAND_SCRIPT } from './brand-script.ts'
import { createDesk } from './desk.ts'
import { createFaults } from './faults.ts'
import { pagePolicy } from './render-page.ts'
import { serveHosted } from './serve-hosted.ts'
import { serveOverview } from './serve-overview.ts'
import type { Simulator } from './simulator.ts'
import { STYLES } from './styles.ts'
import { startWebhooks } from './webhooks.ts'

export type AdyenSimulator = {
  /** The address of its API and its pages. */
  address: string
  /** Sets the address where the shop receives webhooks. */
  setWebhookUrl(url: string): void
  close(): Promise<void>
}

export type AdyenSimulatorParts = {
  host: string
  port: number
  /** The folder of the books. */
  folder: string
  apiKey: string
  merchantAccount: string
  hmacKey: string
  clock: Clock
  ids: Ids
  log: Logger
  retryDelaysMs?: readonly number[]
  /** The delay of a slow payment's result, less than the shop's timeout. */
  slowMs?: number
}

const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000]
const SLOW_MS = 8_000
const EXPIRY_CHECK_MS = 5_000
const MAX_FORM_BYTES = 16 * 1024

/** Starts a simulator of Adyen's checkout: its API, the pages where shoppers pay, and its webhooks. */
export async function startAdyen(parts: AdyenSimulatorParts): Promise<AdyenSimulator> {
  // The port is opened first: it is a lock on the books, which two processes must never write.
  const line = await listen(parts)
  const address = `${localOrigin(parts.host, (line.address() as AddressInfo).port)}/`
  const simulator = openSimulator(parts, address)
  const server = createPages(line, parts.host)
  serveApi(server, simulator)
  serveHosted(server, simulator)
  serveOverview(server, simulator)
  await server.ready()
  const timer = setInterval(() => simulator.desk.expireOverdue(), EXPIRY_CHECK_MS)
  return {
    address,
    setWebhookUrl: simulator.webhooks.setUrl,
    async close() {
      clearInterval(timer)
      const closed = new Promise((done) => line.close(done))
      line.closeAllConnections()
      await closed
      await server.close()
      await simulator.webhooks.close()
      simulator.books.close()
    },
  }
}

async function listen({ host, port }: AdyenSimulatorParts): Promise<Server> {
  const line = createServer()
  await new Promise<void>((listening, refuse) => {
    line.once('error', refuse)
    line.listen({ host, port }, listening)
  })
  return line
}

function openSimulator(parts: AdyenSimulatorParts, address: string): Simulator {
  const { clock, ids, apiKey } = parts
  const books = openBooks(parts.folder)
  const faults = createFaults()
  const webhooks = startWebhooks({ retryDelaysMs: RETRY_DELAYS_MS, ...parts, books, faults })
  const desk = createDesk({ clock, ids, books, webhooks, slowMs: parts.slowMs ?? SLOW_MS })
  return {
    ...{ books, desk, webhooks, faults, clock, ids, apiKey, underWay: new Set() },
    hostedUrl: (id) => `${address}hosted/${id}`,
    assertAccount: (given) => {
      if (given !== parts.merchantAccount) throw new ApiFault(403, '901', 'Invalid Merchant Account', 'security')
    },
  }
}

function createPages(line: Server, host: string): FastifyInstance {
  const server = Fastify({ logger: false, serverFactory: (answer) => line.on('request', answer) })
  acceptOwnHostsOnly(server, host)
  server.addHook('onRequest', async (request, reply) => {
    const headers = { 'content-security-policy': pagePolicy(), 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }
    reply.headers({ ...headers, 'referrer-policy': 'same-origin' })
    if (request.method === 'POST' && isFromAnotherSite(request))
      await reply.code(403).send({ message: 'Requests from another site are refused.' })
  })
  parseForms(server, MAX_FORM_BYTES)
  server.get('/card-brand.js', (_request, reply) => reply.type('text/javascript').send(BRAND_SCRIPT))
  server.get('/simulator.css', (_request, reply) => reply.type('text/css').send(STYLES))
  return server
}
