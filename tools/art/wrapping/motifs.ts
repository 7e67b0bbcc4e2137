import { bloom } from '../scenes/decor.ts'
import { leaf } from '../scenes/objects.ts'
import { circle, heart, line, mix, type Point, path, place, rect, round, scatter, star } from '../scenes/shapes.ts'

/** The prints on the papers, and their closures. */

/** Points on a loose grid from a height down, every other row shifted. */
function gridPoints(step: number, top: number, bottom: number): Point[] {
  const points: Point[] = []
  for (let row = 0; top + row * step < bottom; row += 1) {
    for (let x = 110 + (row % 2) * (step / 2); x < 700; x += step) points.push([x, top + row * step])
  }
  return points
}

export function printedOnPocket(step: number, shape: (at: Point, index: number) => string, top: number): string {
  return gridPoints(step, top, 560).map(shape).join('')
}

/** Leaves out shapes behind the card and the pocket. */
export function printedOnLining(step: number, shape: (at: Point, index: number) => string, top: number): string {
  const isSeen = ([x, y]: Point) => y < 130 || x < 190 || x > 610
  return gridPoints(step, top, 350)
    .map((at, index) => (isSeen(at) ? shape(at, index) : ''))
    .join('')
}

export function stripes(colour: string, { step, width, slant }: { step: number; width: number; slant: number }): string {
  const lines = Array.from(
    { length: Math.ceil((640 + Math.abs(slant)) / step) },
    (_, index) => `M${110 + index * step - Math.max(slant, 0)} 560l${slant} -540`,
  )
  return `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

export function paperScraps(
  colours: readonly string[],
  { seed, top, count }: { seed: number; top: number; count: number },
): string {
  const next = scatter(seed)
  return Array.from({ length: count }, (_, index) => {
    const at: Point = [126 + next() * 548, top + next() * (530 - top)]
    const colour = colours[index % colours.length] as string
    const turn = Math.round(next() * 180)
    if (index % 4 === 0) return circle(at, 8, colour)
    if (index % 4 === 1) return place(at, rect([-13, -5, 26, 10], colour, 3), { rotate: turn })
    if (index % 4 === 2) return place(at, path('M-10 8L0 -10L10 8Z', colour), { rotate: turn })
    return place(at, line('M-13 0q7 -12 13 0t13 0', colour, 5), { rotate: turn })
  }).join('')
}

/** A round seal pressed into wax. */
export function waxSeal(at: Point, colour: string, sign: string): string {
  const drips = 'M-58 -8C-64 -40 -38 -62 -10 -58C14 -70 50 -58 56 -30C70 -8 62 24 44 38C34 62 0 66 -18 54C-46 58 -68 24 -58 -8Z'
  return place(
    at,
    path(drips, colour) +
      circle([0, -2], 40, mix(colour, '#000000', 0.16)) +
      circle([0, 0], 38, mix(colour, '#ffffff', 0.1)) +
      sign,
  )
}

/** A swing tag on a thread, hanging from its hole. */
export function tag(at: Point, [paper, sign]: readonly [string, string], rotate = 8): string {
  return place(
    at,
    path('M-34 -6L-14 -30H14L34 -6V84Q34 92 26 92H-26Q-34 92 -34 84Z', paper) +
      circle([0, -10], 7, mix(paper, '#20102a', 0.35)) +
      sign,
    { rotate },
  )
}

export function sprig(length: number, colour: string, berry?: string): string {
  const side = [0.25, 0.45, 0.65, 0.82]
  const leaves = side
    .map((share, index) =>
      place([0, -length * share], leaf(length * (0.34 - index * 0.04), index % 2 ? colour : mix(colour, '#ffffff', 0.16)), {
        rotate: index % 2 ? 52 : -52,
      }),
    )
    .join('')
  const berries = berry
    ? side
        .map((share, index) => circle([(index % 2 ? -1 : 1) * length * 0.09, -length * share - 6], length * 0.035, berry))
        .join('')
    : ''
  return (
    line(`M0 0V${round(-length * 0.9)}`, mix(colour, '#000000', 0.2), Math.max(3, length * 0.022)) +
    leaves +
    place([0, -length * 0.84], leaf(length * 0.24, colour)) +
    berries
  )
}

export function flowerCorner(colours: readonly [string, string, string], green: string): string {
  const [first, second, heart] = colours
  return (
    place([0, 0], leaf(120, green), { rotate: -30 }) +
    place([10, 0], leaf(110, mix(green, '#000000', 0.2)), { rotate: 24 }) +
    place([-20, 10], leaf(120, mix(green, '#000000', 0.2)), { rotate: -78 }) +
    place([30, 10], leaf(110, green), { rotate: 70 }) +
    place([-42, 4], bloom(52, [second, heart])) +
    place([46, 8], bloom(46, [second, heart])) +
    place([0, -16], bloom(64, [first, heart]))
  )
}

export function sparkle(at: Point, size: number, colour: string): string {
  return path(star(at, size, { points: 4, inner: 0.28 }), colour)
}

export function smallHeart(at: Point, size: number, colour: string): string {
  return path(heart(at, size), colour)
}
