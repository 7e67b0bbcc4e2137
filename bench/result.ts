/** One figure, with its target and the details of the measurement. */
export type BenchResult = {
  name: string
  value: number
  unit: string
  target: number
  better: 'higher' | 'lower'
  detail: string
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function holds({ value, target, better }: BenchResult): boolean {
  return better === 'higher' ? value >= target : value <= target
}
