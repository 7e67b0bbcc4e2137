import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { modules } from '../../src/app/modules.ts'
import { findCustomer, type ShopContext } from '../../src/modules/accounts/index.ts'
import {
  applyUserData,
  defaultLanguage,
  findLanguage,
  findStorefrontByCode,
  findStorefrontByHost,
  USER_DATA_ARGUMENT,
} from '../../src/modules/storefronts/index.ts'
import type { Art } from '../../src/platform/art.ts'
import type { Context } from '../../src/platform/context.ts'
import { buildSchema } from '../../src/platform/graphql/build-schema.ts'
import { createExecutor, type Execute } from '../../src/platform/graphql/create-executor.ts'
import { registerGraphql } from '../../src/platform/graphql/register-graphql.ts'
import { type Documents, readDocuments } from '../../src/platform/graphql/trusted-documents.ts'
import type { ShopModule } from '../../src/platform/module.ts'

export const DOCUMENTS = readDocuments(new URL('../../src/generated/documents.json', import.meta.url))

/** Every drawing exists: what is tested here is the API, not the art. */
export const ANY_ART: Art = {
  has: () => true,
  findImage: (name, alt) => ({ url: { type: 'relative', href: `/art/${name}.svg` }, alt, width: 4, height: 3 }),
  readImage: (name, alt) => ({ url: { type: 'relative', href: `/art/${name}.svg` }, alt, width: 4, height: 3 }),
}

type Options = { extraModules?: readonly ShopModule[]; trustedDocumentsOnly?: boolean; development?: boolean; documents?: Documents }

export type ShopServer = {
  server: FastifyInstance
  schema: GraphQLSchema
  execute: Execute<ShopContext>
  /** The context of a guest of that storefront. */
  contextOf: (code: string) => ShopContext
}

/** The API as the web role serves it, without pages and files. */
export async function startShopServer(ctx: Context, options: Options = {}): Promise<ShopServer> {
  const { extraModules = [], trustedDocumentsOnly = false, development = true, documents = DOCUMENTS } = options
  const schema = buildSchema([...modules, ...extraModules], { ...USER_DATA_ARGUMENT, check: applyUserData })
  const server = Fastify()
  await server.register(cookie)
  await registerGraphql(server, {
    schema,
    documents,
    trustedDocumentsOnly,
    development,
    buildContext: async (request): Promise<ShopContext> => {
      const storefront = findStorefrontByHost(request.host, 'GCSUK')
      if (!storefront) throw Object.assign(new Error('No storefront'), { statusCode: 421 })
      const language = findLanguage(storefront, String(request.headers.language ?? '')) ?? defaultLanguage(storefront)
      const asked = { id: request.id, ip: request.ip, headers: request.headers }
      const customer = await findCustomer(ctx, request.cookies['__Host-session'])
      return { ...ctx, storefront, language, art: ANY_ART, customer, request: asked }
    },
  })
  await server.ready()
  return { server, schema, execute: createExecutor(server, documents), contextOf: (code) => guestOf(ctx, code) }
}

function guestOf(ctx: Context, code: string): ShopContext {
  const storefront = findStorefrontByCode(code)
  if (!storefront) throw new Error(`There is no storefront ${code}`)
  return { ...ctx, storefront, language: defaultLanguage(storefront), art: ANY_ART, customer: undefined }
}
