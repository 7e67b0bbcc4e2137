import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createPool } from '../db/pool.ts'
import { hashToken } from '../keys.ts'

export type ProbeOptions = {
  databaseUrl: string
  /** False while the process starts or shuts down: a balancer then sends no visitors here. */
  isReady: () => boolean
  printMetrics: () => Promise<string>
  /** Opens the metrics to its bearers alone. */
  metricsToken: string | undefined
  /** Without a token: whether a visitor from this machine may read the metrics. Others never may. */
  isLocalProof: boolean
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** What balancers and dashboards ask: /health (does the database answer?), /ready (may visitors come?), /metrics. */
export function registerProbes(server: FastifyInstance, options: ProbeOptions): void {
  const { databaseUrl, isReady, printMetrics, metricsToken, isLocalProof } = options
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
      : isLocalProof && LOOPBACK.has(request.ip)
    if (!allowed) return reply.code(404).send({ message: 'Not found' })
    return reply.type('text/plain; version=0.0.4').send(await printMetrics())
  })
}

/** Over a connection of its own: a balancer must not take a busy shop for a dead one. Those who ask at once share an answer. */
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

/** Takes as long whatever was guessed. */
function isSame(given = '', expected: string): boolean {
  return timingSafeEqual(hashToken(given), hashToken(expected))
}
