import type { FailureName } from '../failures.ts'
import { hasControlCharacter, hasEmoji, hasLink } from './text.ts'

export type NameField = 'firstName' | 'lastName' | 'companyName'

/** Spec §5 leaves the numbers to us: what fits on one line of a letter, and in the forms of the card payment provider. */
export const NAME_MAX_LENGTHS = { firstName: 50, lastName: 50, companyName: 100 } as const satisfies Record<NameField, number>

const REQUIRED = {
  firstName: 'FIRST_NAME_REQUIRED',
  lastName: 'LAST_NAME_REQUIRED',
  companyName: 'COMPANY_NAME_REQUIRED',
} as const satisfies Record<NameField, FailureName>

/**
 * Undefined when the name is fine. People's names are read out in the mails we send to others, so nobody is called after a web page; a company
 * may be.
 */
export function findNameFailure(field: NameField, name: string): FailureName | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return REQUIRED[field]
  if (trimmed.length > NAME_MAX_LENGTHS[field]) return 'NAME_TOO_LONG'
  const isLink = field !== 'companyName' && hasLink(trimmed)
  return isLink || hasEmoji(trimmed) || hasControlCharacter(trimmed) ? 'NAME_CHARACTERS' : undefined
}
