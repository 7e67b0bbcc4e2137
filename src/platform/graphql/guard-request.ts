import type { FastifyRequest } from 'fastify'
import { isFromAnotherSite } from '../http/same-site.ts'
import { type DocumentNode, GraphQLError, Kind } from './graphql-js.ts'
import { LIMITS } from './limits.ts'

/** An error in the request itself, with the HTTP status of the response. */
export class BrokenRequest extends GraphQLError {
  constructor(
    message: string,
    readonly statusCode = 400,
  ) {
    super(message)
  }
}

/** Each request is one JSON object: no batches, and no form, which a page of another site could post without a preflight. */
export function assertBody(request: FastifyRequest): void {
  if (request.method !== 'POST') throw new BrokenRequest('Send a POST request.', 405)
  if (!/^application\/(graphql-response\+)?json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new BrokenRequest('Send the request as application/json.', 415)
  }
  const body = request.body as Record<string, unknown> | null
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BrokenRequest('Send one request, as a JSON object.')
  }
  if (typeof body.query !== 'string') throw new BrokenRequest('The request has no query.')
  if (typeof (body.operationName ?? '') !== 'string') throw new BrokenRequest('The name of the operation must be text.')
  if (typeof (body.variables ?? {}) !== 'object' || Array.isArray(body.variables)) {
    throw new BrokenRequest('The variables must be a JSON object.')
  }
  assertVariables((body.variables ?? {}) as object)
}

/** Runs before the variables are compared with the schema, because the error of each wrong value repeats the list or object around it. */
function assertVariables(variables: object): void {
  if (isDeeper(variables, LIMITS.variableDepth)) {
    throw new BrokenRequest(`The variables may be at most ${LIMITS.variableDepth} levels deep.`)
  }
  if (isWider(variables)) {
    throw new BrokenRequest(`A list or an object of the variables may have at most ${LIMITS.variableWidth} parts.`)
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}

function isWider(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const parts = Object.values(value)
  return parts.length > LIMITS.variableWidth || parts.some(isWider)
}

/** The id of a registered operation, or the name in the caller's document. */
export function nameOperation({ body }: FastifyRequest): string {
  const { query = '', persisted, operationName } = body as Asked
  if (persisted) return String(query)
  return operationName ?? /^\s*\w+\s+(\w+)/.exec(String(query))?.[1] ?? 'without a name'
}

type Asked = { query?: string; persisted?: boolean; operationName?: string }

/**
 * Allows mutations only from the shop's own pages and from programs. A browser always sends the page's origin with a POST; a program sends none.
 * JSON from a page of another site also needs a preflight, which the shop never allows.
 */
export function assertMutationAllowed(request: FastifyRequest, document: DocumentNode): void {
  if (!isMutation(document)) return
  if (isFromAnotherSite(request)) throw new BrokenRequest('Mutations from another site are refused.', 403)
}

function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === 'mutation')
}
