import { contrast, mix } from '../colours.ts'
import { drawEmblem } from '../emblems/index.ts'
import { box, circle } from '../emblems/shapes.ts'
import {
  CARD,
  calm,
  emblemOn,
  isPale,
  layPattern,
  outline,
  patternColours,
  patternedRegion,
  type Studio,
  shade,
  shape,
  stampEmblem,
  strongBase,
  textOn,
} from '../studio.ts'
import type { PlacedText } from '../wordmark.ts'
import { compose, isLong, type Layout, MARGIN, write } from './layout.ts'

/** A large circle or block in one corner has the pattern and the emblem; the text is in the other corner. */
export const corner: Layout = (studio) => {
  const { accent, random, ground } = studio
  const [atTop, mirrored, ringed] = [random.chance(0.55), random.chance(0.35), random.chance(0.5)]
  const flip = (x: number) => (mirrored ? CARD.width - x : x)
  const turn = random.pick([0, 0, -8, 8])
  const align = mirrored ? ('right' as const) : ('left' as const)
  if (random.chance(0.36)) {
    const [inner, depth] = [flip(random.whole(380, 440)), 288]
    const sweep = atTop === mirrored ? 1 : 0
    const [edge, foot, step] = [flip(876), atTop ? depth : 540 - depth, atTop ? -140 : 140]
    const block = `M${edge} ${atTop ? -20 : 560}H${inner}V${foot + step}A140 140 0 0 ${sweep} ${inner + (mirrored ? -140 : 140)} ${foot}H${edge}Z`
    const area = { x: Math.min(inner, flip(856)), y: atTop ? 0 : 540 - depth, width: Math.abs(flip(856) - inner), height: depth }
    const parts = [patternedRegion(studio, block, area, { base: accent, strength: 'quiet' })]
    parts.push(stampEmblem(studio, { x: area.x + area.width / 2, y: area.y + depth / 2, size: 190, turn }, accent))
    const room = { x: MARGIN, y: atTop ? depth + 36 : MARGIN, width: 736, height: 540 - depth - MARGIN - 36, align, most: 150 }
    return compose(studio, parts, write(studio, { ...room, stand: atTop ? 'bottom' : 'top' }, ground), [ground])
  }
  const radius = 372
  const [cx, cy] = [random.whole(790, 850), atTop ? random.whole(-10, 40) : random.whole(500, 550)]
  const area = { x: mirrored ? 0 : cx - radius, y: atTop ? 0 : cy - radius, width: 856 - cx + radius, height: 420 }
  const parts = [patternedRegion(studio, circle(flip(cx), cy, radius), area, { base: accent, strength: 'quiet' })]
  if (ringed) parts.push(outline(accent, 5, circle(flip(cx), cy, radius + 22)))
  parts.push(stampEmblem(studio, { x: flip(684), y: atTop ? 164 : 376, size: 222, turn }, accent))
  return compose(studio, parts, writeBeside(studio, { cx, cy, radius: ringed ? radius + 34 : radius + 10 }, align), [ground])
}

/** Tries several text heights next to the circle and takes the largest text: lower text has more width. */
function writeBeside(studio: Studio, round: { cx: number; cy: number; radius: number }, align: 'left' | 'right'): PlacedText {
  const below = round.cy < CARD.height / 2
  const tries = [230, 190, 150, 115].map((height) => {
    const y = below ? CARD.height - MARGIN - height : MARGIN
    const near = below ? y - round.cy : round.cy - y - height
    const edge = round.cx - Math.sqrt(Math.max(0, round.radius ** 2 - near ** 2))
    const width = Math.min(660, edge - MARGIN - 16)
    const x = align === 'left' ? MARGIN : CARD.width - MARGIN - width
    const room = { x, y, width, height, most: 160, mayBreak: true, align }
    return write(studio, { ...room, stand: below ? 'bottom' : 'top' }, studio.ground)
  })
  return tries.reduce((a, b) => (a.ink.width * a.ink.height >= b.ink.width * b.ink.height ? a : b))
}

/** A full pattern with one plain band for emblem and text. */
export const band: Layout = (studio) => {
  const { ground, accent, random } = studio
  const medallion = random.chance(0.5)
  const height =
    random.whole(196, 226) +
    (studio.art.wordmark.includes('\n') ? 44 : 0) +
    (medallion ? 32 : 0) +
    (medallion && studio.art.line ? 28 : 0)
  const y = random.pick([Math.round((540 - height) / 2), 540 - height, 540 - height - 56])
  const base = strongBase(studio)
  const parts = [patternedRegion(studio, box(0, 0, 856, 540), CARD, { base, strength: 'strong' })]
  parts.push(shape(ground, box(0, y, 856, height)))
  const rule = base === accent ? studio.ink : accent
  const rules = y + height < 540 ? box(0, y, 856, 7) + box(0, y + height - 7, 856, 7) : box(0, y, 856, 7)
  parts.push(shape(rule, rules))
  const inside = { y: y + 34, height: height - 68 }
  if (!medallion) {
    const size = 118
    parts.push(stampEmblem(studio, { x: MARGIN + size / 2, y: y + height / 2, size }, ground))
    const room = { ...inside, x: MARGIN + size + 36, width: 856 - 2 * MARGIN - size - 36, align: 'left' as const, most: 128 }
    return compose(studio, parts, write(studio, room, ground), [ground])
  }
  // A medallion on the band's upper edge.
  parts.push(
    shape(ground, circle(428, y, 84)),
    outline(rule, 7, `M344 ${y + 3}A84 84 0 0 1 512 ${y + 3}`),
    shape(ground, box(347.5, y, 161, 8)),
  )
  parts.push(stampEmblem(studio, { x: 428, y: y - 4, size: 100 }, ground))
  const room = { x: 90, y: y + 66, width: 676, height: height - 66 - 38, align: 'centre' as const, most: 118 }
  return compose(studio, parts, write(studio, room, ground), [ground])
}

/** One half for the emblem, one for the text. */
export const split: Layout = (studio) => {
  const { ground, accent, random } = studio
  if (random.chance(0.4) && !studio.art.wordmark.includes('\n')) {
    const top = random.whole(286, 316)
    const parts = [patternedRegion(studio, box(0, 0, 856, top), { ...CARD, height: top }, { base: accent, strength: 'quiet' })]
    parts.push(stampEmblem(studio, { x: 428, y: top / 2, size: 200 }, accent))
    const room = { x: MARGIN, y: top + 36, width: 736, height: 540 - top - 84, align: 'centre' as const, most: 150 }
    return compose(studio, parts, write(studio, room, ground), [ground])
  }
  const mirrored = random.chance(0.5)
  const width = random.whole(352, 404)
  const x = mirrored ? 856 - width : 0
  const parts = [
    patternedRegion(
      studio,
      box(x, 0, width, 540),
      { x, y: 0, width, height: 540 },
      { base: accent, strength: random.chance(0.5) ? 'quiet' : 'strong' },
    ),
  ]
  const sx = x + width / 2
  parts.push(shape(accent, circle(sx, 270, 152)), stampEmblem(studio, { x: sx, y: 270, size: 198 }, accent))
  const room = {
    x: mirrored ? MARGIN : width + 44,
    y: 90,
    width: 856 - width - 44 - MARGIN,
    height: 360,
    align: mirrored ? ('left' as const) : ('centre' as const),
    most: 150,
    mayBreak: true,
  }
  return compose(studio, parts, write(studio, room, ground), [ground])
}

/** A diagonal cut: emblem and pattern on one side, text on the other. */
export const diagonal: Layout = (studio) => {
  const { ground, accent, random } = studio
  const strength = random.chance(0.5) ? 'strong' : 'quiet'
  if (random.chance(0.5)) {
    const falling = random.chance(0.5)
    const [from, to] = falling ? [200, 350] : [350, 200]
    const upper = `M0 0H856V${to}L0 ${from}Z`
    const parts = [patternedRegion(studio, upper, CARD, { base: accent, strength })]
    parts.push(outline(studio.ink, 8, `M-10 ${from}L866 ${to}`))
    const x = falling ? 680 : 176
    parts.push(shape(accent, circle(x, 148, 112)), stampEmblem(studio, { x, y: 148, size: 150 }, accent))
    return compose(studio, parts, writeBelow(studio, { from, to }), [ground])
  }
  const mirrored = random.chance(0.35)
  const flip = (x: number) => (mirrored ? CARD.width - x : x)
  const side = `M${flip(620)} 0H${flip(856)}V540H${flip(430)}Z`
  const area = { x: mirrored ? 0 : 430, y: 0, width: 426, height: 540 }
  const parts = [patternedRegion(studio, side, area, { base: accent, strength })]
  parts.push(outline(studio.ink, 8, `M${flip(624)} -10L${flip(426)} 550`))
  parts.push(shape(accent, circle(flip(688), 300, 132)), stampEmblem(studio, { x: flip(688), y: 300, size: 180 }, accent))
  // One long word is at the top, where the slope leaves more room.
  const single = isLong(studio) && !/\s/.test(studio.art.wordmark)
  const stand = single || random.chance(0.5) ? ('top' as const) : ('middle' as const)
  const [width, height] = single ? [476, 150] : [384, 400]
  const room = { x: mirrored ? 856 - MARGIN - width : MARGIN, y: 66, width, height, stand, most: 150, mayBreak: true }
  return compose(studio, parts, write(studio, { ...room, align: mirrored ? 'right' : 'left' }, ground), [ground])
}

/** The largest text that fits below the slope. */
function writeBelow(studio: Studio, slope: { from: number; to: number }): PlacedText {
  const align = slope.from < slope.to ? ('left' as const) : ('right' as const)
  for (let height = 220; ; height -= 12) {
    const text = write(
      studio,
      { x: MARGIN, y: 484 - height, width: 736, height, align, stand: 'bottom', most: 150 },
      studio.ground,
    )
    const { x, y, width } = text.ink
    const edge = align === 'left' ? x + width : x
    const above = slope.from + ((slope.to - slope.from) * edge) / CARD.width
    if (y > above + 26 || height < 100) return text
  }
}

/** A very large emblem, cropped by the card's edge. */
export const poster: Layout = (studio) => {
  const { ground, accent, random } = studio
  const text = textOn(studio, ground)
  const bold = contrast(accent, text) >= 4.5
  // When the accent would disturb the text, the emblem has a tint of it, or the colour of a strong background.
  const giant = bold || isPale(ground) ? accent : shade(ground, text, 1)
  const main = calm(ground, giant, bold || isPale(ground) ? 1 : 0.9, text)
  const clean = [mix(main, '#ffffff', 0.5), mix(main, '#000000', 0.3)].find((colour) => contrast(colour, text) >= 4.5)
  const colours = { main, cut: ground, accent: bold && clean ? clean : calm(ground, giant, 0.4, text) }
  const mirrored = random.chance(0.3)
  const place = {
    x: mirrored ? 170 : 668,
    y: random.whole(210, 300),
    size: random.whole(600, 690),
    turn: random.pick([-14, -8, 0, 8, 14]),
  }
  const faint = patternColours(studio, ground, 'faint')
  const parts = [layPattern(studio, CARD, ground, 'faint'), drawEmblem(studio.art.emblem, place, colours)]
  const room = { x: MARGIN, y: 200, width: isLong(studio) ? 736 : 600, height: 280, stand: 'bottom' as const, most: 190 }
  const aligned = mirrored
    ? { ...room, x: 856 - MARGIN - room.width, align: 'right' as const }
    : { ...room, align: 'left' as const }
  const placed = write(studio, aligned, ground)
  return compose(studio, parts, placed, [ground, colours.main, colours.accent, faint.first, faint.second, faint.third])
}

/** A label in the middle of a full pattern. */
export const badge: Layout = (studio) => {
  const { ground, ink, random, accent } = studio
  const long = isLong(studio)
  const kind = long
    ? random.pick(['plaque', 'oval', 'ticket'] as const)
    : random.pick(['round', 'scallop', 'arch', 'plaque'] as const)
  const base = strongBase(studio)
  const label = base === accent ? ground : random.chance(0.5) ? ink : ground
  const rim = emblemOn(studio, label).accent
  const parts = [patternedRegion(studio, box(0, 0, 856, 540), CARD, { base, strength: 'strong' })]
  const { outer, inner, room, emblem } = LABELS[kind]
  // A rim in the pattern's base colour separates the label from a pattern of the same colour.
  parts.push(outline(base, 18, outer), shape(label, outer), outline(rim, 4, inner))
  parts.push(stampEmblem(studio, { x: 428, ...emblem }, label))
  return compose(studio, parts, write(studio, { ...room, align: 'centre', most: 120, mayBreak: kind !== 'ticket' }, label), [
    label,
  ])
}

const scallop = (r: number, lobes: number) => {
  const at = (i: number) => {
    const turn = (i / lobes) * 2 * Math.PI
    return `${Math.round((428 + Math.cos(turn) * r) * 10) / 10} ${Math.round((270 + Math.sin(turn) * r) * 10) / 10}`
  }
  const bulge = Math.round(r * Math.sin(Math.PI / lobes) * 10) / 10
  return `M${at(0)}${Array.from({ length: lobes }, (_, i) => `A${bulge} ${bulge} 0 0 1 ${at(i + 1)}`).join('')}Z`
}

const ellipse = (rx: number, ry: number) =>
  `M${428 - rx} 270A${rx} ${ry} 0 1 1 ${428 + rx} 270A${rx} ${ry} 0 1 1 ${428 - rx} 270Z`

const LABELS = {
  round: {
    outer: circle(428, 270, 222),
    inner: circle(428, 270, 206),
    room: { x: 260, y: 250, width: 336, height: 134 },
    emblem: { y: 166, size: 118 },
  },
  scallop: {
    outer: scallop(214, 22),
    inner: circle(428, 270, 200),
    room: { x: 264, y: 250, width: 328, height: 134 },
    emblem: { y: 168, size: 116 },
  },
  arch: {
    outer: 'M234 540V232A194 194 0 0 1 622 232V540Z',
    inner: 'M250 560V232A178 178 0 0 1 606 232V560',
    room: { x: 276, y: 262, width: 304, height: 200 },
    emblem: { y: 168, size: 128 },
  },
  plaque: {
    outer: box(156, 92, 544, 356, 40),
    inner: box(170, 106, 516, 328, 28),
    room: { x: 210, y: 258, width: 436, height: 146 },
    emblem: { y: 190, size: 112 },
  },
  oval: {
    outer: ellipse(356, 214),
    inner: ellipse(342, 200),
    room: { x: 172, y: 242, width: 512, height: 136 },
    emblem: { y: 162, size: 112 },
  },
  ticket: {
    outer: 'M110 110H746V206A64 64 0 0 0 746 334V430H110V334A64 64 0 0 0 110 206Z',
    inner: 'M126 126H730V195A80 80 0 0 0 730 345V414H126V345A80 80 0 0 0 126 195Z',
    room: { x: 206, y: 262, width: 444, height: 124 },
    emblem: { y: 196, size: 104 },
  },
} as const
