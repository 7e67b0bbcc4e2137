import { FAILURES } from '../../shared/failures.ts'
import type { Context } from '../context.ts'
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from './graphql-js.ts'
import { LIMITS } from './limits.ts'
import { Refusal } from './refusal.ts'

/** The error of a variable repeats its value, which may be long. */
const MESSAGE_MAX_LENGTH = 200
/** One cause may break every field of a long list. */
const MAX_REPORTED_FIELDS = 20

/** The last error of a document says that there are more. */
const MAX_REPORTED_FAULTS = LIMITS.errors + 1

type ErrorContext = Pick<Context, 'log' | 'request'>
/** Errors of the HTTP layer have a status and, for an invalid document, all errors found in it. */
type HttpError = Error & { statusCode?: number; errors?: readonly (Error | GraphQLError)[] }

/**
 * The part of each error that the caller may read. A refusal and a broken request are reported unchanged. Any other error is a fault of the server: it is
 * logged with its stack and masked, and the shopper sees a reference with which the log line is found.
 */
export function formatErrors(errors: readonly Error[], { log, request }: ErrorContext): GraphQLFormattedError[] {
  const faults = errors.filter((error) => isBrokenRequest(error, findCause(error)))
  if (faults.length > 0) return formatBrokenRequest(faults)
  const logged = new Set<string>()
  return errors.slice(0, MAX_REPORTED_FIELDS).map((error) => {
    const cause = findCause(error)
    if (cause instanceof Refusal) return formatRefusal(cause, error)
    if (!logged.has(cause.message)) log.error({ err: cause, path: pathOf(error), requestId: request?.id }, 'a field failed')
    logged.add(cause.message)
    return {
      message: FAILURES.UNKNOWN.message,
      path: pathOf(error),
      extensions: { code: FAILURES.UNKNOWN.code, reference: request?.id },
    }
  })
}

/** 200 for an executed operation, otherwise the status of the request's error. */
export function statusOf({ data, errors = [] }: ExecutionResult): number {
  const [error] = errors
  if (data != null || !error) return 200
  const cause: HttpError = findCause(error)
  return cause.statusCode ?? (isBrokenRequest(error, cause) ? 400 : 200)
}

function findCause(error: Error): Error {
  return error instanceof GraphQLError && error.originalError ? findCause(error.originalError) : error
}

/** A GraphQL error without a path was found before any field was resolved. */
function isBrokenRequest(error: Error, cause: HttpError): boolean {
  if (cause.statusCode !== undefined) return cause.statusCode < 500
  return cause instanceof GraphQLError && pathOf(error) === undefined
}

function formatRefusal({ failure, message }: Refusal, error: Error): GraphQLFormattedError {
  const referencedRequestParameter = failure.parameter ?? null
  return { message, path: pathOf(error), extensions: { code: FAILURES[failure.name].code, referencedRequestParameter } }
}

function formatBrokenRequest(errors: readonly Error[]): GraphQLFormattedError[] {
  const faults = errors.map(findCause).flatMap((cause: HttpError) => cause.errors ?? [cause])
  return faults.slice(0, MAX_REPORTED_FAULTS).map((fault) => {
    const { message, ...rest }: GraphQLFormattedError =
      fault instanceof GraphQLError ? fault.toJSON() : { message: fault.message }
    const isLong = message.length > MESSAGE_MAX_LENGTH
    return { message: isLong ? `${message.slice(0, MESSAGE_MAX_LENGTH)}…` : message, ...rest }
  })
}

function pathOf(error: Error): GraphQLFormattedError['path'] {
  return 'path' in error ? (error.path as GraphQLFormattedError['path']) : undefined
}
