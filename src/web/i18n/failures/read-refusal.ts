import { FAILURES, type FailureName, type ShopFailure } from '#shared/failures.ts'

/** Of the address to which a form without script leads: the code, and the limit that was passed. */
export type Refused = { refused?: string | undefined; limit?: string | undefined }

/** An amount in words or a time of day, and nothing that an address could make the shop say instead. */
const LIMIT = /^[\p{L}\p{Sc}\d.,:'’\s]{1,14}$/u

/** Without what fills the blank of a text it says something more general: that something is wrong with the value, unless another failure is named. */
export function readRefusal({ refused, limit = '' }: Refused, other: FailureName = 'VALUE_NOT_OFFERED'): ShopFailure {
  const [name, message] = Object.entries(FAILURES)
    .map(([name, { code, message }]) => [name as FailureName, message, String(code)] as const)
    .find(([, , code]) => code === refused) ?? [other, '']
  const blank = /\{(\w+)\}/.exec(message)?.[1]
  if (blank === undefined) return { name }
  return LIMIT.test(limit) ? { name, values: { [blank]: limit } } : { name: other }
}
