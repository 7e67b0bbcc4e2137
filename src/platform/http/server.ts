import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import type { Ids } from '../context.ts'
import { withoutSecrets } from '../log.ts'
import { beginWork, endWork } from '../watchdog/work-in-progress.ts'
import { NO_PAGE_POLICY, SECURITY_HEADERS } from './content-security.ts'

/** Bodies are small in a shop; a larger one is refused before it is read (design: 100 KB). */
const BODY_LIMIT_BYTES = 100 * 1024

export type ServerOptions = {
  log: Logger
  ids: Ids
  /** How many proxies in front of us may speak for the visitor's address. */
  trustedProxies: number
  /** Told of every answer, for the metrics. */
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
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  server.register(cookie)
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS)
    reply.header('x-request-id', request.id)
    beginWork(request.id, `${request.method} ${withoutSecrets(request.url)} ${request.id}`)
    reply.raw.once('close', () => endWork(request.id))
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    onAnswer({ route, method: request.method, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    request.log.debug(
      { method: request.method, path: withoutSecrets(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
  server.setErrorHandler(answerFailure)
  return server
}

/**
 * A path whose percent signs mean nothing, or the one sign that no text of ours can have, is the path of a page we do not have, not a broken request: its
 * visitor gets our page for that.
 */
function readable(url: string): string {
  const [path = ''] = url.split('?', 1)
  return !path.includes('%') || isText(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function isText(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** A broken request is told what is wrong; a failure of ours is logged, and the visitor gets a reference to name. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error, path: withoutSecrets(request.url) }, 'a request failed')
  reply.header('content-security-policy', NO_PAGE_POLICY).header('cache-control', 'no-store')
  const message = status >= 500 ? 'Something went wrong on our side.' : error.message
  return reply.code(status).send({ message, reference: request.id })
}
