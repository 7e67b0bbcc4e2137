export const MAX_STARS = 5

/** The number of reviews with this number of stars. */
export type StarCount = { stars: number; count: number }

export type Rating = {
  /** Rounded to one decimal; null when there are no reviews yet. */
  averageStars: number | null
  count: number
  /** Every number of stars, highest first, including those without reviews. */
  distribution: StarCount[]
}

export function toRating(given: readonly StarCount[]): Rating {
  const countOf = new Map(given.map(({ stars, count }) => [stars, count]))
  const distribution = Array.from({ length: MAX_STARS }, (_, index) => {
    const stars = MAX_STARS - index
    return { stars, count: countOf.get(stars) ?? 0 }
  })
  const count = sum(distribution.map((line) => line.count))
  const total = sum(distribution.map((line) => line.stars * line.count))
  return { averageStars: count === 0 ? null : Math.round((total / count) * 10) / 10, count, distribution }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
