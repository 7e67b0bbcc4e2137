import type { Box } from '../faces.ts'
import type { Random } from '../random.ts'

/** Three colours on a base colour that the layout has drawn; the first is the strongest. */
export type PatternColours = { base: string; first: string; second: string; third: string }
export type PatternInput = {
  random: Random
  colours: PatternColours
  /** The area to cover; the layout clips the rest. */
  area: Box
  /** For ids inside the drawing. */
  id: string
}
export type DrawPattern = (input: PatternInput) => string

export const fill = (colour: string, d: string) => (d === '' ? '' : `<path fill="${colour}" d="${d}"/>`)
export const stroke = (colour: string, width: number, d: string, cap: 'round' | 'butt' = 'butt') =>
  d === '' ? '' : `<path fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="${cap}" d="${d}"/>`

/** One decimal is a tenth of a millimetre on a printed card. */
export const n = (value: number) => Math.round(value * 10) / 10

export const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`

/** Points of a loose grid with every second row shifted by half, so that they are even but not in visible lines. */
export function scatter({ area, random }: PatternInput, step: number, looseness: number): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = []
  const columns = Math.ceil(area.width / step) + 1
  const rows = Math.ceil(area.height / step) + 1
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const shift = row % 2 === 0 ? 0 : step / 2
      points.push({
        x: Math.round(area.x + column * step - shift + random.between(-looseness, looseness) * step),
        y: Math.round(area.y + row * step + random.between(-looseness, looseness) * step),
      })
    }
  }
  return points
}
