import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError, GraphQLSchema } from 'graphql'
import mercurius, { type MercuriusOptions } from 'mercurius'
import type { ShopFailure } from '../../shared/failures.ts'
import type { Context } from '../context.ts'
import { createSourceTurns } from '../http/source-turns.ts'
import { TOO_MANY_AT_ONCE } from '../turns.ts'
import { describeWork } from '../watchdog/work-in-progress.ts'
import { formatErrors, statusOf } from './format-errors.ts'
import { assertBody, assertMutationAllowed, nameOperation } from './guard-request.ts'
import { assertShort, assertWithinLimits, LIMITS, listRules } from './limits.ts'
import { Refusal } from './refusal.ts'
import { type Changes, createSharedAnswers } from './share-answers.ts'
import { createTrustedDocuments, type Documents } from './trusted-documents.ts'

type GraphqlOptions = {
  schema: GraphQLSchema
  buildContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context> | Context
  /** The context of an anonymous visitor, for operations that return the same to everyone. */
  buildSharedContext: (request: FastifyRequest) => Context
  /** The reason to refuse a request because of its headers. */
  findHeaderFailure: (request: FastifyRequest) => ShopFailure | undefined
  changes: Changes
  /** The registered operations: id → text. */
  documents: Documents
  /** The ids of the documents that return the same to everyone. */
  shared: ReadonlySet<string>
  /** Execute only registered operations. */
  trustedDocumentsOnly: boolean
  /** Introspection is open. */
  development: boolean
}

const CACHE_BYTES = 32 * 1024 * 1024

/** Serves POST /graphql. Each document is validated once and compiled at its second use. */
export async function registerGraphql(fastify: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { schema, buildContext, documents, trustedDocumentsOnly, development } = options
  const turns = createSourceTurns({ refuse: () => new Refusal(TOO_MANY_AT_ONCE) })
  await fastify.register(mercurius, {
    schema,
    jit: 1,
    graphiql: false,
    context: buildContext as MercuriusOptions['context'],
    persistedQueryProvider: createTrustedDocuments(documents, trustedDocumentsOnly),
    validationRules: listRules({ introspection: development }),
    graphql: { parseOptions: { maxTokens: LIMITS.tokens }, validateOptions: { maxErrors: LIMITS.errors } },
    // Formats the errors of an execution. The route's error handler below formats errors of the request itself.
    errorFormatter: (execution, context) => ({
      statusCode: statusOf(execution),
      response: {
        data: execution.data,
        errors: formatErrors(execution.errors ?? [], context as unknown as Context) as GraphQLError[],
      },
    }),
    errorHandler: false,
    additionalRouteOptions: {
      // The response schema of Mercurius would turn numbers inside errors into text.
      schema: {},
      bodyLimit: LIMITS.bodyBytes,
      preParsing: neverCache,
      preHandler: [checkRequest(options), turns.preHandler, sharedAnswers(fastify, options)],
      onSend: turns.onSend,
      errorHandler: answerError,
    },
  })
  fastify.graphql.addHook('preParsing', async (_schema, text) => assertShort(text))
  fastify.graphql.addHook('preValidation', async (schema, document) => assertWithinLimits(schema, document))
  fastify.graphql.addHook('preExecution', async (_schema, document, { reply }) => {
    if (reply !== undefined) assertMutationAllowed(reply.request as unknown as FastifyRequest, document)
  })
}

type SharedQuestion = { query?: string; persisted?: boolean; variables?: Record<string, unknown> | null }

/** Answers shared operations from the cache. A failure is followed by a normal execution. */
function sharedAnswers(fastify: FastifyInstance, { documents, shared, changes, buildSharedContext }: GraphqlOptions) {
  const share = createSharedAnswers<Buffer | undefined>(changes, {
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }, key) => length + key.length,
  })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { query, persisted, variables } = (request.body ?? {}) as SharedQuestion
    if (!persisted || !query || !shared.has(query)) return undefined
    const declared = pickDeclared(documents.get(query) as string, variables ?? {})
    const key = JSON.stringify([request.host.toLowerCase(), request.headers.language, query, declared])
    const answer = await share(key, async () => {
      const result = await fastify.graphql(documents.get(query) as string, { ...buildSharedContext(request) }, declared)
      return result.errors ? undefined : Buffer.from(JSON.stringify(result))
    })
    return answer && reply.type('application/json; charset=utf-8').send(answer)
  }
}

/** Undeclared variables are dropped, so that they do not make another cache entry. */
function pickDeclared(document: string, variables: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => document.includes(`$${name}:`)))
}

function checkRequest({ findHeaderFailure }: GraphqlOptions) {
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    assertBody(request)
    describeWork(request.id, nameOperation(request))
    const failure = findHeaderFailure(request)
    if (failure) throw new Refusal(failure)
    done()
  }
}

async function neverCache(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
}

function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const errorContext = { log: request.log as unknown as Context['log'], request: { id: request.id, ip: request.ip, headers: {} } }
  const status = statusOf({ errors: [error as GraphQLError] })
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ data: null, errors: formatErrors([error], errorContext) })
}
