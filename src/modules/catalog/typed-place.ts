import { toSearchText } from './search/search-words.ts'

/** Where somebody wants to spend a card, as they typed it. */
export type TypedPlace = {
  /** Folded like the search; a name, street or town has a word that starts with it. */
  text: string
  /** When it looks like a postcode: without spaces, and then ever less of it, down to two characters. The longest that any location has is the nearest. */
  postCodes: string[]
}

const POST_CODE = /^(?=.*\d)[a-z\d]{2,10}$/
const SHORTEST = 2

/** Undefined when nothing was typed. */
export function toTypedPlace(typed: string): TypedPlace | undefined {
  const text = toSearchText(typed)?.whole
  if (text === undefined) return undefined
  const code = text.replaceAll(' ', '')
  const lengths = Array.from({ length: Math.max(0, code.length - SHORTEST + 1) }, (_, shorter) => code.length - shorter)
  return { text, postCodes: POST_CODE.test(code) ? lengths.map((length) => code.slice(0, length)) : [] }
}
