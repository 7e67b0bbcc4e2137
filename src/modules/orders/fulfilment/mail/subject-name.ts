import type { OrderAddress } from '../../order.ts'

/** Longer names do not fit into the subject of a mail. */
const MAX_LENGTH = 60
/** Letters of any script, and the characters that occur in names. No digits, web addresses or line breaks. */
const NAME = /^\p{L}[\p{L}\p{M}'’ .-]*$/u
const LINK = /\.\p{L}{2}/u

/** A name that may be used in the subject of a mail to another person; undefined when it could be an advertisement. */
export function subjectName(...words: readonly (string | undefined)[]): string | undefined {
  const name = words.filter(Boolean).join(' ').trim()
  return name.length <= MAX_LENGTH && NAME.test(name) && !LINK.test(name) ? name : undefined
}

/** The giver of a gift: the buyer, otherwise the company. */
export function giverOf(buyer: OrderAddress | null): string | undefined {
  return subjectName(buyer?.firstName, buyer?.lastName) ?? subjectName(buyer?.companyName)
}
