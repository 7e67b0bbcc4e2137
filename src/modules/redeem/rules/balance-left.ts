/** `minimumMinor` must stay on the cards; null when there is no minimum. */
export type LeftRule = { minimumMinor: number | null }

/** After an exchange, the cards must be empty, or hold enough to be exchanged again. */
export function isLeftAllowed(leftMinor: number, { minimumMinor }: LeftRule): boolean {
  return leftMinor === 0 || leftMinor >= (minimumMinor ?? 0)
}
