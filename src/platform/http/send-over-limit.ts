import type { FastifyReply } from 'fastify'
import { FAILURES } from '../../shared/failures.ts'
import type { LimitFailure } from '../rate-limits/limits.ts'

/** 429 for too many requests, 503 when the counters cannot be reached; both with `retry-after`. */
export function sendOverLimit(reply: FastifyReply, { name, retryAfterSeconds }: LimitFailure): FastifyReply {
  return reply
    .code(name === 'RATE_LIMITED' ? 429 : 503)
    .header('retry-after', retryAfterSeconds)
    .send({ message: FAILURES[name].message })
}
