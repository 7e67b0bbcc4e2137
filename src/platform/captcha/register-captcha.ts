import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { sendOverLimit } from '../http/send-over-limit.ts'
import type { Limits } from '../rate-limits/limits.ts'
import type { SourceBucket } from '../rate-limits/source-counters.ts'
import type { Captcha } from './captcha.ts'

/** Creating a puzzle costs the server time too. */
const CHALLENGES: SourceBucket = { name: 'captcha', points: 60, seconds: 60 }

/** GET /captcha: a puzzle for a form that is about to be sent. */
export function registerCaptcha(server: FastifyInstance, { captcha, limits }: { captcha: Captcha; limits: Limits }): void {
  server.get('/captcha', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const asked = { id: request.id, ip: request.ip, headers: request.headers }
    const allowed = await limits.consumeBySource({ log: request.log as Logger, request: asked }, CHALLENGES)
    return allowed.ok ? captcha.createChallenge() : sendOverLimit(reply, allowed.failure)
  })
}
