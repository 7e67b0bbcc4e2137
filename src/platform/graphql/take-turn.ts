import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sourceOf } from '../rate-limits/source.ts'
import { createTurns, TOO_MANY_AT_ONCE } from '../turns.ts'
import { Refusal } from './refusal.ts'

/** A browser asks a few questions at once, an office more. Beyond that they wait before they take connections that other visitors need. */
const PER_SOURCE = { maxRunning: 6, maxWaiting: 100 }

/** Waits until it is this request's turn among those of its source, which lasts until it is answered. */
export function createTurnTaker() {
  const turns = createTurns(PER_SOURCE)
  return (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    new Promise((begin, refuse) => {
      const running = turns(sourceOf({ request }), async () => {
        begin()
        // A visitor who has left needs no turn any more either.
        await finished(reply.raw).catch(() => undefined)
      })
      if (!running) refuse(new Refusal(TOO_MANY_AT_ONCE))
      else running.catch(refuse)
    })
}
