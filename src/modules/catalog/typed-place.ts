import { toSearchText } from './search/search-words.ts'

/** The place that a shopper typed to find locations. */
export type TypedPlace = {
  /** Folded like search text. It matches a name, street or town with a word that starts with it. */
  text: string
  /**
   * Only for a text that looks like a postcode: without spaces, followed by shorter and shorter beginnings, down to two characters. The longest one
   * that any location has is the nearest.
   */
  postCodes: string[]
}

const POST_CODE = /^(?=.*\d)[a-z\d]{2,10}$/
const SHORTEST = 2

/** Undefined when nothing was typed. */
export function toTypedPlace(typed: string): TypedPlace | undefined {
  const text = toSearchText(typed)?.phrase
  if (text === undefined) return undefined
  const code = text.replaceAll(' ', '')
  const lengths = Array.from({ length: Math.max(0, code.length - SHORTEST + 1) }, (_, shorter) => code.length - shorter)
  return { text, postCodes: POST_CODE.test(code) ? lengths.map((length) => code.slice(0, length)) : [] }
}
