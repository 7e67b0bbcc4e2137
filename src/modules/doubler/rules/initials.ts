/** For a name without letters, such as "007". */
const NO_INITIALS = '***'

/** "Anna Maria Hill" is shown as "A. H.". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words
  if (shown.length === 0) return NO_INITIALS
  return shown.map((word) => `${/\p{L}\p{M}*/u.exec(word ?? '')?.[0].toLocaleUpperCase()}.`).join(' ')
}
