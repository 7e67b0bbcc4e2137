import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ReadContext, readFormContext, redirectToRoute, type ShopContext } from '#modules/accounts/index.ts'
import { localPath } from '#modules/storefronts/index.ts'
import { acceptForms, type Form } from '#platform/http/forms.ts'
import { badRequest } from '#platform/http/text-fault.ts'
import type { NewsletterResult } from '#shared/newsletter-result.ts'
import { ROUTES } from '#shared/paths.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { REMINDERS_PATH } from '../mail/reminder.mail.tsx'
import { findGift } from '../open-gift.ts'
import { shopOfOrder } from '../shop-of-order.ts'
import { CALENDAR_FOLDER, writeGiftCalendar } from './gift-calendar.ts'
import { stopReminders } from './stop-reminders.ts'

const MAX_FORM_BYTES = 2 * 1024

type FormRequest = { Body: Form | null; Querystring: { token?: string | string[] } }

/** The calendar download, and the page to unsubscribe from reminder mails. */
export function registerReminders(server: FastifyInstance, readContext: ReadContext, parts: FulfilmentParts): void {
  registerCalendar(server, readContext, parts)
  // Registered in its own scope, so that no other address accepts forms.
  server.register(async (forms) => {
    acceptForms(forms, MAX_FORM_BYTES)
    // Mail programs post from another origin (RFC 8058), with the token in the address: the token is the permission.
    forms.post<FormRequest>(REMINDERS_PATH, async (request, reply) => {
      const ctx = await readFormContext(readContext, request, request.body ?? {})
      const stopped = await stopReminders(ctx, parts, readToken(request) ?? request.body?.token ?? '')
      return showNewsletterPage(reply, ctx, { result: stopped.ok ? 'reminders-stopped' : 'expired' })
    })
    // A visitor who opens the link gets a page with a button, because a GET request must not change anything.
    forms.get<FormRequest>(REMINDERS_PATH, async (request, reply) => {
      return showNewsletterPage(reply, await readContext(request), { reminders: readToken(request) ?? '' })
    })
  })
}

/** For anybody with the gift's link, after the gift was opened. */
function registerCalendar(server: FastifyInstance, readContext: ReadContext, parts: FulfilmentParts): void {
  server.get<{ Params: { file: string } }>(`${CALENDAR_FOLDER}:file`, async (request, reply) => {
    const ctx = await readContext(request)
    const token = request.params.file.replace(/\.ics$/, '')
    const giftOfOrder = await findGift(ctx, token)
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    const file =
      giftOfOrder?.gift.openedAt && (await writeGiftCalendar(shopOfOrder(ctx, parts, giftOfOrder.order), parts, giftOfOrder))
    // The page says that the link does not work, or why the card cannot be spent.
    if (!file) return reply.redirect(localPath(ctx, ROUTES.gift.replace('$token', giftOfOrder ? token : 'unknown')), 303)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="gift-card.ics"')
      .send(file)
  })
}

function readToken({ query: { token } }: FastifyRequest<FormRequest>): string | undefined {
  if (Array.isArray(token)) throw badRequest('Send one token.')
  return token
}

type PageQuery = { result: NewsletterResult; reminders?: never } | { reminders: string; result?: never }

function showNewsletterPage(reply: FastifyReply, ctx: ShopContext, query: PageQuery): FastifyReply {
  return redirectToRoute(reply, ctx, { route: ROUTES.newsletterConfirm, query })
}
