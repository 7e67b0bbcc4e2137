/** One figure, with its target and the details of the measurement. */
export type BenchResult = {
  name: string
  value: number
  unit: string
  target: number
  better: 'higher' | 'lower'
  detail: string
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

export function holds({ value, target, better }: BenchResult): boolean {
  return better === 'higher' ? value >= target : value <= target
}
