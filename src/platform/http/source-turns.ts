import type { FastifyReply, FastifyRequest } from 'fastify'
import { FAILURES } from '../../shared/failures.ts'
import { networksOf, sourceOf } from '../rate-limits/source.ts'
import { createTurns } from '../turns.ts'

/** A browser sends a few requests at once, an office more. Further requests wait, so that they do not use the database connections of other visitors. */
const PER_SOURCE = { maxRunning: 6, maxWaiting: 100 }

/** The visitor closed the connection, so nobody reads the response. */
export class VisitorGone extends Error {
  readonly statusCode = 499
}

/** Called after waiting: no work is started for a visitor who has left. */
export function assertVisitorConnected(request: FastifyRequest): void {
  if (request.raw.socket.destroyed) throw new VisitorGone()
}

type Limits = { maxRunning: number; maxWaiting: number }

/** Turns for each source and for its widest network. A whole network of addresses is cheap, so one network must not occupy what all visitors share. */
export function createNetworkTurns(perSource: Limits, perNetwork: Limits) {
  const [ofSource, ofNetwork] = [createTurns(perSource), createTurns(perNetwork)]
  /** Undefined when too many are waiting. */
  return async <T>(request: FastifyRequest, work: () => Promise<T>, key = sourceOf({ request })): Promise<T | undefined> =>
    ofSource(key, async () => ofNetwork(networksOf({ request }).at(-1)?.name ?? key, work))
}

const tooManyAtOnce = (): Error => Object.assign(new Error(FAILURES.RATE_LIMITED.message), { statusCode: 429 })

type Options = { refuse?: () => Error; limits?: Limits; keyOf?: (request: FastifyRequest) => string }

/**
 * Two hooks of a route. A request waits for its turn among the requests of its source. The turn ends when the response is ready, even if the visitor has
 * left or does not read it.
 */
export function createSourceTurns({ refuse = tooManyAtOnce, limits = PER_SOURCE, keyOf }: Options = {}) {
  const perNetwork = { maxRunning: 2 * limits.maxRunning, maxWaiting: 2 * limits.maxWaiting }
  const turns = createNetworkTurns(limits, perNetwork)
  const ends = new WeakMap<FastifyRequest, () => void>()
  const preHandler = (request: FastifyRequest): Promise<void> =>
    new Promise((begin, fail) => {
      const work = async () => {
        assertVisitorConnected(request)
        begin()
        await new Promise<void>((end) => ends.set(request, end))
        return true
      }
      turns(request, work, keyOf?.(request)).then((done) => done ?? fail(refuse()), fail)
    })
  const onSend = async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => ends.get(request)?.()
  return { preHandler, onSend }
}
