/** What must be left on the cards, in minor units; null where nothing must. */
export type LeftRule = { minimumMinor: number | null }

/** After an exchange the cards are empty, or as much is left as can still be exchanged. */
export function isLeftAllowed(leftMinor: number, { minimumMinor }: LeftRule): boolean {
  return leftMinor === 0 || leftMinor >= (minimumMinor ?? 0)
}
