import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { sendOverLimit } from '../../../platform/http/send-over-limit.ts'
import type { Bucket } from '../../../platform/rate-limits/limits.ts'
import { listAccountEvents } from '../../../platform/security-log/security-log.store.ts'
import { FAILURES } from '../../../shared/failures.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { listAddresses } from '../address-book/addresses.store.ts'
import type { CustomerContext } from '../customer-hooks.ts'
import { listSessions } from '../sessions/sessions.store.ts'
import { currentTokenHash } from '../sessions/start-session.ts'
import type { ShopContext } from '../shop-context.ts'

/** It reads a good deal. */
const DOWNLOADS: Bucket = { name: 'own-data', points: 10, seconds: 60 * 60 }

/** GET /documents/own-data.json: everything that is stored about the customer. */
export function registerOwnData(parts: AccountsParts) {
  return (server: FastifyInstance, readContext: (request: FastifyRequest, reply?: FastifyReply) => Promise<Context>): void => {
    server.get('/documents/own-data.json', async (request, reply) => {
      const ctx = (await readContext(request as FastifyRequest, reply)) as ShopContext
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      const { customer } = ctx
      if (!customer) return reply.code(401).send({ message: FAILURES.NOT_LOGGED_IN.message })
      const allowed = await parts.limits.consume(ctx, DOWNLOADS, customer.id)
      if (!allowed.ok) return sendOverLimit(reply, allowed.failure)
      const ownData = await collectOwnData({ ...ctx, customer }, parts)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="own-data.json"')
        .send(JSON.stringify(ownData, null, 2))
    })
  }
}

async function collectOwnData(ctx: CustomerContext, { hooks }: AccountsParts): Promise<Record<string, unknown>> {
  const { db, clock, customer } = ctx
  const { id, address: _default, ...profile } = customer
  const { addresses } = await listAddresses(db, id, { limit: 1000, offset: 0 })
  const devices = await listSessions(db, { userId: id, tokenHash: currentTokenHash(ctx), now: clock.now() })
  const securityEvents = await listAccountEvents(db, id)
  const others = await Promise.all(hooks.map(async (hook) => hook.listOwnData?.(ctx)))
  return Object.assign({ writtenAt: clock.now().toISOString(), profile, addresses, devices, securityEvents }, ...others)
}
