import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptForms, type Form, refuseForeign } from '#platform/http/forms.ts'
import { FAILURES, type ShopFailure } from '#shared/failures.ts'
import { ROUTES } from '#shared/paths.ts'
import type { Result } from '#shared/result.ts'
import { readFormContext, type ShopContext } from '../../accounts/index.ts'
import { localPath } from '../../storefronts/index.ts'
import { addPackage, type CartParts } from './add-package.ts'
import { deletePackageGroup } from './delete-package-group.ts'
import type { RemovedPart } from './removed-part.ts'
import { restorePackageGroup } from './restore-package-group.ts'

const MAX_FORM_BYTES = 8 * 1024

type FormRequest = { Body: Form | null }
type ReadContext = (request: FastifyRequest, reply?: FastifyReply) => Promise<ShopContext>
/** Handles a form and returns the query of the cart's address. */
type Handle = (ctx: ShopContext, form: Form) => Promise<Record<string, string>>

/** The forms of product page and cart for browsers without JavaScript: add a gift for the buyer, remove it, and restore it. */
export function registerCartForms(parts: CartParts) {
  return (server: FastifyInstance, readContext: ReadContext): void => {
    // Registered in its own scope, so that no other path accepts forms.
    server.register(async (forms) => {
      acceptForms(forms, MAX_FORM_BYTES)
      const post = (path: string, handle: Handle) =>
        forms.post<FormRequest>(path, { preHandler: refuseForeign }, async (request, reply) => {
          const form = request.body ?? {}
          const ctx = await readFormContext((asked) => readContext(asked, reply), request, form)
          const query = String(new URLSearchParams(await handle(ctx, form)))
          return reply.header('cache-control', 'no-store').redirect(localPath(ctx, ROUTES.cart) + (query && `?${query}`), 303)
        })
      post('/cart/add/', async (ctx, form) => toQuery(await addByForm(ctx, parts, form)))
      post('/cart/delete/', async (ctx, form) => {
        const { shipmentTag, packageId } = readPart(form)
        await deletePackageGroup(ctx, { shipmentTag, packageId })
        return { removed: shipmentTag, ...(packageId === undefined ? {} : { package: packageId }) }
      })
      post('/cart/restore/', async (ctx, form) => toQuery(await restorePackageGroup(ctx, readPart(form))))
    })
  }
}

function readPart({ shipmentTag = '', packageId }: Form): RemovedPart {
  return { shipmentTag, packageId: packageId || undefined }
}

function addByForm(ctx: ShopContext, parts: CartParts, form: Form) {
  return addPackage(ctx, parts, {
    variationId: form.variationId ?? '',
    value: Number(form.value === OWN_VALUE ? form.ownValue : form.value),
    qty: Number(form.qty ?? 1),
    wrapperId: form.wrapperId || null,
    message: form.message?.trim() || null,
    receivers: [{ kind: 'ME' }],
    idempotencyKey: form.idempotencyKey || null,
  })
}

/** The option for an amount that the shopper types. */
const OWN_VALUE = 'own'

/** The first failure, and the limit that its text names. */
function toQuery(result: Result<unknown, ShopFailure[]>): Record<string, string> {
  const failure = result.ok ? undefined : result.failure[0]
  if (!failure) return {}
  const [limit] = Object.values(failure.values ?? {})
  return { refused: String(FAILURES[failure.name].code), ...(limit === undefined ? {} : { limit }) }
}
