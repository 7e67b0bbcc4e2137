/** For values that are expensive to create and the same for everyone, such as the formats of a language: each is created once. */
export function memoize<T>(make: (...names: string[]) => T): (...names: string[]) => T {
  const cache = new Map<string, T>()
  return (...names) => {
    const key = names.join(' ')
    const known = cache.get(key) ?? make(...names)
    cache.set(key, known)
    return known
  }
}
