import type { Palette } from '../palettes.ts'
import {
  circle,
  ellipse,
  faded,
  heart,
  line,
  mix,
  type Point,
  path,
  place,
  polar,
  rect,
  ring,
  round,
  scatter,
  star,
} from './shapes.ts'

/** Objects of the shop: cards, boxes, parcels, screens. Each is drawn around its centre, or stands on its origin. */

export function bow(size: number, colour: string): string {
  const dark = mix(colour, '#000000', 0.22)
  const s = (value: number) => round(value * size)
  const loop = (side: 1 | -1) =>
    path(
      `M0 0C${s(0.25 * side)} ${s(-0.75)} ${s(1.05 * side)} ${s(-0.85)} ${s(1.1 * side)} ${s(-0.3)}C${s(1.12 * side)} ${s(0.15)} ${s(0.5 * side)} ${s(0.25)} 0 0Z`,
      colour,
    ) +
    path(
      `M${s(0.12 * side)} ${s(-0.08)}C${s(0.35 * side)} ${s(-0.45)} ${s(0.8 * side)} ${s(-0.55)} ${s(0.84 * side)} ${s(-0.26)}C${s(0.82 * side)} ${s(0)} ${s(0.4 * side)} ${s(0.06)} ${s(0.12 * side)} ${s(-0.08)}Z`,
      dark,
    )
  const tail = (side: 1 | -1) =>
    path(
      `M0 0C${s(0.2 * side)} ${s(0.3)} ${s(0.4 * side)} ${s(0.55)} ${s(0.72 * side)} ${s(0.78)}L${s(0.5 * side)} ${s(0.82)}L${s(0.42 * side)} ${s(1.02)}C${s(0.2 * side)} ${s(0.75)} ${s(0.05 * side)} ${s(0.4)} 0 0Z`,
      dark,
    )
  return (
    tail(1) +
    tail(-1) +
    loop(1) +
    loop(-1) +
    rect([-size * 0.17, -size * 0.2, size * 0.34, size * 0.38], mix(colour, '#ffffff', 0.14), size * 0.1)
  )
}

/** Stands on its origin. */
export function giftBox(width: number, height: number, { box, ribbon }: { box: string; ribbon: string }): string {
  const lid = Math.max(height * 0.2, 18)
  const band = width * 0.16
  const half = width / 2
  const overhang = width * 0.04
  return [
    rect([-half, -height, width, height], box, 5),
    path(`M${round(width * 0.16)} ${round(-height)}H${round(half)}V0H${round(width * 0.16)}Z`, mix(box, '#000000', 0.08)),
    rect([-band / 2, -height, band, height], ribbon),
    rect([-half, -height, width, lid * 1.25], mix(box, '#000000', 0.2), 4),
    rect([-band / 2, -height, band, lid * 1.25], mix(ribbon, '#000000', 0.22)),
    rect([-half - overhang, -height - 2, width + overhang * 2, lid], mix(box, '#ffffff', 0.1), 6),
    rect([-band / 2, -height - 2, band, lid], ribbon),
    place([0, -height - 2], bow(width * 0.27, ribbon)),
  ].join('')
}

export type CardFaceArt = 'arcs' | 'dots' | 'wave' | 'heart' | 'star' | 'ribbon' | 'leaf' | 'sun'

/** A gift card, flat, around its middle. */
export function giftCard(width: number, [ground, mark]: readonly [string, string], art: CardFaceArt = 'arcs'): string {
  const height = width / 1.586
  const [w, h] = [width / 2, height / 2]
  const light = mix(ground, '#ffffff', 0.82)
  const r = width * 0.06
  const body = rect([-w, -h, width, height], ground, r)
  const chip = rect([-w + width * 0.08, h - height * 0.2, width * 0.3, height * 0.08], light, height * 0.04)
  const arts: Record<CardFaceArt, () => string> = {
    arcs: () =>
      path(
        `M${round(w - r)} ${round(-h)}A${round(r)} ${round(r)} 0 0 1 ${round(w)} ${round(-h + r)}V${round(h * 0.5)}A${round(width * 0.47)} ${round(width * 0.47)} 0 0 1 ${round(w - width * 0.47)} ${round(-h)}Z`,
        mark,
      ) +
      path(
        `M${round(w - r)} ${round(-h)}A${round(r)} ${round(r)} 0 0 1 ${round(w)} ${round(-h + r)}V${round(-h * 0.2)}A${round(width * 0.25)} ${round(width * 0.25)} 0 0 1 ${round(w - width * 0.25)} ${round(-h)}Z`,
        light,
      ),
    dots: () =>
      [0, 1, 2, 3, 4, 5]
        .map((at) =>
          circle(
            [-w * 0.1 + (at % 3) * width * 0.2, -h * 0.55 + Math.floor(at / 3) * height * 0.36],
            width * 0.055,
            at % 2 ? light : mark,
          ),
        )
        .join(''),
    wave: () =>
      path(
        `M${round(-w)} ${round(h * 0.2)}C${round(-w * 0.4)} ${round(-h * 0.5)} ${round(w * 0.2)} ${round(h * 0.7)} ${round(w)} ${round(-h * 0.15)}V${round(h - r)}A${round(r)} ${round(r)} 0 0 1 ${round(w - r)} ${round(h)}H${round(-w + r)}A${round(r)} ${round(r)} 0 0 1 ${round(-w)} ${round(h - r)}Z`,
        mark,
      ),
    heart: () => path(heart([w * 0.3, -h * 0.12], height * 0.27), mark),
    star: () => path(star([w * 0.32, -h * 0.14], height * 0.34), mark),
    ribbon: () =>
      rect([w * 0.12, -h, width * 0.12, height], mark) +
      rect([-w, -h * 0.42, width, height * 0.17], mark) +
      place([w * 0.24, -h * 0.25], bow(height * 0.27, mark)),
    leaf: () =>
      place([w * 0.36, h * 0.42], leaf(height * 0.75, mark), { rotate: -10 }) +
      place([w * 0.3, h * 0.42], leaf(height * 0.56, light), { rotate: -52 }),
    sun: () =>
      circle([w * 0.32, -h * 0.1], height * 0.21, mark) +
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) => {
          const [a, b] = [polar([w * 0.32, -h * 0.1], height * 0.29, turn), polar([w * 0.32, -h * 0.1], height * 0.37, turn)]
          return line(`M${a.map(round).join(' ')}L${b.map(round).join(' ')}`, mark, height * 0.045)
        })
        .join(''),
  }
  return body + arts[art]() + (art === 'wave' ? '' : chip)
}

/** A leaf pointing up from its origin. */
export function leaf(length: number, colour: string): string {
  const l = (value: number) => round(value * length)
  return (
    path(
      `M0 0C${l(-0.42)} ${l(-0.25)} ${l(-0.36)} ${l(-0.75)} 0 ${l(-1)}C${l(0.36)} ${l(-0.75)} ${l(0.42)} ${l(-0.25)} 0 0Z`,
      colour,
    ) + line(`M0 0V${l(-0.72)}`, mix(colour, '#000000', 0.16), Math.max(length * 0.025, 1.6))
  )
}

/** A potted plant standing on its origin. */
export function plant(palette: Palette, height: number, pot = palette.accent): string {
  const base = height * 0.34
  const w = height * 0.2
  const dark = mix(palette.leaf, palette.ink, 0.28)
  const leaves: readonly [number, number, string][] = [
    [-58, 0.52, dark],
    [56, 0.55, dark],
    [-30, 0.68, palette.leaf],
    [32, 0.62, palette.leaf],
    [2, 0.74, mix(palette.leaf, '#ffffff', 0.14)],
  ]
  return (
    leaves
      .map(([turn, size, colour]) => place([turn * 0.08, -base + 4], leaf(height * size, colour), { rotate: turn }))
      .join('') +
    path(`M${round(-w)} ${round(-base)}H${round(w)}L${round(w * 0.74)} 0H${round(-w * 0.74)}Z`, pot) +
    rect([-w * 1.1, -base - 4, w * 2.2, base * 0.26], mix(pot, '#000000', 0.14), 4)
  )
}

export function confetti(
  palette: Palette,
  [x, y, width, height]: readonly [number, number, number, number],
  { count = 26, seed = 7 } = {},
): string {
  const next = scatter(seed)
  const colours = [palette.accent, palette.trust, palette.sun, palette.accentSoft]
  return Array.from({ length: count }, (_, index) => {
    const at: Point = [x + next() * width, y + next() * height]
    const colour = colours[index % colours.length] as string
    const size = 5 + next() * 6
    if (index % 3 === 0) return circle(at, size * 0.7, colour)
    if (index % 3 === 1)
      return place(at, rect([-size, -size * 0.4, size * 2, size * 0.8], colour, 2), { rotate: Math.round(next() * 180) })
    return place(
      at,
      line(`M${round(-size)} 0q${round(size * 0.5)} ${round(-size)} ${round(size)} 0t${round(size)} 0`, colour, 3.6),
      { rotate: Math.round(next() * 180) },
    )
  }).join('')
}

/** A brown parcel with tape and label, standing on its origin. */
export function parcel(palette: Palette, width: number, height: number): string {
  const card = palette.wood
  return (
    rect([-width / 2, -height, width, height], card, 5) +
    path(`M${round(width * 0.2)} ${round(-height)}H${round(width / 2)}V0H${round(width * 0.2)}Z`, mix(card, '#000000', 0.07)) +
    rect([-width * 0.07, -height, width * 0.14, height], mix(card, '#ffffff', 0.4)) +
    rect([width * 0.14, -height * 0.42, width * 0.28, height * 0.28], palette.paper, 3) +
    line(
      `M${round(width * 0.19)} ${round(-height * 0.33)}h${round(width * 0.18)}M${round(width * 0.19)} ${round(-height * 0.24)}h${round(width * 0.1)}`,
      palette.ink,
      3,
    ) +
    path(heart([-width * 0.3, -height * 0.72], width * 0.07), palette.love)
  )
}

/** An envelope around its middle; open, it shows what is inside. */
export function envelope(width: number, [paper, lining]: readonly [string, string], inside?: string): string {
  const height = width * 0.66
  const [w, h] = [width / 2, height / 2]
  const dark = mix(paper, '#1a1030', 0.12)
  const darker = mix(paper, '#1a1030', 0.2)
  const r = width * 0.03
  const flap = inside
    ? path(
        `M${-w} ${round(-h + r)}L${round(-w * 0.12)} ${round(-h - height * 0.5)}Q0 ${round(-h - height * 0.58)} ${round(w * 0.12)} ${round(-h - height * 0.5)}L${w} ${round(-h + r)}Z`,
        lining,
      ) +
      rect([-w, -h, width, height], darker, r) +
      inside
    : rect([-w, -h, width, height], paper, r)
  const pocket = path(
    `M${-w} ${round(-h + r)}L${round(-w * 0.1)} ${round(h * 0.24)}Q0 ${round(h * 0.38)} ${round(w * 0.1)} ${round(h * 0.24)}L${w} ${round(-h + r)}V${round(h - r)}Q${w} ${round(h)} ${round(w - r)} ${round(h)}H${round(-w + r)}Q${-w} ${round(h)} ${-w} ${round(h - r)}Z`,
    paper,
  )
  const folds = path(
    `M${round(-w + r)} ${round(h)}L${round(-w * 0.12)} ${round(h * 0.12)}Q0 ${round(-h * 0.02)} ${round(w * 0.12)} ${round(h * 0.12)}L${round(w - r)} ${round(h)}Z`,
    dark,
  )
  const closed = path(
    `M${-w} ${round(-h + r)}Q${-w} ${round(-h)} ${round(-w + r)} ${round(-h)}H${round(w - r)}Q${w} ${round(-h)} ${w} ${round(-h + r)}L${round(w * 0.1)} ${round(h * 0.2)}Q0 ${round(h * 0.32)} ${round(-w * 0.1)} ${round(h * 0.2)}Z`,
    darker,
  )
  return inside ? flap + pocket + folds : flap + folds + closed
}

/** A phone around its middle showing a card. */
export function phone(palette: Palette, height: number, screen: string): string {
  const width = height * 0.5
  const frame = height * 0.025
  return (
    rect([-width / 2, -height / 2, width, height], palette.ink, height * 0.075) +
    rect([-width / 2 + frame, -height / 2 + frame, width - frame * 2, height - frame * 2], palette.paper, height * 0.055) +
    rect([-width * 0.14, -height / 2 + frame * 1.8, width * 0.28, height * 0.028], palette.ink, height * 0.014) +
    screen
  )
}

/** An open laptop standing on its origin. */
export function laptop(palette: Palette, width: number, screen: string): string {
  const height = width * 0.62
  return (
    rect([-width / 2, -height - 12, width, height], palette.ink, 12) +
    rect([-width / 2 + 10, -height - 2, width - 20, height - 20], palette.paper, 5) +
    place([0, -height / 2 - 12], screen) +
    path(
      `M${round(-width * 0.6)} -14H${round(width * 0.6)}L${round(width * 0.57)} -3Q${round(width * 0.565)} 0 ${round(width * 0.55)} 0H${round(-width * 0.55)}Q${round(-width * 0.565)} 0 ${round(-width * 0.57)} -3Z`,
      mix(palette.haze, palette.ink, 0.22),
    ) +
    rect([-width * 0.1, -14, width * 0.2, 5], mix(palette.haze, palette.ink, 0.42), 2.5)
  )
}

export function balloon(colour: string, radius: number, string = 150): string {
  return (
    line(
      `M0 ${round(radius * 1.2)}q-14 ${round(string * 0.35)} 4 ${round(string * 0.6)}t-4 ${round(string * 0.4)}`,
      mix(colour, '#000000', 0.3),
      2.6,
    ) +
    path(`M-7 ${round(radius * 1.3)}H7L0 ${round(radius * 1.12)}Z`, mix(colour, '#000000', 0.2)) +
    ellipse([0, 0], [radius, radius * 1.2], colour) +
    faded(0.4, ellipse([-radius * 0.38, -radius * 0.5], [radius * 0.16, radius * 0.26], '#ffffff'))
  )
}

/** A string of flags from one point to another. */
export function bunting(palette: Palette, from: Point, to: Point): string {
  const sag = 46
  const colours = [palette.accent, palette.sun, palette.trust, palette.accentSoft]
  const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)]
  const count = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 78))
  const flags = Array.from({ length: count }, (_, index) => {
    const [a, b] = [at((index + 0.14) / count), at((index + 0.86) / count)]
    const tip: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 46]
    return path(
      `M${a.map(round).join(' ')}L${b.map(round).join(' ')}L${tip.map(round).join(' ')}Z`,
      colours[index % colours.length] as string,
    )
  }).join('')
  return (
    line(
      `M${from.map(round).join(' ')}Q${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2 + sag * 2)} ${to.map(round).join(' ')}`,
      palette.ink,
      3,
    ) + flags
  )
}

/** A mug with steam, standing on its origin. */
export function mug(size: number, colour: string, steam?: string): string {
  return (
    `<path d="M${round(size * 0.45)} ${round(-size * 0.72)}h${round(size * 0.16)}a${round(size * 0.24)} ${round(size * 0.24)} 0 0 1 0 ${round(size * 0.48)}h${round(-size * 0.18)}" fill="none" stroke="${mix(colour, '#000000', 0.15)}" stroke-width="${round(size * 0.12)}"/>` +
    path(
      `M${round(-size * 0.5)} ${round(-size * 0.9)}H${round(size * 0.5)}V${round(-size * 0.2)}Q${round(size * 0.5)} 0 ${round(size * 0.3)} 0H${round(-size * 0.3)}Q${round(-size * 0.5)} 0 ${round(-size * 0.5)} ${round(-size * 0.2)}Z`,
      colour,
    ) +
    (steam
      ? line(
          `M${round(-size * 0.16)} ${round(-size * 1.08)}q${round(-size * 0.14)} ${round(-size * 0.16)} 0 ${round(-size * 0.3)}t0 ${round(-size * 0.3)}M${round(size * 0.18)} ${round(-size * 1.08)}q${round(-size * 0.14)} ${round(-size * 0.16)} 0 ${round(-size * 0.3)}t0 ${round(-size * 0.3)}`,
          steam,
          size * 0.06,
        )
      : '')
  )
}

/** A speech bubble around its middle. */
export function bubble([width, height]: Point, colour: string, body: string, flip = false): string {
  const tail = flip
    ? `M${round(width * 0.12)} ${round(height / 2 - 4)}L${round(width * 0.3)} ${round(height / 2 + 26)}L${round(width * 0.34)} ${round(height / 2 - 4)}Z`
    : `M${round(-width * 0.12)} ${round(height / 2 - 4)}L${round(-width * 0.3)} ${round(height / 2 + 26)}L${round(-width * 0.34)} ${round(height / 2 - 4)}Z`
  return path(tail, colour) + rect([-width / 2, -height / 2, width, height], colour, Math.min(height / 2, 28)) + body
}

export function clockFace(radius: number, [face, hand]: readonly [string, string]): string {
  return (
    circle([0, 0], radius, face) +
    ring([0, 0], radius, [hand, radius * 0.1]) +
    line(`M0 ${round(-radius * 0.58)}V0L${round(radius * 0.38)} ${round(radius * 0.2)}`, hand, radius * 0.11)
  )
}
