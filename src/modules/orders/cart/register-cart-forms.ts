import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptForms, type Form, refuseForeign } from '#platform/http/forms.ts'
import { FAILURES, type ShopFailure } from '#shared/failures.ts'
import { ROUTES } from '#shared/paths.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { findLanguage, localPath } from '../../storefronts/index.ts'
import { addPackage, type CartParts } from './add-package.ts'
import { deletePackageGroup } from './delete-package-group.ts'
import type { RemovedPart } from './removed-part.ts'
import { restorePackageGroup } from './restore-package-group.ts'

const MAX_FORM_BYTES = 8 * 1024

type FormRequest = { Body: Form | null }
type ReadContext = (request: FastifyRequest, reply?: FastifyReply) => Promise<ShopContext>

/** The forms of product page and cart for browsers without JavaScript: add a gift for the buyer, remove it, and restore it. */
export function registerCartForms(parts: CartParts) {
  return (server: FastifyInstance, readContext: ReadContext): void => {
    // Registered in its own scope, so that no other path accepts forms.
    server.register(async (forms) => {
      acceptForms(forms, MAX_FORM_BYTES)
      forms.post<FormRequest>('/cart/add/', { preHandler: refuseForeign }, async (request, reply) => {
        const ctx = await readFormContext(readContext, request, reply)
        return redirectToCart(reply, ctx, toQuery(await addByForm(ctx, parts, request.body ?? {})))
      })
      forms.post<FormRequest>('/cart/delete/', { preHandler: refuseForeign }, async (request, reply) => {
        const ctx = await readFormContext(readContext, request, reply)
        const part = readPart(request.body)
        await deletePackageGroup(ctx, part)
        const removed = { removed: part.shipmentTag, ...(part.packageId === undefined ? {} : { package: part.packageId }) }
        return redirectToCart(reply, ctx, removed)
      })
      forms.post<FormRequest>('/cart/restore/', { preHandler: refuseForeign }, async (request, reply) => {
        const ctx = await readFormContext(readContext, request, reply)
        const restored = await restorePackageGroup(ctx, readPart(request.body))
        return redirectToCart(reply, ctx, restored.ok ? {} : toQuery(restored.failure[0]))
      })
    })
  }
}

function readPart(form: Form | null): RemovedPart {
  return { shipmentTag: form?.shipmentTag ?? '', packageId: form?.packageId || undefined }
}

/** Undefined when the gift was added to the cart; otherwise the first failure. */
async function addByForm(ctx: ShopContext, parts: CartParts, form: Form): Promise<ShopFailure | undefined> {
  const added = await addPackage(ctx, parts, {
    variationId: form.variationId ?? '',
    value: Number(form.value === OWN_VALUE ? form.ownValue : form.value),
    qty: Number(form.qty ?? 1),
    wrapperId: form.wrapperId || null,
    message: form.message?.trim() || null,
    receivers: [{ kind: 'ME' }],
    idempotencyKey: form.idempotencyKey || null,
  })
  return added.ok ? undefined : added.failure[0]
}

/** The option for an amount that the shopper types. */
const OWN_VALUE = 'own'

/** The form holds the language of its page, because the path of a form is the same in all languages. */
async function readFormContext(
  readContext: ReadContext,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
): Promise<ShopContext> {
  const ctx = await readContext(request as FastifyRequest, reply)
  return { ...ctx, language: findLanguage(ctx.storefront, request.body?.language) ?? ctx.language }
}

/** Without a query it is the cart's plain address. */
function redirectToCart(reply: FastifyReply, ctx: ShopContext, query: Record<string, string>): FastifyReply {
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  return reply.header('cache-control', 'no-store').redirect(localPath(ctx, ROUTES.cart) + search, 303)
}

/** The failure, and the limit that its text names. */
function toQuery(failure: ShopFailure | undefined): Record<string, string> {
  if (!failure) return {}
  const [limit] = Object.values(failure.values ?? {})
  return { refused: String(FAILURES[failure.name].code), ...(limit === undefined ? {} : { limit }) }
}
