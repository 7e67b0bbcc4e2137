/** What a shopper typed, folded as the index is (db/functions/folded.sql): whole, and word by word. */
export type SearchText = { whole: string; words: readonly string[] }

/** Longer input is no search (issue: 1 to 100 characters); more words than these only slow it down. */
const MAX_LENGTH = 100
const MAX_WORDS = 8

/** Letters that are more than a letter with a mark; PostgreSQL's unaccent knows them too. */
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** In a shop of gift cards these say nothing, unless nothing else is said. */
const EMPTY_WORDS = new Set([
  ...['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with', 'your'],
  ...['card', 'cards', 'gift', 'gifts', 'giftcard', 'giftcards', 'voucher', 'vouchers'],
  ...['de', 'een', 'en', 'het', 'met', 'op', 'te', 'van', 'voor'],
  ...['bon', 'bonnen', 'cadeau', 'cadeaubon', 'cadeaubonnen', 'cadeaukaart', 'cadeaukaarten', 'cadeaus', 'kaart'],
])

/** Undefined when there is nothing to look for. */
export function toSearchText(input: string): SearchText | undefined {
  const typed = input.trim()
  if (typed.length > MAX_LENGTH) return undefined
  const folded = fold(typed)
  // One character may stand for a whole sentence, such as U+FDFA.
  if (folded.length > MAX_LENGTH) return undefined
  const words = folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  if (words.length === 0) return undefined
  const meaningful = words.filter((word) => !EMPTY_WORDS.has(word))
  return { whole: words.join(' '), words: meaningful.length > 0 ? meaningful : words }
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => LIGATURES[letter] ?? letter)
}

/** The word and its likely singular: a search for "books" should find a book, one for "boeken" a boek. */
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
