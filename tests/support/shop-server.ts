import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { createModules } from '../../src/app/modules.ts'
import type { Services } from '../../src/app/services.ts'
import { findCustomer, type ShopContext } from '../../src/modules/accounts/index.ts'
import {
  applyUserData,
  defaultLanguage,
  findHeaderFailure,
  findLanguage,
  findStorefrontByCode,
  findStorefrontByHost,
  USER_DATA_ARGUMENT,
} from '../../src/modules/storefronts/index.ts'
import { registerCaptcha } from '../../src/platform/captcha/register-captcha.ts'
import type { Context } from '../../src/platform/context.ts'
import { buildSchema } from '../../src/platform/graphql/build-schema.ts'
import { createExecutor, type Execute } from '../../src/platform/graphql/create-executor.ts'
import { registerGraphql } from '../../src/platform/graphql/register-graphql.ts'
import { listShared } from '../../src/platform/graphql/share-answers.ts'
import { type Documents, readDocuments } from '../../src/platform/graphql/trusted-documents.ts'
import { createCookies } from '../../src/platform/http/cookies.ts'
import { createServer } from '../../src/platform/http/server.ts'
import type { ShopModule } from '../../src/platform/module.ts'
import { ANY_ART, HARMLESS_SERVICES } from './services.ts'

export const DOCUMENTS = readDocuments(new URL('../../src/generated/documents.json', import.meta.url))

type Options = {
  /** The outside services of the modules; harmless ones unless the test is about them. */
  services?: Services
  extraModules?: readonly ShopModule[]
  trustedDocumentsOnly?: boolean
  development?: boolean
  documents?: Documents
}

/** No listener for changes, so every answer is read again. */
const NO_CHANGES = { onChange: () => undefined, catchUp: () => Promise.reject(new Error('Not listening.')) }

export type ShopServer = {
  server: FastifyInstance
  schema: GraphQLSchema
  execute: Execute<ShopContext>
  /** The context of a guest of this storefront. */
  contextOf: (code: string) => ShopContext
}

/** The API as the web role serves it, without pages and files. */
export async function startShopServer(ctx: Context, options: Options = {}): Promise<ShopServer> {
  const {
    services = HARMLESS_SERVICES,
    extraModules = [],
    trustedDocumentsOnly = false,
    development = true,
    documents = DOCUMENTS,
  } = options
  const modules = [...createModules(services), ...extraModules]
  const schema = buildSchema(modules, { ...USER_DATA_ARGUMENT, check: applyUserData })
  const server = createServer({ log: ctx.log, ids: ctx.ids, trustedProxies: 0, onAnswer: () => undefined })
  const readContext = contextReader(ctx)
  const contexts = {
    buildContext: readContext,
    buildSharedContext: (request: FastifyRequest) => visitOf(ctx, request),
    findHeaderFailure: (request: FastifyRequest) => findHeaderFailure(visitOf(ctx, request).storefront, request.headers),
  }
  const answers = { schema, documents, shared: listShared(schema, documents), changes: NO_CHANGES }
  await registerGraphql(server, { ...answers, trustedDocumentsOnly, development, ...contexts })
  registerCaptcha(server, services)
  for (const module of modules) module.routes?.(server, readContext, partnerContext(ctx), NO_CHANGES)
  await server.ready()
  return { server, schema, execute: createExecutor(server, documents), contextOf: (code) => guestOf(ctx, code) }
}

/** For a partner, who may call any host. */
function partnerContext(ctx: Context) {
  return ({ id, ip, headers }: FastifyRequest): Context => ({ ...ctx, request: { id, ip, headers } })
}

function contextReader(ctx: Context) {
  return async (request: FastifyRequest, reply?: FastifyReply): Promise<ShopContext> => {
    const customer = await findCustomer(ctx, request.cookies['__Host-session'])
    const cookies = reply && { cookies: createCookies(request, reply, { secure: true }) }
    return { ...visitOf(ctx, request), customer, ...cookies }
  }
}

function visitOf(ctx: Context, request: FastifyRequest): ShopContext {
  const storefront = findStorefrontByHost(request.host, 'GCSUK')
  if (!storefront) throw Object.assign(new Error('No storefront'), { statusCode: 421 })
  const language = findLanguage(storefront, String(request.headers.language ?? '')) ?? defaultLanguage(storefront)
  const asked = { id: request.id, ip: request.ip, headers: request.headers }
  return { ...ctx, storefront, language, art: ANY_ART, request: asked, customer: undefined }
}

function guestOf(ctx: Context, code: string): ShopContext {
  const storefront = findStorefrontByCode(code)
  if (!storefront) throw new Error(`There is no storefront ${code}`)
  return {
    ...ctx,
    storefront,
    language: defaultLanguage(storefront),
    art: ANY_ART,
    request: { id: '1', ip: '203.0.113.7', headers: {} },
    customer: undefined,
  }
}
