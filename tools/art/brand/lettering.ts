import { linePath, setLine } from '../faces.ts'
import { type Point, path } from '../scenes/shapes.ts'

type Face = Parameters<typeof setLine>[0]
export type Lettering = {
  face: Face
  text: string
  fill: string
  /** The maximum font size; smaller when the text would be too wide. */
  size: number
  width?: number
  align?: 'left' | 'centre' | 'right'
}

function sizeOf({ face, text, size, width }: Lettering): number {
  return width === undefined ? size : Math.min(size, width / setLine(face, text).ink.width)
}

/** The width of the outlined text. */
export function measure(lettering: Lettering): number {
  return setLine(lettering.face, lettering.text).ink.width * sizeOf(lettering)
}

/** Text as outlines, with its baseline at the point, so that it does not depend on installed fonts. */
export function letter([x, baseline]: Point, lettering: Lettering): string {
  const size = sizeOf(lettering)
  const line = setLine(lettering.face, lettering.text)
  const share = { left: 0, centre: 0.5, right: 1 }[lettering.align ?? 'left']
  return path(linePath(line, x - (line.ink.x + line.ink.width * share) * size, baseline, size), lettering.fill)
}
