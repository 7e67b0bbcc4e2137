/** "Anna Maria Hill" is shown as "A. H.". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words
  return shown.map((word) => `${/\p{L}\p{M}*/u.exec(word ?? '')?.[0].toLocaleUpperCase()}.`).join(' ')
}
