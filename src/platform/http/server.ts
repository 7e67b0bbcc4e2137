import type { IncomingMessage } from 'node:http'
import cookie, { type FastifyCookieOptions } from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { isCleanText } from '../../shared/validation/clean-text.ts'
import type { Ids } from '../context.ts'
import { withoutSecrets } from '../log.ts'
import { endWork, startWork } from '../watchdog/work-in-progress.ts'
import { NO_PAGE_POLICY, SECURITY_HEADERS } from './content-security.ts'
import { cleanForwardedFor } from './forwarded-for.ts'
import { isRequestHost } from './request-host.ts'
import { VisitorGone } from './source-turns.ts'
import { badRequest, findTextFault } from './text-fault.ts'
import { countWaitingAnswer } from './waiting-answers.ts'

/** Bodies are small in a shop; a larger one is refused before it is read (design: 100 KB). */
const BODY_LIMIT_BYTES = 100 * 1024

/** Each piece takes a moment, and a body may be sent one byte at a time. A slow line delivers a whole one in less than a tenth of this. */
const BODY_PIECES_MAX = 2_000
/** Where a larger body is allowed, more pieces are. A network delivers at least this many bytes at a time. */
const PIECE_BYTES = 512

/** A request that has not arrived whole by then is given up; how long its answer takes does not matter. Connections are looked at every few seconds. */
const REQUEST_TIMEOUT_MS = 30_000
const TIMEOUT_CHECK_MS = 5_000
/** A connection on which nothing moves for so long is closed, also one that does not take its answers. */
const STILL_CONNECTION_MS = 60_000

/** Headers in which a caller may send text of its own (contract: headers understood). */
const TEXT_HEADERS = ['language', 'store', 'country', 'request-path'] as const

export type ServerOptions = {
  log: Logger
  ids: Ids
  /** How many proxies in front of us may speak for the visitor's address. */
  trustedProxies: number
  /** Called for every answer, for the metrics. */
  onAnswer: (answer: { route: string; method: string; status: number; seconds: number }) => void
}

/** A Fastify server with what every answer of ours has: a request id, security headers, a line in the log, masked failures. */
export function createServer({ log, ids, trustedProxies, onAnswer }: ServerOptions): FastifyInstance {
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Ours is written when the answer is out, and knows no query strings.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => ids.uuid(),
    rewriteUrl: ({ url = '/' }) => readable(url),
    trustProxy: (_address, hop) => hop < trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STILL_CONNECTION_MS,
    // With a longer time for the headers, as is Node's default, Node would exchange the two.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  // Its types know only what is written with these options, not what is read.
  server.register(cookie, { parseOptions: { decode: decodeCookie } as FastifyCookieOptions['parseOptions'] })
  server.addHook('onRequest', (request, reply, done) => {
    cleanForwardedFor(request.raw.headers)
    reply.headers(SECURITY_HEADERS)
    // The policy of anything that is no page; a page brings its own.
    reply.header('content-security-policy', NO_PAGE_POLICY)
    reply.header('x-request-id', request.id)
    startWork(request.id, `${request.method} ${withoutSecrets(request.url)} ${request.id}`)
    reply.raw.once('close', () => endWork(request.id))
    const isOpen = countWaitingAnswer(request.raw, reply.raw)
    // Anybody can send it, and behind a proxy Fastify would believe it. The storefront is decided by Host alone.
    delete request.headers['x-forwarded-host']
    // A connection that is closed by now has no address any more; read here, it is known until the request ends.
    done((isOpen && request.ip ? findRequestFault(request) : new VisitorGone()) ?? undefined)
  })
  // oxlint-disable-next-line max-params -- Fastify calls hooks so
  server.addHook('preParsing', (request, _reply, payload, done) => {
    // Only once somebody reads it: counting alone would let it flow away.
    payload.once('resume', () => limitPieces(payload as IncomingMessage, request.routeOptions.bodyLimit))
    done(null, payload)
  })
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    onAnswer({ route, method: request.method, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    logAnswer(request, reply)
    done()
  })
  server.setErrorHandler(answerFailure)
  return server
}

function logAnswer({ log, method, url }: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply): void {
  log.debug({ method, path: withoutSecrets(url), status, ms: Math.round(elapsedTime) }, 'answered')
}

function limitPieces(body: IncomingMessage, bodyLimit = 0): void {
  const maxPieces = Math.max(BODY_PIECES_MAX, bodyLimit / PIECE_BYTES)
  let pieces = 0
  body.on('data', () => {
    if (++pieces > maxPieces) body.destroy(badRequest('The body comes in too many pieces.'))
  })
}

/** What makes a request unreadable, before anything is done for it. */
function findRequestFault({ raw, headers, query }: FastifyRequest): Error | null {
  if (!isRequestHost(raw.rawHeaders)) return badRequest('Send one Host header with a host name.')
  return findTextFault({ ...pick(headers, TEXT_HEADERS), ...(query as object) })
}

function pick(headers: FastifyRequest['headers'], names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, headers[name]]))
}

/** A cookie that cannot be read counts as none: refusing it would lock its browser out until the cookie ends. */
function decodeCookie(value: string): string {
  return decode(value) ?? ''
}

/** A path that cannot be read is the path of a page we do not have, not a broken request: its visitor gets our page for that. */
function readable(target: string): string {
  // A proxy may send the whole address. Only its path counts: the storefront is decided by the Host header.
  const url = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') || '/'
  const [path = ''] = url.split('?', 1)
  if (decode(path) !== undefined) return url
  return path.replace(/[^ -~]/g, encodeURIComponent).replaceAll('%', '%25') + url.slice(path.length)
}

function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text)
    return isCleanText(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}

/** The answer to a broken request says what is wrong; a failure of ours is logged, and the visitor gets a reference to quote. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error, path: withoutSecrets(request.url) }, 'a request failed')
  reply.header('content-security-policy', NO_PAGE_POLICY).header('cache-control', 'no-store')
  const message = status >= 500 ? 'Something went wrong on our side.' : error.message
  return reply.code(status).send({ message, reference: request.id })
}
