import type { FailureName } from '../failures.ts'
import { hasControlCharacter, hasEmoji, hasLink } from './text.ts'

export type NameField = 'name' | 'firstName' | 'lastName' | 'companyName'

/** Spec §5 leaves the numbers to us: what fits on one line of a letter, and in the forms of the card payment provider. */
export const NAME_MAX_LENGTHS = { name: 100, firstName: 50, lastName: 50, companyName: 100 } as const satisfies Record<
  NameField,
  number
>

const REQUIRED = {
  name: 'NAME_REQUIRED',
  firstName: 'FIRST_NAME_REQUIRED',
  lastName: 'LAST_NAME_REQUIRED',
  companyName: 'COMPANY_NAME_REQUIRED',
} as const satisfies Record<NameField, FailureName>

/**
 * What people of every language write their names with. Digits are for "3rd"; the plus sign for two who get one gift; the last ones are invisible and
 * occur in Persian, Hindi, Arabic and Hebrew.
 */
const PERSON = /^[\p{L}\p{M}\p{N}\p{Pd} '’‘`.,()&+/·・\u200c-\u200f]+$/u
const INVISIBLE = /[\u200c-\u200f]/g
/** The address of a page, which no company is called. */
const PAGE = /:\/\/|\bwww\.|\.\p{L}{2,}\//iu
/** "Example.com Nederland B.V." is a name; a sentence with a web address is not. */
const MAX_WORDS_WITH_ADDRESS = 4
/** Lingui and HTML read tags with them. */
const TAG = /[<>]/
/** Two words joined by a dot, whatever the ending: mail programs know more endings than we do. An initial is no word. */
const JOINED = /([\p{L}\p{M}\p{N}-]+)\.(?=(\p{L}{2,}))/gu
/** "St.John" and "Fam.de Vries" are names. */
const TITLE =
  /^(?:dr|drs|ir|ing|prof|mr|mrs|ms|mw|mevr|dhr|fam|hr|fr|sr|sra|jr|st|ste|mme|mlle|ma|dra|sta|sto|fco|dipl|chr|joh|mag|sig|dott|rev)$/iu

/**
 * Undefined when the name is fine. People's names are read out in the mails we send to others, so a person's name must not be a web address; a company's
 * may be one, without a path and without a sentence around it. Characters that look alike, such as a full-width dot, are judged as what they look like.
 */
export function findNameFailure(field: NameField, name: string): FailureName | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return REQUIRED[field]
  if (trimmed.length > NAME_MAX_LENGTHS[field]) return 'NAME_TOO_LONG'
  const looks = trimmed.normalize('NFKC')
  const isRefused = field === 'companyName' ? isNoCompany(looks) : !PERSON.test(looks) || isWebPage(looks.replace(INVISIBLE, ''))
  return isRefused || hasEmoji(trimmed) || hasControlCharacter(trimmed) ? 'NAME_CHARACTERS' : undefined
}

function isNoCompany(name: string): boolean {
  return TAG.test(name) || PAGE.test(name) || (isWebPage(name) && name.split(/\s+/).length > MAX_WORDS_WITH_ADDRESS)
}

function isWebPage(name: string): boolean {
  return hasLink(name) || [...name.matchAll(JOINED)].some(([, word = '']) => word.length > 1 && !TITLE.test(word))
}
