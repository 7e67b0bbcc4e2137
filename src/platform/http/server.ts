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

/** A larger body is refused before it is read. */
const BODY_LIMIT_BYTES = 100 * 1024

/** Each chunk takes time, and an attacker may send a body byte by byte. A slow connection needs less than a tenth of this for a whole body. */
const BODY_CHUNKS_MAX = 2_000
/** A larger body may have more chunks. A network delivers at least this many bytes in each. */
const CHUNK_BYTES = 512

/** A request must arrive completely within this time; the time for its response is not limited. Connections are checked every few seconds. */
const REQUEST_TIMEOUT_MS = 30_000
const TIMEOUT_CHECK_MS = 5_000
/** A connection without traffic for this long is closed, also when the client does not read its responses. */
const IDLE_CONNECTION_MS = 60_000

/** Headers with text from the caller (contract: headers understood). */
const TEXT_HEADERS = ['language', 'store', 'country', 'request-path'] as const

export type ServerOptions = {
  log: Logger
  ids: Ids
  /** How many proxies in front of the shop are trusted to give the visitor's address. */
  trustedProxies: number
  /** Called after each response, for the metrics. */
  onAnswer: (answer: { route: string; method: string; status: number; seconds: number }) => void
}

/** A Fastify server whose responses all have a request id, security headers, a log line and masked failures. */
export function createServer({ log, ids, trustedProxies, onAnswer }: ServerOptions): FastifyInstance {
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // `logAnswer` writes one line after the response, without the query string.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => ids.uuid(),
    rewriteUrl: ({ url = '/' }) => readable(url),
    trustProxy: (_address, hop) => hop < trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_CONNECTION_MS,
    // Node's default for the headers is longer than our limit for the request; Node would then swap the two.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  // The shop's cookies are not encoded, and decoding thousands of broken ones takes long. The plugin's types have these options only for writing.
  server.register(cookie, { parseOptions: { decode: String } as FastifyCookieOptions['parseOptions'] })
  server.addHook('onRequest', (request, reply, done) => {
    cleanForwardedFor(request.raw.headers)
    reply.headers(SECURITY_HEADERS)
    // The policy for all responses that are not pages; a page sets its own.
    reply.header('content-security-policy', NO_PAGE_POLICY)
    reply.header('x-request-id', request.id)
    startWork(request.id, `${request.method} ${withoutSecrets(request.url)} ${request.id}`)
    reply.raw.once('close', () => endWork(request.id))
    const isOpen = countWaitingAnswer(request.raw, reply.raw)
    // Anybody can send this header, and behind a proxy Fastify would trust it. Only Host decides the storefront.
    delete request.headers['x-forwarded-host']
    // A closed connection has no address. Reading the address here stores it until the request ends.
    done((isOpen && request.ip ? findRequestFault(request) : new VisitorGone()) ?? undefined)
  })
  // oxlint-disable-next-line max-params -- the signature of a Fastify hook
  server.addHook('preParsing', (request, _reply, payload, done) => {
    // Starts when the body is read: a listener for chunks would start the stream, and the parser would miss them.
    payload.once('resume', () => limitChunks(payload as IncomingMessage, request.routeOptions.bodyLimit))
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

function limitChunks(body: IncomingMessage, bodyLimit = 0): void {
  const maxChunks = Math.max(BODY_CHUNKS_MAX, bodyLimit / CHUNK_BYTES)
  let chunks = 0
  body.on('data', () => {
    if (++chunks > maxChunks) body.destroy(badRequest('The body has too many chunks.'))
  })
}

/** Why a request is refused before it is routed. */
function findRequestFault({ raw, headers, query }: FastifyRequest): Error | null {
  if (!isRequestHost(raw.rawHeaders)) return badRequest('Send one Host header with a host name.')
  return findTextFault({ ...pick(headers, TEXT_HEADERS), ...(query as object) })
}

function pick(headers: FastifyRequest['headers'], names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, headers[name]]))
}

/** An unreadable path becomes the path of a page that does not exist, so that the visitor gets the shop's 404 page. */
function readable(target: string): string {
  // A proxy may send a whole URL. Only its path counts: the Host header decides the storefront.
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

/** The response to a broken request names the error. A fault of the server is logged, and the visitor gets a reference. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error, path: withoutSecrets(request.url) }, 'a request failed')
  reply.header('content-security-policy', NO_PAGE_POLICY).header('cache-control', 'no-store')
  const message = status >= 500 ? 'Something went wrong on our side.' : error.message
  return reply.code(status).send({ message, reference: request.id })
}
