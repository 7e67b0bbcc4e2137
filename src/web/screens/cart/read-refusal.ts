import { FAILURES, type FailureName, type ShopFailure } from '../../../shared/failures.ts'

/** Of the address to which a form without script leads: the code, and the limit that was passed. */
export type Refused = { refused?: string | undefined; limit?: string | undefined }

/** An amount in words, and nothing that an address could make the shop say instead. */
const LIMIT = /^[\p{L}\p{Sc}\d.,'’\s]{1,14}$/u

/** Without what fills the blank of a text it says that something is wrong with the value, and the page what to do. */
export function readRefusal({ refused, limit = '' }: Refused): ShopFailure {
  const [name, message] = Object.entries(FAILURES)
    .map(([name, { code, message }]) => [name as FailureName, message, String(code)] as const)
    .find(([, , code]) => code === refused) ?? ['VALUE_NOT_OFFERED', '']
  const blank = /\{(\w+)\}/.exec(message)?.[1]
  if (blank === undefined) return { name }
  return LIMIT.test(limit) ? { name, values: { [blank]: limit } } : { name: 'VALUE_NOT_OFFERED' }
}
