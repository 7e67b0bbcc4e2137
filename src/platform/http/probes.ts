import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createPool } from '../db/pool.ts'
import { hashToken } from '../keys.ts'

export type ProbeOptions = {
  databaseUrl: string
  /** False while the process starts or stops, so that a load balancer sends no visitors. */
  isReady: () => boolean
  printMetrics: () => Promise<string>
  /** The bearer token that opens the metrics. */
  metricsToken: string | undefined
  /** Whether a request from a loopback address may read the metrics without a token. */
  isLoopbackTrusted: boolean
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** For load balancers and dashboards: /health (does the database answer?), /ready (may visitors come?), /metrics. */
export function registerProbes(server: FastifyInstance, options: ProbeOptions): void {
  const { databaseUrl, isReady, printMetrics, metricsToken, isLoopbackTrusted } = options
  const databaseAnswers = createProbe(server, databaseUrl)

  server.get('/health', async (_request, reply) => {
    const healthy = await databaseAnswers()
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: healthy ? 'ok' : 'no database' })
  })
  server.get('/ready', async (_request, reply) => {
    const ready = isReady() && (await databaseAnswers())
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' })
  })
  server.get('/metrics', async (request, reply) => {
    const allowed = metricsToken
      ? isSame(request.headers.authorization, `Bearer ${metricsToken}`)
      : isLoopbackTrusted && LOOPBACK.has(request.ip)
    if (!allowed) return reply.code(404).send({ message: 'Not found' })
    return reply.type('text/plain; version=0.0.4').send(await printMetrics())
  })
}

/** Uses its own connection, so that a busy shop is not taken for a dead one. Parallel probes share one query. */
function createProbe(server: FastifyInstance, databaseUrl: string): () => Promise<boolean> {
  const onError = (error: Error) => server.log.warn({ err: error }, 'the probes lost their database connection')
  const pool = createPool(databaseUrl, { max: 1, name: 'ribbon-probes', onError })
  server.addHook('onClose', () => pool.end())
  let asked: Promise<boolean> | undefined
  return () => {
    asked ??= pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = undefined
      })
    return asked
  }
}

/** Compares in constant time. */
function isSame(given = '', expected: string): boolean {
  return timingSafeEqual(hashToken(given), hashToken(expected))
}
