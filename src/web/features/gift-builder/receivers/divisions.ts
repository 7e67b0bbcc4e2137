/** This many people get this many cards each. */
export type Division = { people: number; each: number }

/** All even divisions of the cards, starting with the fewest people. */
export function listDivisions(cards: number): Division[] {
  return Array.from({ length: cards }, (_, index) => index + 1)
    .filter((people) => people > 1 && cards % people === 0)
    .map((people) => ({ people, each: cards / people }))
}
