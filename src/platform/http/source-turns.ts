import type { FastifyReply, FastifyRequest } from 'fastify'
import { FAILURES } from '../../shared/failures.ts'
import { networksOf, sourceOf } from '../rate-limits/source.ts'
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

type Limits = { maxRunning: number; maxWaiting: number }

/** Turns of a source, and of its widest network: addresses are cheap by the network, so many of one network must not fill what all visitors share. */
export function createNetworkTurns(perSource: Limits, perNetwork: Limits) {
  const [ofSource, ofNetwork] = [createTurns(perSource), createTurns(perNetwork)]
  /** Undefined when too many wait already. */
  return async <T>(request: FastifyRequest, work: () => Promise<T>, key = sourceOf({ request })): Promise<T | undefined> =>
    ofSource(key, async () => ofNetwork(networksOf({ request }).at(-1)?.name ?? key, work))
}

const tooManyAtOnce = (): Error => Object.assign(new Error(FAILURES.RATE_LIMITED.message), { statusCode: 429 })

type Options = { refuse?: () => Error; limits?: Limits; keyOf?: (request: FastifyRequest) => string }

/**
 * Two hooks of a route. Before its work a request waits for its turn among those of its source. The turn lasts until the answer is ready: a visitor who
 * leaves, or does not read, neither frees it early nor keeps it.
 */
export function createSourceTurns({ refuse = tooManyAtOnce, limits = PER_SOURCE, keyOf }: Options = {}) {
  const perNetwork = { maxRunning: 2 * limits.maxRunning, maxWaiting: 2 * limits.maxWaiting }
  const turns = createNetworkTurns(limits, perNetwork)
  const ends = new WeakMap<FastifyRequest, () => void>()
  const preHandler = (request: FastifyRequest): Promise<void> =>
    new Promise((begin, fail) => {
      const work = async () => {
        assertStillThere(request)
        begin()
        await new Promise<void>((end) => ends.set(request, end))
        return true
      }
      turns(request, work, keyOf?.(request)).then((done) => done ?? fail(refuse()), fail)
    })
  const onSend = async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => ends.get(request)?.()
  return { preHandler, onSend }
}
