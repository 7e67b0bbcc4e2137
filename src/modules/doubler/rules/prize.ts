/** The balance at the draw, at most the storefront's cap. Nothing is won with an empty card. */
export function prizeMinor(balanceMinor: number, capMinor: number): number {
  return Math.min(balanceMinor, capMinor)
}
