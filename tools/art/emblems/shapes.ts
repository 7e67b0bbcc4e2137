/**
 * The common style of all emblems: filled shapes on a 100 × 100 field, one or two cut-outs that show the background, and one accent. Lines have round ends.
 */
export type EmblemLayer = { role: 'main' | 'cut' | 'accent'; d: string; line?: number }
export type Emblem = readonly EmblemLayer[]

export const main = (...d: string[]): EmblemLayer => ({ role: 'main', d: d.join('') })
export const cut = (...d: string[]): EmblemLayer => ({ role: 'cut', d: d.join('') })
export const accent = (...d: string[]): EmblemLayer => ({ role: 'accent', d: d.join('') })
export const mainLine = (line: number, ...d: string[]): EmblemLayer => ({ role: 'main', d: d.join(''), line })
export const cutLine = (line: number, ...d: string[]): EmblemLayer => ({ role: 'cut', d: d.join(''), line })
export const accentLine = (line: number, ...d: string[]): EmblemLayer => ({ role: 'accent', d: d.join(''), line })

/** Clockwise like box, so that overlapping shapes of one path never punch a hole in each other. */
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

export const box = (x: number, y: number, width: number, height: number, r = 0) => {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const [w, h] = [width - 2 * r, height - 2 * r]
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w}${turn(r, r)}v${h}${turn(-r, r)}h${-w}${turn(-r, -r)}v${-h}${turn(r, -r)}z`
}
