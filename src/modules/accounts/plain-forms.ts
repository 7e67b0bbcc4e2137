import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Form } from '../../platform/http/forms.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { findLanguage, localPath } from '../storefronts/index.ts'
import type { ShopContext } from './shop-context.ts'

export type ReadContext = (request: FastifyRequest) => Promise<ShopContext>

/** The form holds the language of its page, because a form's address is the same in all languages. */
export async function readFormContext(readContext: ReadContext, request: unknown, form: Form): Promise<ShopContext> {
  const ctx = await readContext(request as FastifyRequest)
  return { ...ctx, language: findLanguage(ctx.storefront, form.language) ?? ctx.language }
}

type Destination = { route: string; query?: Readonly<Record<string, string | undefined>>; failures?: readonly ShopFailure[] }

/** Redirects to the page that shows the result of a form. A refusal is named by its rule and field: typed values would end up in the browser's history and in logs. */
export function redirectToRoute(
  reply: FastifyReply,
  ctx: ShopContext,
  { route, query = {}, failures = [] }: Destination,
): FastifyReply {
  const refused = failures.map(({ name, parameter }) => (parameter ? `${name}.${parameter}` : name)).join(',')
  const parameters = Object.entries({ ...query, refused: refused || undefined })
  const search = String(new URLSearchParams(parameters.filter((entry): entry is [string, string] => entry[1] !== undefined)))
  return reply.header('cache-control', 'no-store').redirect(localPath(ctx, route) + (search && `?${search}`), 303)
}
