import { FAILURES, type FailureName, type ShopFailure } from '#shared/failures.ts'

/** From the address after a form was sent without script: the failure's code, and the limit that was exceeded. */
export type Refused = { refused?: string | undefined; limit?: string | undefined }

/** An amount or a time of day. Nothing longer, so that a link can hardly put words of its own on our page. */
const LIMIT = /^[\p{L}\p{Sc}\d.,:'’\s]{1,14}$/u

/** Without the value for a text's placeholder, a more general failure is used: the given one, or "the value is not offered". */
export function readRefusal({ refused, limit = '' }: Refused, other: FailureName = 'VALUE_NOT_OFFERED'): ShopFailure {
  const [name, message] = Object.entries(FAILURES)
    .map(([name, { code, message }]) => [name as FailureName, message, String(code)] as const)
    .find(([, , code]) => code === refused) ?? [other, '']
  const blank = /\{(\w+)\}/.exec(message)?.[1]
  if (blank === undefined) return { name }
  return LIMIT.test(limit) ? { name, values: { [blank]: limit } } : { name: other }
}
