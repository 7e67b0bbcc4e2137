import type { Box } from '../faces.ts'
import type { Studio } from '../studio.ts'
import { lineOn, textOn } from '../studio.ts'
import { type PlacedText, placeWordmark, type WordmarkRoom } from '../wordmark.ts'

/** The result of a layout; `behind` are the colours behind the wordmark, which a test checks for contrast. */
export type Composition = { markup: string; text: PlacedText; ink: string; behind: readonly string[] }
export type Layout = (studio: Studio) => Composition

export const MARGIN = 60

export function write(studio: Studio, room: WordmarkRoom, base: string): PlacedText {
  return placeWordmark(studio.art, room, textOn(studio, base), lineOn(studio, base))
}

/** The composed card: all shapes first, then the text. */
export function compose(
  studio: Studio,
  parts: readonly string[],
  text: PlacedText,
  behind: readonly [string, ...string[]],
): Composition {
  return { markup: parts.join('') + text.markup, text, ink: textOn(studio, behind[0]), behind }
}

/** The box around the wordmark and its small line. */
export function wholeInk({ ink, lineInk }: PlacedText): Box {
  if (!lineInk) return ink
  const x = Math.min(ink.x, lineInk.x)
  const right = Math.max(ink.x + ink.width, lineInk.x + lineInk.width)
  return { x, y: ink.y, width: right - x, height: lineInk.y + lineInk.height - ink.y }
}

/** The width of the wordmark divided by its height: a long one needs a wide shape. */
export function isLong({ art }: Studio): boolean {
  return Math.max(...art.wordmark.split('\n').map((line) => line.length)) > 9
}
