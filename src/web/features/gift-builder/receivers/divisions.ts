/** So many people get so many cards each. */
export type Division = { people: number; each: number }

/** The ways to divide cards evenly, few people first. */
export function listDivisions(cards: number): Division[] {
  return Array.from({ length: cards }, (_, index) => index + 1)
    .filter((people) => people > 1 && cards % people === 0)
    .map((people) => ({ people, each: cards / people }))
}
