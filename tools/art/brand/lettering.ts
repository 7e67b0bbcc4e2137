import { linePath, setLine } from '../faces.ts'
import { type Point, path } from '../scenes/shapes.ts'

type Face = Parameters<typeof setLine>[0]
export type Lettering = {
  face: Face
  text: string
  fill: string
  /** The largest size of type; less when the width is smaller. */
  size: number
  width?: number
  align?: 'left' | 'centre' | 'right'
}

function sizeOf({ face, text, size, width }: Lettering): number {
  return width === undefined ? size : Math.min(size, width / setLine(face, text).ink.width)
}

/** How wide the outlined text is. */
export function measure(lettering: Lettering): number {
  return setLine(lettering.face, lettering.text).ink.width * sizeOf(lettering)
}

/** Outlined text with its baseline at the point; nothing depends on the fonts of the reader's machine. */
export function letter([x, baseline]: Point, lettering: Lettering): string {
  const size = sizeOf(lettering)
  const line = setLine(lettering.face, lettering.text)
  const share = { left: 0, centre: 0.5, right: 1 }[lettering.align ?? 'left']
  return path(linePath(line, x - (line.ink.x + line.ink.width * share) * size, baseline, size), lettering.fill)
}
