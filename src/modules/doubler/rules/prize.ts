/** The balance at the time of the draw, at most the storefront's cap. An empty card wins nothing. */
export function prizeMinor(balanceMinor: number, capMinor: number): number {
  return Math.min(balanceMinor, capMinor)
}
