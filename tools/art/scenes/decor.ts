import type { Palette } from '../palettes.ts'
import { leaf } from './objects.ts'
import { type Box, circle, ellipse, faded, line, mix, type Point, path, place, polar, rect, ring, round, star } from './shapes.ts'

/** Rooms, weather, food and plants around the people and the gifts. */

export function cloud(width: number, colour: string): string {
  const w = (value: number) => round(value * width)
  return path(
    `M${w(-0.5)} 0C${w(-0.58)} ${w(-0.2)} ${w(-0.36)} ${w(-0.3)} ${w(-0.26)} ${w(-0.22)}C${w(-0.2)} ${w(-0.44)} ${w(0.14)} ${w(-0.46)} ${w(0.2)} ${w(-0.24)}C${w(0.36)} ${w(-0.34)} ${w(0.58)} ${w(-0.18)} ${w(0.5)} 0Z`,
    colour,
  )
}

export function windowFrame(palette: Palette, [x, y, width, height]: Box, view = ''): string {
  const sky = mix(palette.haze, '#ffffff', 0.25)
  const frame = palette.paper
  return (
    rect([x - 12, y - 12, width + 24, height + 24], frame, palette.radius) +
    rect([x, y, width, height], sky, palette.radius * 0.6) +
    view +
    rect([x + width / 2 - 5, y, 10, height], frame) +
    rect([x, y + height * 0.42, width, 10], frame) +
    rect([x - 24, y + height + 10, width + 48, 16], frame, 6)
  )
}

export function sofa(palette: Palette, width: number, colour: string): string {
  const dark = mix(colour, '#000000', 0.16)
  const w = width / 2
  return (
    rect([-w + 26, -22, 16, 26], palette.ink, 4) +
    rect([w - 42, -22, 16, 26], palette.ink, 4) +
    rect([-w + 20, -200, width - 40, 150], colour, 34) +
    rect([-w + 30, -104, width - 60, 84], dark, 16) +
    rect([-w, -138, 66, 122], mix(colour, '#ffffff', 0.12), 28) +
    rect([w - 66, -138, 66, 122], mix(colour, '#ffffff', 0.12), 28)
  )
}

/** Stands on its origin. */
export function cake(palette: Palette, width: number, candles = 3): string {
  const w = width / 2
  const tier = (y: number, half: number, height: number) => {
    const drip = half / 4
    const edge = Array.from({ length: 8 }, (_, index) => `q${round(-drip / 2)} ${index % 2 ? 22 : 10} ${round(-drip)} 0`).join('')
    return (
      rect([-half, y - height, half * 2, height], mix(palette.love, '#ffffff', 0.78), 10) +
      path(
        `M${round(-half)} ${y - height + 10}Q${round(-half)} ${y - height} ${round(-half + 10)} ${y - height}H${round(half - 10)}Q${round(half)} ${y - height} ${round(half)} ${y - height + 10}V${y - height + 22}${edge}Z`,
        palette.love,
      )
    )
  }
  const lights = Array.from({ length: candles }, (_, index) => {
    const x = (index - (candles - 1) / 2) * w * 0.36
    const top = -width * 0.56
    return (
      rect([x - 5, top - 46, 10, 50], index % 2 ? palette.sun : palette.trust, 3) +
      path(`M${round(x)} ${round(top - 78)}c12 14 12 28 0 28s-12 -14 0 -28Z`, palette.sun)
    )
  }).join('')
  return (
    rect([-w * 1.2, -8, width * 1.2, 14], palette.paper, 7) +
    rect([-w * 0.3, 0, w * 0.6, 18], palette.paper, 4) +
    lights +
    tier(-8 - width * 0.3, w * 0.66, Math.round(width * 0.26)) +
    tier(-8, w, Math.round(width * 0.32))
  )
}

export function christmasTree(palette: Palette, height: number): string {
  const green = palette.leaf
  const tiers: readonly [number, number, number][] = [
    [-0.08, -0.52, 0.36],
    [-0.34, -0.76, 0.28],
    [-0.58, -0.97, 0.2],
  ]
  const body = tiers
    .map(([bottom, top, half], index) =>
      path(
        `M0 ${round(top * height)}C${round(half * 0.3 * height)} ${round((top + 0.2) * height)} ${round(half * 0.7 * height)} ${round((bottom - 0.06) * height)} ${round(half * height)} ${round(bottom * height)}Q0 ${round((bottom + 0.07) * height)} ${round(-half * height)} ${round(bottom * height)}C${round(-half * 0.7 * height)} ${round((bottom - 0.06) * height)} ${round(-half * 0.3 * height)} ${round((top + 0.2) * height)} 0 ${round(top * height)}Z`,
        mix(green, palette.ink, 0.3 - index * 0.13),
      ),
    )
    .join('')
  const balls: readonly [number, number, string][] = [
    [-0.16, -0.16, palette.love],
    [0.06, -0.2, palette.sun],
    [0.22, -0.12, mix(palette.love, '#ffffff', 0.6)],
    [-0.1, -0.4, palette.sun],
    [0.12, -0.44, palette.love],
    [-0.02, -0.66, mix(palette.love, '#ffffff', 0.6)],
    [-0.24, -0.1, palette.sun],
    [0.06, -0.78, palette.sun],
  ]
  return (
    rect([-height * 0.035, -height * 0.1, height * 0.07, height * 0.1], mix(palette.wood, palette.ink, 0.45)) +
    body +
    balls.map(([x, y, colour]) => circle([x * height, y * height], height * 0.024, colour)).join('') +
    path(star([0, -height * 0.985], height * 0.06), palette.sun)
  )
}

/** A flower head around its middle. */
export function bloom(radius: number, [petal, heart]: readonly [string, string], petals = 6): string {
  const between = Array.from({ length: petals + 1 }, (_, index) =>
    polar([0, 0], radius * 0.72, ((index - 0.5) * 360) / petals - 90)
      .map(round)
      .join(' '),
  )
  const arc = round(radius * 0.72 * Math.sin(Math.PI / petals) * 1.04)
  return path(`M${between.join(`A${arc} ${arc} 0 0 1 `)}Z`, petal) + circle([0, 0], radius * 0.32, heart)
}

/** Flowers in paper, standing on the tip of the paper. */
export function bouquet(palette: Palette, size: number, paper = palette.paper): string {
  const heads: readonly [number, number, string, string][] = [
    [-0.3, -0.86, palette.love, palette.sun],
    [0.3, -0.88, mix(palette.love, '#ffffff', 0.6), palette.love],
    [0, -1.04, palette.sun, palette.love],
    [-0.12, -0.72, mix(palette.love, '#ffffff', 0.6), palette.sun],
    [0.18, -0.7, palette.love, palette.sun],
  ]
  const leaves = [-62, -38, 36, 60]
    .map((turn) =>
      place([0, -size * 0.42], leaf(size * 0.52, turn % 4 ? palette.leaf : mix(palette.leaf, palette.ink, 0.25)), {
        rotate: turn,
      }),
    )
    .join('')
  return (
    leaves +
    heads.map(([x, y, a, b]) => place([x * size, y * size], bloom(size * 0.21, [a, b]))).join('') +
    path(
      `M0 0L${round(-size * 0.42)} ${round(-size * 0.62)}Q${round(-size * 0.1)} ${round(-size * 0.42)} ${round(size * 0.1)} ${round(-size * 0.5)}Q${round(size * 0.3)} ${round(-size * 0.6)} ${round(size * 0.42)} ${round(-size * 0.62)}Z`,
      paper,
    ) +
    path(
      `M0 0L${round(-size * 0.42)} ${round(-size * 0.62)}Q${round(-size * 0.1)} ${round(-size * 0.5)} ${round(size * 0.06)} ${round(-size * 0.1)}Z`,
      mix(paper, palette.ink, 0.1),
    ) +
    line(
      `M${round(-size * 0.13)} ${round(-size * 0.16)}Q0 ${round(-size * 0.1)} ${round(size * 0.12)} ${round(-size * 0.17)}`,
      palette.love,
      size * 0.05,
    )
  )
}

export function tulip(height: number, [petal, stem]: readonly [string, string]): string {
  const h = (value: number) => round(value * height)
  return (
    line(`M0 0Q${h(0.03)} ${h(-0.4)} 0 ${h(-0.75)}`, stem, Math.max(4, height * 0.035)) +
    place([0, -2], leaf(height * 0.55, stem), { rotate: 24 }) +
    place([0, -2], leaf(height * 0.45, mix(stem, '#000000', 0.12)), { rotate: -26 }) +
    path(
      `M${h(-0.13)} ${h(-0.98)}L${h(-0.05)} ${h(-0.9)}L0 ${h(-1.02)}L${h(0.05)} ${h(-0.9)}L${h(0.13)} ${h(-0.98)}C${h(0.18)} ${h(-0.8)} ${h(0.12)} ${h(-0.68)} 0 ${h(-0.68)}C${h(-0.12)} ${h(-0.68)} ${h(-0.18)} ${h(-0.8)} ${h(-0.13)} ${h(-0.98)}Z`,
      petal,
    )
  )
}

export function pendantLamp(palette: Palette, at: Point, colour: string): string {
  const [x, y] = at
  return (
    line(`M${x} 0V${y - 60}`, palette.ink, 4) +
    circle([x, y + 4], 17, palette.sun) +
    path(
      `M${x - 68} ${y}C${x - 62} ${y - 44} ${x - 30} ${y - 66} ${x} ${y - 66}C${x + 30} ${y - 66} ${x + 62} ${y - 44} ${x + 68} ${y}Z`,
      colour,
    )
  )
}

export function pictureFrame(palette: Palette, [x, y, width, height]: Box, kind: 'hill' | 'heart' | 'moon'): string {
  const inner: Box = [x + 10, y + 10, width - 20, height - 20]
  const [cx, cy] = [x + width / 2, y + height / 2]
  const art = {
    hill: () =>
      circle([cx + width * 0.14, cy - height * 0.14], width * 0.11, palette.sun) +
      path(
        `M${inner[0]} ${inner[1] + inner[3]}V${round(cy + height * 0.1)}Q${cx} ${round(cy - height * 0.12)} ${inner[0] + inner[2]} ${round(cy + height * 0.2)}V${inner[1] + inner[3]}Z`,
        palette.leaf,
      ),
    heart: () => bloomArt(palette, [cx, cy], width),
    moon: () =>
      circle([cx, cy], width * 0.2, palette.accentSoft) +
      circle([cx + width * 0.1, cy - width * 0.06], width * 0.16, palette.mist),
  }
  return rect([x, y, width, height], palette.ink, 4) + rect(inner, palette.mist) + art[kind]()
}

function bloomArt(palette: Palette, [x, y]: Point, width: number): string {
  return (
    line(`M${x} ${round(y + width * 0.3)}V${y}`, palette.leaf, 5) +
    place([x, y - width * 0.05], bloom(width * 0.2, [palette.love, palette.sun]))
  )
}

/** A pile of books, standing on its origin. */
export function books(palette: Palette, width: number): string {
  const colours = [palette.trust, palette.accent, palette.ink]
  return colours
    .map(
      (colour, index) =>
        rect([-width / 2 + index * 7 - (index === 2 ? 18 : 0), -24 * (index + 1), width - index * 10, 22], colour, 4) +
        rect([-width / 2 + index * 7 + 14, -24 * (index + 1) + 8, width * 0.24, 5], mix(colour, '#ffffff', 0.7), 2),
    )
    .join('')
}

export function coin(radius: number, colour: string): string {
  return (
    circle([0, 0], radius, mix(colour, '#6b3a00', 0.25)) +
    circle([0, -radius * 0.06], radius * 0.92, colour) +
    ring([0, -radius * 0.06], radius * 0.66, [mix(colour, '#6b3a00', 0.2), radius * 0.08]) +
    path(star([0, -radius * 0.04], radius * 0.38), mix(colour, '#6b3a00', 0.25))
  )
}

export function house(palette: Palette, width: number, wall: string): string {
  const w = width / 2
  const h = width * 0.62
  const pane = (x: number, y: number) =>
    rect([x, y, width * 0.17, width * 0.2], palette.sun, 4) +
    rect([x + width * 0.077, y, width * 0.016, width * 0.2], wall) +
    rect([x - 5, y + width * 0.2, width * 0.17 + 10, 8], palette.paper, 3)
  return (
    rect([width * 0.2, -h - width * 0.36, width * 0.1, width * 0.2], mix(palette.love, palette.ink, 0.4)) +
    rect([-w, -h, width, h], wall) +
    path(`M${round(-w - 34)} ${round(-h + 10)}L0 ${round(-h - width * 0.42)}L${round(w + 34)} ${round(-h + 10)}Z`, palette.love) +
    circle([0, -h - width * 0.1], width * 0.065, palette.sun) +
    path(
      `M${round(-width * 0.1)} 0V${round(-width * 0.3)}A${round(width * 0.1)} ${round(width * 0.1)} 0 0 1 ${round(width * 0.1)} ${round(-width * 0.3)}V0Z`,
      palette.trust,
    ) +
    circle([width * 0.06, -width * 0.16], 5, palette.sun) +
    pane(-width * 0.4, -width * 0.42) +
    pane(width * 0.23, -width * 0.42)
  )
}

/** A table top across the width of the picture. */
export function tableTop(palette: Palette, y: number, [width, height]: Point): string {
  return rect([0, y, width, height - y], palette.wood) + rect([0, y, width, 16], mix(palette.wood, '#ffffff', 0.3))
}

export function sunRays(at: Point, radius: number, colour: string): string {
  return (
    circle(at, radius, colour) +
    Array.from({ length: 12 }, (_, index) => {
      const [a, b] = [polar(at, radius * 1.24, index * 30), polar(at, radius * 1.5, index * 30)]
      return line(`M${a.map(round).join(' ')}L${b.map(round).join(' ')}`, colour, radius * 0.12)
    }).join('')
  )
}

/** Small lights on a wire. */
export function fairyLights(palette: Palette, from: Point, to: Point): string {
  const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 160 * t * (1 - t)]
  const bulbs = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = at((index + 0.5) / 9)
    return faded(0.35, circle([x, y + 10], 17, palette.sun)) + ellipse([x, y + 10], [7, 9], palette.sun)
  }).join('')
  return (
    line(
      `M${from.map(round).join(' ')}Q${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2 + 80)} ${to.map(round).join(' ')}`,
      palette.ink,
      3,
    ) + bulbs
  )
}

export function toastGlass(height: number, [glass, drink]: readonly [string, string]): string {
  const h = (value: number) => round(value * height)
  return (
    line(`M0 ${h(-0.42)}V0M${h(-0.16)} 0H${h(0.16)}`, glass, height * 0.045) +
    path(
      `M${h(-0.15)} ${h(-1)}H${h(0.15)}L${h(0.13)} ${h(-0.58)}Q${h(0.1)} ${h(-0.4)} 0 ${h(-0.4)}Q${h(-0.1)} ${h(-0.4)} ${h(-0.13)} ${h(-0.58)}Z`,
      glass,
    ) +
    path(
      `M${h(-0.12)} ${h(-0.84)}H${h(0.12)}L${h(0.1)} ${h(-0.58)}Q${h(0.08)} ${h(-0.45)} 0 ${h(-0.45)}Q${h(-0.08)} ${h(-0.45)} ${h(-0.1)} ${h(-0.58)}Z`,
      drink,
    )
  )
}
