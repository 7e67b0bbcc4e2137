import type { FastifyReply, FastifyRequest } from 'fastify'
import { FAILURES } from '../../shared/failures.ts'
import { sourceOf } from '../rate-limits/source.ts'
import { createTurns } from '../turns.ts'

/** A browser asks a few questions at once, an office more. Beyond that they wait before they take connections that other visitors need. */
const PER_SOURCE = { maxRunning: 6, maxWaiting: 100 }

/** The visitor has left: nobody reads the answer. */
export class VisitorGone extends Error {
  readonly statusCode = 499
}

/** Work that waited is not begun for a visitor who has left meanwhile. */
export function assertStillThere(request: FastifyRequest): void {
  if (request.raw.socket.destroyed) throw new VisitorGone()
}

const tooManyAtOnce = (): Error => Object.assign(new Error(FAILURES.RATE_LIMITED.message), { statusCode: 429 })

const readSource = (request: FastifyRequest): string => sourceOf({ request })

/**
 * Two hooks of a route. Before its work a request waits for its turn among those of its source. The turn lasts until the answer is ready: a visitor who
 * leaves, or does not read, neither frees it early nor keeps it.
 */
export function createSourceTurns({ refuse = tooManyAtOnce, limits = PER_SOURCE, keyOf = readSource } = {}) {
  const turns = createTurns(limits)
  const ends = new WeakMap<FastifyRequest, () => void>()
  const preHandler = (request: FastifyRequest): Promise<void> =>
    new Promise((begin, fail) => {
      const running = turns(keyOf(request), () => {
        assertStillThere(request)
        begin()
        return new Promise<void>((end) => ends.set(request, end))
      })
      if (running) running.catch(fail)
      else fail(refuse())
    })
  const onSend = async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => ends.get(request)?.()
  return { preHandler, onSend }
}
