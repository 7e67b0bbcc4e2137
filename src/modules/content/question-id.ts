/** Enough words to tell questions apart. */
const MAX_WORDS = 12

/** The anchor of a question in an address, such as "/support/#when-will-my-card-arrive". */
export function questionId(question: string): string {
  const words = question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .match(/[a-z0-9]+/g)
  return (words ?? ['question']).slice(0, MAX_WORDS).join('-')
}
