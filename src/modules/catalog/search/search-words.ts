/** The typed text, folded like the index (db/functions/folded.sql): whole, and split into words. */
export type SearchText = { phrase: string; words: readonly string[] }

/** Longer input is not searched for (issue: 1 to 100 characters). More words than this only make the search slower. */
const MAX_LENGTH = 100
const MAX_WORDS = 8

/** Letters that are not a base letter with an accent; PostgreSQL's unaccent also replaces them. */
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** In a gift card shop these words mean nothing, so they count only when there are no others. */
const EMPTY_WORDS = new Set([
  ...['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with', 'your'],
  ...['card', 'cards', 'gift', 'gifts', 'giftcard', 'giftcards', 'voucher', 'vouchers'],
  ...['de', 'een', 'en', 'het', 'met', 'op', 'te', 'van', 'voor'],
  ...['bon', 'bonnen', 'cadeau', 'cadeaubon', 'cadeaubonnen', 'cadeaukaart', 'cadeaukaarten', 'cadeaus', 'kaart'],
])

/** Undefined when there is nothing to search for. */
export function toSearchText(input: string): SearchText | undefined {
  const typed = input.trim()
  if (typed.length > MAX_LENGTH) return undefined
  const folded = fold(typed)
  // Folding can turn one character, such as U+FDFA, into a whole sentence.
  if (folded.length > MAX_LENGTH) return undefined
  const words = folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  if (words.length === 0) return undefined
  const meaningful = words.filter((word) => !EMPTY_WORDS.has(word))
  return { phrase: words.join(' '), words: meaningful.length > 0 ? meaningful : words }
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => LIGATURES[letter] ?? letter)
}

/** The word and its likely singular: a search for "books" should find a book, and one for "boeken" a boek. */
export function listForms(word: string): string[] {
  const singular = findSingular(word)
  return singular && singular.length >= 3 ? [word, singular] : [word]
}

function findSingular(word: string): string | undefined {
  if (word.length < 5) return undefined
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('ss')) return undefined
  if (word.endsWith('s')) return word.slice(0, -1)
  if (word.endsWith('en')) return word.slice(0, -2).replace(/([^aeiou])\1$/, '$1')
  return undefined
}
