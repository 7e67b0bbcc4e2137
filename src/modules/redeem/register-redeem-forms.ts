import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptForms, type Form, refuseForeign } from '../../platform/http/forms.ts'
import { FAILURES, type ShopFailure } from '../../shared/failures.ts'
import { ROUTES } from '../../shared/paths.ts'
import type { ShopContext } from '../accounts/index.ts'
import type { CheckoutParts } from '../checkout/index.ts'
import { findLanguage, localPath } from '../storefronts/index.ts'
import { addRedeemPackage, deleteRedeemPackage } from './change-packages.ts'
import { readRedemption } from './redeem.store.ts'
import { resetRedeem } from './reset-redeem.ts'
import { startRedeem } from './start-redeem.ts'
import { findOwnRedeemOrder } from './visit.ts'

const MAX_FORM_BYTES = 8 * 1024

type FormRequest = { Body: Form | null }
type ReadContext = (request: FastifyRequest, reply?: FastifyReply) => Promise<ShopContext>
/** Handles a form and returns the path of the next page. */
type Handle = (ctx: ShopContext, form: Form) => Promise<string>

/** The redeem forms for browsers without JavaScript: start with a gift, choose, remove, stop. Starting with a typed PIN needs a captcha, which needs JavaScript. */
export function registerRedeemForms(parts: CheckoutParts) {
  return (server: FastifyInstance, readContext: ReadContext): void => {
    // Registered in its own scope, so that no other path accepts forms.
    server.register(async (forms) => {
      acceptForms(forms, MAX_FORM_BYTES)
      const post = (path: string, handle: Handle) =>
        forms.post<FormRequest>(path, { preHandler: refuseForeign }, async (request, reply) => {
          const ctx = await readContext(request as FastifyRequest, reply)
          const form = request.body ?? {}
          const own = { ...ctx, language: findLanguage(ctx.storefront, form.language) ?? ctx.language }
          return reply.header('cache-control', 'no-store').redirect(await handle(own, form), 303)
        })
      post('/redeem/start/', (ctx, form) => startByForm(ctx, parts, form))
      post('/redeem/add/', async (ctx, form) => {
        const added = await addRedeemPackage(ctx, {
          variationId: form.variationId ?? '',
          value: Number(form.value === OWN_VALUE ? form.ownValue : form.value),
          qty: Number(form.qty ?? 1),
          idempotencyKey: form.idempotencyKey || null,
        })
        if (!added.ok) return withRefusal(await shopPath(ctx), added.failure[0])
        return 'checkout' in form ? localPath(ctx, ROUTES.redeemCheckout) : shopPath(ctx)
      })
      post('/redeem/remove/', async (ctx, form) => {
        await deleteRedeemPackage(ctx, form.packageId ?? '')
        return shopPath(ctx)
      })
      post('/redeem/stop/', async (ctx) => {
        const reset = await resetRedeem(ctx, parts)
        return reset.ok ? localPath(ctx, ROUTES.balance) : withRefusal(await shopPath(ctx), reset.failure)
      })
    })
  }
}

/** The option for an amount that the shopper types. */
const OWN_VALUE = 'own'

/** Starts with the token of a gift or of a redeem order, or with the token that a redeem page was opened with. */
async function startByForm(ctx: ShopContext, parts: CheckoutParts, { token, campaign }: Form): Promise<string> {
  const started = await startRedeem(ctx, parts, { token: token || undefined, campaign: campaign || undefined })
  if (!started.ok) return withRefusal(localPath(ctx, ROUTES.balance), started.failure)
  const { id, status } = started.value
  if (status !== 'CART') return localPath(ctx, ROUTES.thankYou.replace('$uuid', id))
  return pathOf(ctx, (await readRedemption(ctx.db, id)).campaignSlug)
}

/** The redeem shop of this visit: the company's page, if the visit started there. */
async function shopPath(ctx: ShopContext): Promise<string> {
  const order = await findOwnRedeemOrder(ctx)
  return pathOf(ctx, order ? (await readRedemption(ctx.db, order.id)).campaignSlug : null)
}

function pathOf(ctx: ShopContext, campaignSlug: string | null): string {
  return localPath(ctx, campaignSlug ? ROUTES.redeemBusinessShop.replace('$pageId', campaignSlug) : ROUTES.redeemShop)
}

/** Adds the failure and the values of its text to the address. */
function withRefusal(path: string, failure: ShopFailure | undefined): string {
  if (!failure) return path
  const [limit] = Object.values(failure.values ?? {})
  const query = new URLSearchParams({ refused: String(FAILURES[failure.name].code), ...(limit === undefined ? {} : { limit }) })
  return `${path}?${query}`
}
