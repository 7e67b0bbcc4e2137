import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { findCustomer, SESSION_COOKIE, type ShopContext } from '../modules/accounts/index.ts'
import {
  applyUserData,
  defaultLanguage,
  findHeaderFailure,
  findLanguage,
  findStorefrontByHost,
  type LanguageCode,
  type Storefront,
  USER_DATA_ARGUMENT,
} from '../modules/storefronts/index.ts'
import type { Art } from '../platform/art.ts'
import { registerCaptcha } from '../platform/captcha/register-captcha.ts'
import type { Clock, Context, Db, Ids } from '../platform/context.ts'
import { type Listener, listen } from '../platform/db/listen.ts'
import { buildSchema } from '../platform/graphql/build-schema.ts'
import { createExecutor, createSharedExecutor } from '../platform/graphql/create-executor.ts'
import { registerGraphql } from '../platform/graphql/register-graphql.ts'
import { listShared } from '../platform/graphql/share-answers.ts'
import { type Documents, readDocuments } from '../platform/graphql/trusted-documents.ts'
import { cookieName, createCookies } from '../platform/http/cookies.ts'
import { localOrigin } from '../platform/http/own-hosts.ts'
import { PageCache } from '../platform/http/page-cache.ts'
import { registerProbes } from '../platform/http/probes.ts'
import { createServer } from '../platform/http/server.ts'
import { registerVisitorCountry } from '../platform/http/visitor-country.ts'
import { countAnswer, printMetrics } from '../platform/metrics.ts'
import type { ShopModule } from '../platform/module.ts'
import { createTurns, type Turns } from '../platform/turns.ts'
import type { Config } from './config.ts'
import { serveFonts } from './fonts.ts'
import { registerPages } from './pages.ts'
import { createPageRenderer, type StartHandler } from './render-page.ts'
import type { Services } from './services.ts'

export type WebParts = {
  config: Config
  databaseUrl: string
  db: Db
  services: Services
  modules: readonly ShopModule[]
  log: Logger
  clock: Clock
  ids: Ids
  live?: LiveWeb | undefined
}

/** The web application in development (tools/dev-shop.ts), from its current sources and without caches. */
export type LiveWeb = { start: StartHandler; documents: Documents }

type RunningParts = WebParts & { turns: Turns }
export type Web = { address: string; close: () => Promise<void> }

const ROOT = new URL('../../', import.meta.url)
export const DOCUMENTS = new URL('src/generated/documents.json', ROOT)
const PAGE_CACHE_BYTES = 256 * 1024 * 1024
const PAGE_FRESH_MS = 60_000

/** The web role: GraphQL, pages, files and probes on one port. */
export async function startWeb(given: WebParts): Promise<Web> {
  const parts = { ...given, turns: createTurns() }
  const { config, log, ids } = parts
  let isReady = false
  const server = createServer({ log, ids, trustedProxies: config.trustedProxies, onAnswer: countAnswer })
  // Behind a proxy on this machine every request comes from a loopback address.
  const isLoopbackTrusted = config.environment !== 'production' && config.trustedProxies === 0
  registerProbes(server, {
    databaseUrl: parts.databaseUrl,
    isReady: () => isReady,
    printMetrics,
    metricsToken: config.metricsToken,
    isLoopbackTrusted,
  })
  registerCaptcha(server, parts.services)
  registerVisitorCountry(server)
  await serveFiles(server, parts.live)
  const changes = listen(parts.databaseUrl, 'shop_changed', log)
  await servePages(server, parts, changes)
  await server.listen({ host: config.host, port: config.port })
  isReady = true
  return {
    address: `${localOrigin(config.host, (server.addresses()[0] as AddressInfo).port)}/`,
    close: async () => {
      isReady = false
      await changes.close()
      await server.close()
    },
  }
}

/** The names of these files change with their content, so browsers cache them for ever. */
async function serveFiles(server: FastifyInstance, live: LiveWeb | undefined): Promise<void> {
  const files = { immutable: true, maxAge: '365d', index: false, preCompressed: true, decorateReply: false } as const
  if (!live) await server.register(fastifyStatic, { ...files, root: new URL('dist/client/assets/', ROOT), prefix: '/assets/' })
  await server.register(async (art) => {
    // Webmail pages of other sites show these pictures in mails.
    art.addHook('onRequest', async (_request, reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'))
    await art.register(fastifyStatic, { ...files, root: new URL('dist/art/', ROOT), prefix: '/art/' })
  })
}

// oxlint-disable-next-line max-lines-per-function -- the one place that combines pages and GraphQL
async function servePages(server: FastifyInstance, parts: RunningParts, changes: Listener): Promise<void> {
  const { config, clock, modules, live } = parts
  const documents = live?.documents ?? readDocuments(DOCUMENTS)
  const secure = config.environment === 'production'
  const defaultStorefront = secure ? undefined : config.storefront
  const findStorefront = (request: FastifyRequest) => findStorefrontByHost(request.host, defaultStorefront)
  const buildContext = contextBuilder(parts, parts.services.art)
  const buildSharedContext = (request: FastifyRequest): ShopContext => {
    const storefront = readStorefront(findStorefront(request), request)
    const language = findLanguage(storefront, String(request.headers.language ?? '')) ?? defaultLanguage(storefront)
    return buildContext(request, { storefront, language })
  }
  const readContext = async (request: FastifyRequest, reply?: FastifyReply): Promise<ShopContext> => {
    const ctx = buildSharedContext(request)
    const cookies = reply && { cookies: createCookies(request, reply, { secure }) }
    return { ...ctx, ...cookies, customer: await findCustomer(ctx, request.cookies[cookieName(SESSION_COOKIE, secure)]) }
  }

  const schema = buildSchema(modules, { ...USER_DATA_ARGUMENT, check: applyUserData })
  const shared = listShared(schema, documents)
  await registerGraphql(server, {
    schema,
    documents,
    shared,
    changes,
    trustedDocumentsOnly: config.trustedDocuments === 'only',
    development: config.trustedDocuments === 'off',
    buildContext: readContext,
    buildSharedContext,
    findHeaderFailure: (request) => findHeaderFailure(readStorefront(findStorefront(request), request), request.headers),
  })
  const contextOf = (request: FastifyRequest) => plainContext(parts, request)
  for (const module of modules) module.routes?.(server, readContext, contextOf, changes)

  const start = live?.start ?? (await importBuiltPages())
  const cache = new PageCache({ maxBytes: PAGE_CACHE_BYTES, freshMs: PAGE_FRESH_MS, now: () => clock.now().getTime() })
  changes.onChange(() => cache.purge())
  const tileHosts = config.tileUrl ? [new URL(config.tileUrl).origin] : []
  const execute = createExecutor<ShopContext>(server, documents)
  const placeOf = ({ storefront, language, request }: ShopContext) =>
    `${storefront.code} ${language} ${String(request?.headers.host).toLowerCase()}`
  registerPages(server, {
    cache,
    render: createPageRenderer(start, {
      execute,
      executeShared: live ? execute : createSharedExecutor(execute, { shared, changes, placeOf }),
      imageHosts: tileHosts,
      isLive: live !== undefined,
    }),
    findStorefront,
    buildContext,
    readContext,
    looks: createLooks(server),
    tileUrl: config.tileUrl,
    frameHosts: config.brandShopPort === undefined ? [] : ['http://localhost:*'],
    development: config.trustedDocuments === 'off',
  })
}

async function importBuiltPages(): Promise<StartHandler> {
  const { default: start } = (await import(new URL('dist/server/server.js', ROOT).href)) as { default: StartHandler }
  return start
}

function contextBuilder(parts: RunningParts, art: Art) {
  return (request: FastifyRequest, shop: { storefront: Storefront; language: LanguageCode }): ShopContext => ({
    ...plainContext(parts, request),
    art: art.in(shop.language),
    customer: undefined,
    ...shop,
  })
}

function plainContext({ db, clock, ids, turns }: RunningParts, request: FastifyRequest): Context {
  const { id, ip, headers } = request
  return { db, clock, ids, turns, log: request.log as Logger, request: { id, ip, headers } }
}

function readStorefront(storefront: Storefront | undefined, request: FastifyRequest): Storefront {
  if (!storefront) throw Object.assign(new Error(`There is no storefront at ${request.host}.`), { statusCode: 421 })
  return storefront
}

/** The design tokens and fonts of each storefront, read once. */
function createLooks(server: FastifyInstance) {
  const fonts = serveFonts(server)
  const read = (family: string) => readFileSync(new URL(`storefronts/families/${family}.tokens.css`, ROOT), 'utf8')
  const tokens = { CB: read('CB'), CK: read('CK'), GCS: read('GCS') }
  return ({ family, tokens: own = {} }: Storefront) => {
    const overrides = Object.entries(own).map(([name, value]) => `${name}:${value};`)
    return { ...fonts[family], tokens: overrides.length > 0 ? `${tokens[family]}:root{${overrides.join('')}}` : tokens[family] }
  }
}
