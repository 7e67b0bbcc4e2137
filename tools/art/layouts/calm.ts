import { box, circle } from '../emblems/shapes.ts'
import {
  CARD,
  halo,
  layPattern,
  outline,
  patternColours,
  patternedRegion,
  shade,
  shape,
  stampEmblem,
  strongBase,
} from '../studio.ts'
import { compose, isLong, type Layout, MARGIN, wholeInk, write } from './layout.ts'

/** The wordmark in the middle, with the emblem above it. */
export const centre: Layout = (studio) => {
  const { ground, random } = studio
  const kinds = studio.art.wordmark.includes('\n') ? (['halo', 'whole'] as const) : (['halo', 'edges', 'whole'] as const)
  const kind = studio.art.pattern === 'plain' ? 'whole' : random.pick<(typeof kinds)[number]>(kinds)
  const depth = random.whole(84, 112)
  const emblem = kind === 'edges' ? 92 : 116
  const top = kind === 'edges' ? depth + 26 : 78
  const room = {
    x: kind === 'halo' ? 158 : 96,
    y: top + emblem + 26,
    width: kind === 'halo' ? 540 : 664,
    align: 'centre' as const,
  }
  const text = write(studio, { ...room, height: CARD.height - top - room.y, stand: 'middle', most: 168 }, ground)
  const ink = wholeInk(text)
  // Emblem and text are centred as one group.
  const lift = (CARD.height - (ink.height + 30 + emblem)) / 2
  const placed = write(studio, { ...room, y: lift + emblem + 30, height: ink.height, stand: 'top', most: 168 }, ground)
  const sign = stampEmblem(studio, { x: 428, y: lift + emblem / 2, size: emblem }, ground)
  if (kind === 'whole') {
    const colours = patternColours(studio, ground, 'quiet')
    return compose(studio, [layPattern(studio, CARD, ground, 'quiet'), sign], placed, [
      ground,
      colours.first,
      colours.second,
      colours.third,
    ])
  }
  if (kind === 'halo') {
    const around = { x: -40, y: -20, width: 936, height: 580 }
    return compose(studio, [layPattern(studio, CARD, ground, 'strong'), halo(studio, around, ground), sign], placed, [ground])
  }
  const strips = box(0, 0, 856, depth) + box(0, 540 - depth, 856, depth)
  const rules = shape(studio.accent, box(0, depth, 856, 5) + box(0, 535 - depth, 856, 5))
  return compose(studio, [patternedRegion(studio, strips, CARD, { base: ground, strength: 'strong' }), rules, sign], placed, [
    ground,
  ])
}

/** The text at the bottom left, the pattern on the right. */
export const left: Layout = (studio) => {
  const { ground, accent, random } = studio
  const edge = random.pick(['curve', 'slant', 'wave', 'straight'] as const)
  const base = random.chance(0.4) ? shade(ground, accent, 0.5) : accent
  const side = {
    curve: 'M640 -20Q500 270 640 560H876V-20Z',
    slant: 'M624 -20L544 560H876V-20Z',
    wave: 'M590 -20Q690 125 600 270T610 560H876V-20Z',
    straight: 'M596 -20V560H876V-20Z',
  }[edge]
  const region = patternedRegion(studio, side, { x: 500, y: 0, width: 356, height: 540 }, { base, strength: 'strong' })
  const size = random.pick([112, 128, 148])
  const room = { x: MARGIN, width: 446, align: 'left' as const, most: 168, mayBreak: true }
  const least = MARGIN + size + 34
  const text = write(studio, { ...room, y: least, height: 540 - MARGIN - least, stand: 'bottom' }, ground)
  // Either the emblem at the top and the text at the bottom, or both as one group in the middle.
  const lift = random.chance(0.5) ? (wholeInk(text).y - least) / 2 : 0
  const placed = write(studio, { ...room, y: least - lift, height: 540 - MARGIN - least, stand: 'bottom' }, ground)
  const y = MARGIN + size / 2 + lift
  return compose(studio, [region, stampEmblem(studio, { x: MARGIN + size / 2, y, size }, ground)], placed, [ground])
}

/** A patterned border around a plain panel. */
export const frame: Layout = (studio) => {
  const { ground, random } = studio
  const border = random.whole(46, 62)
  const base = strongBase(studio)
  const parts = [patternedRegion(studio, box(0, 0, 856, 540), CARD, { base, strength: 'strong' })]
  parts.push(shape(ground, box(border, border, 856 - 2 * border, 540 - 2 * border, 20)))
  const inset = border + 13
  parts.push(outline(studio.ink, 2.5, box(inset, inset, 856 - 2 * inset, 540 - 2 * inset, 11)))
  const onEdge = random.chance(0.45)
  const size = onEdge ? 92 : 104
  const top = onEdge ? inset : inset + 38
  if (onEdge) {
    parts.push(
      shape(ground, circle(428, inset + 10, 78)),
      outline(studio.ink, 2.5, `M${428 - 79} ${inset}A79 79 0 0 0 ${428 + 79} ${inset}`),
    )
  }
  parts.push(stampEmblem(studio, { x: 428, y: onEdge ? inset + 14 : top + size / 2, size }, ground))
  const below = onEdge ? top + 100 : top + size + 24
  const width = 856 - 2 * inset - 92
  const room = {
    x: (856 - width) / 2,
    y: below,
    width,
    height: 540 - inset - 40 - below,
    align: 'centre' as const,
    most: 150,
    mayBreak: isLong(studio),
  }
  return compose(studio, parts, write(studio, room, ground), [ground])
}
