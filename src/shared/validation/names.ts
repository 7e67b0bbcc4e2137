import type { FailureName } from '../failures.ts'
import { hasControlCharacter, hasEmoji, hasLink } from './text.ts'

export type NameField = 'name' | 'firstName' | 'lastName' | 'companyName'

/** Spec §5 gives no numbers: these lengths fit on one line of a letter and in the forms of the card payment provider. */
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
 * The characters of names in all languages. Digits are for "3rd"; the plus sign is for two people who get one gift; the last characters are invisible and
 * occur in Persian, Hindi, Arabic and Hebrew.
 */
const PERSON = /^[\p{L}\p{M}\p{N}\p{Pd} '’‘`.,()&+/·・\u200c-\u200f]+$/u
const INVISIBLE = /[\u200c-\u200f]/g
/** A URL, which is never the name of a company. */
const PAGE = /:\/\/|\bwww\.|\.\p{L}{2,}\//iu
/** "Example.com Nederland B.V." is a name; a sentence with a web address is not. */
const MAX_WORDS_WITH_ADDRESS = 4
/** Lingui and HTML would read them as tags. */
const TAG = /[<>]/
/** Two words joined by a dot, with any ending, because mail programs turn many endings into links. An initial does not count as a word. */
const JOINED = /([\p{L}\p{M}\p{N}-]+)\.(?=(\p{L}{2,}))/gu
/** "St.John" and "Fam.de Vries" are names. */
const TITLE =
  /^(?:dr|drs|ir|ing|prof|mr|mrs|ms|mw|mevr|dhr|fam|hr|fr|sr|sra|jr|st|ste|mme|mlle|ma|dra|sta|sto|fco|dipl|chr|joh|mag|sig|dott|rev)$/iu

/**
 * Undefined when the name is valid. Names appear in mails to other people, so a person's name must not be a web address. A company's name may be one, without a
 * path and without a sentence around it. Characters that look alike, such as a full-width dot, count as the character that they look like.
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
