/** Pseudo-random numbers that are always the same for the same seed, so that a card does not change between builds. */
export type Random = {
  /** At least `from`, less than `to`. */
  between(from: number, to: number): number
  /** A whole number from `from` up to and including `to`. */
  whole(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
}

export function seededRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    // mulberry32: tiny, even, and the same on every machine.
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (from, to) => from + next() * (to - from),
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T,
  }
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}
