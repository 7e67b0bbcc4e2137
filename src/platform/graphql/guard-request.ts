import type { FastifyRequest } from 'fastify'
import { isFromAnotherSite } from '../http/same-site.ts'
import { type DocumentNode, GraphQLError, Kind } from './graphql-js.ts'
import { LIMITS } from './limits.ts'

/** An error about the request itself, with the HTTP status to answer. */
export class BrokenRequest extends GraphQLError {
  readonly statusCode: number

  constructor(message: string, statusCode = 400) {
    super(message)
    this.statusCode = statusCode
  }
}

/** One JSON object a request: no batches, and no form that another site's page could post without asking us first. */
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

/** Before they are compared with the schema: of each wrong value the libraries report the whole list or object that it stands in. */
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

/** The id of a registered operation, or the name that the caller gave to theirs. */
export function nameOperation({ body }: FastifyRequest): string {
  const { query = '', persisted, operationName } = body as Asked
  if (persisted) return String(query)
  return operationName ?? /^\s*\w+\s+(\w+)/.exec(String(query))?.[1] ?? 'without a name'
}

type Asked = { query?: string; persisted?: boolean; operationName?: string }

/**
 * A change may only be asked for by our own pages or by a program. A browser always names the page's origin on a POST; a program names none.
 * What a foreign page posts as JSON needs a preflight besides, which we never grant.
 */
export function assertMayChange(request: FastifyRequest, document: DocumentNode): void {
  if (!isMutation(document)) return
  if (isFromAnotherSite(request)) throw new BrokenRequest('Changes cannot be asked for from another site.', 403)
}

function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === 'mutation')
}
