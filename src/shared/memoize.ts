/** For what is dear to make and the same for everyone, such as the formats of a language: each is made once. */
export function memoize<T>(make: (...names: string[]) => T): (...names: string[]) => T {
  const kept = new Map<string, T>()
  return (...names) => {
    const key = names.join(' ')
    const known = kept.get(key) ?? make(...names)
    kept.set(key, known)
    return known
  }
}
