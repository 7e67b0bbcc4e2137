import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'
import { sendOverLimit } from '#platform/http/send-over-limit.ts'
import { writeJson } from '#platform/http/write-json.ts'
import type { Bucket, LimitFailure } from '#platform/rate-limits/limits.ts'
import { listAccountEvents } from '#platform/security-log/security-log.store.ts'
import { inTurn, TOO_MANY_AT_ONCE } from '#platform/turns.ts'
import { FAILURES } from '#shared/failures.ts'
import { ok } from '#shared/result.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { listAddresses } from '../address-book/addresses.store.ts'
import type { CustomerContext } from '../customer-hooks.ts'
import { listSessions } from '../sessions/sessions.store.ts'
import { currentTokenHash } from '../sessions/start-session.ts'
import type { ShopContext } from '../shop-context.ts'

/** The export reads much data. */
const DOWNLOADS: Bucket = { name: 'own-data', points: 10, seconds: 60 * 60 }
/** A customer gets one download at a time; a few more may wait. */
const TOO_MANY_WAIT: LimitFailure = { ...TOO_MANY_AT_ONCE, retryAfterSeconds: 60 }

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
      const sent = await inTurn(ctx, { key: `own-data ${customer.id}`, refusal: TOO_MANY_WAIT }, async () => {
        await sendOwnData(reply, writeJson(await collectOwnData({ ...ctx, customer }, parts)))
        return ok(undefined)
      })
      return sent.ok ? reply : sendOverLimit(reply, sent.failure)
    })
  }
}

/** Resolves when everything is sent or the customer has closed the connection. An error is logged by the server and ends the download. */
async function sendOwnData(reply: FastifyReply, written: AsyncIterable<string>): Promise<void> {
  const stream = Readable.from(written)
  reply.type('application/json; charset=utf-8').header('content-disposition', 'attachment; filename="own-data.json"').send(stream)
  await finished(stream).catch(() => undefined)
}

async function collectOwnData(ctx: CustomerContext, { hooks }: AccountsParts): Promise<Record<string, unknown>> {
  const { db, clock, customer } = ctx
  const { id, address: _default, ...profile } = customer
  const { addresses } = await listAddresses(db, id, { limit: 1000, offset: 0 })
  const devices = await listSessions(db, { userId: id, tokenHash: currentTokenHash(ctx), now: clock.now() })
  const securityEvents = await listAccountEvents(db, id)
  const others = hooks.map((hook) => hook.listOwnData?.(ctx))
  return Object.assign({ writtenAt: clock.now().toISOString(), profile, addresses, devices, securityEvents }, ...others)
}
