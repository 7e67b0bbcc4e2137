import type { CardArt } from '../../seeds/types.ts'
import { contrast, luminance, mix, readableOn, toRgb } from './colours.ts'
import { drawEmblem, type EmblemColours, type EmblemPlace } from './emblems/index.ts'
import type { Box } from './faces.ts'
import { PATTERNS, type PatternColours } from './patterns/index.ts'
import { hashText, type Random, seededRandom } from './random.ts'

/** The ID-1 size of bank cards, in tenths of a millimetre. */
export const CARD: Box & { radius: number } = { x: 0, y: 0, width: 856, height: 540, radius: 36 }

/** The data and tools that a layout needs for one card. */
export type Studio = {
  art: CardArt
  random: Random
  ground: string
  ink: string
  accent: string
  /** Whether ink is the third colour of a strong pattern. */
  inkInPattern: boolean
  id: string
  /** Clip paths and gradients gathered while drawing. */
  defs: string[]
}

export function openStudio(art: CardArt, id?: string): Studio {
  const seed = JSON.stringify(art)
  const { ground, accent } = art
  const ink = readableOn(ground, [art.ink])
  const random = seededRandom(seed)
  const name = id ?? `c${hashText(seed).toString(36)}`
  return { art, random, ground, ink, accent, inkInPattern: random.chance(0.5), id: name, defs: [] }
}

/** Strong: the pattern is the main element. Quiet: text may be on it. Faint: text and a large emblem may be on it. */
export type Strength = 'strong' | 'quiet' | 'faint'

export function patternColours(studio: Studio, base: string, strength: Strength): PatternColours {
  const { ground, ink, accent } = studio
  const other = base === accent ? ground : accent
  const lively = contrast(other, base) < 1.25 ? ink : other
  if (strength === 'strong') {
    const third = studio.inkInPattern && contrast(ink, base) > 1.5 && lively !== ink ? ink : deepen(lively)
    return { base, first: lively, second: shade(base, lively, 1), third }
  }
  const text = textOn(studio, base)
  const share = strength === 'quiet' ? 1 : 0.5
  const soft = (part: number) => calm(base, shade(base, lively, 1), part * share, text)
  return { base, first: soft(0.74), second: soft(0.44), third: soft(0.28) }
}

/**
 * A colour close to the base: a pale base gets some of the colour, any other base becomes lighter or darker, because a mix of two strong colours looks
 * muddy.
 */
export function shade(base: string, towards: string, share: number): string {
  const light = luminance(base)
  if (isPale(base)) return mix(base, towards, 0.42 * share)
  if (light > 0.25) return mix(base, '#ffffff', 0.45 * share)
  return luminance(towards) > light ? mix(base, '#ffffff', 0.2 * share) : mix(base, '#000000', 0.26 * share)
}

export function isPale(colour: string): boolean {
  const rgb = toRgb(colour)
  return luminance(colour) > 0.5 && Math.max(...rgb) - Math.min(...rgb) < 36
}

function deepen(colour: string): string {
  return luminance(colour) > 0.4 ? mix(colour, '#ffffff', 0.5) : mix(colour, '#000000', 0.3)
}

/** The strongest tint of the colour on which the text is still readable. */
export function calm(base: string, colour: string, share: number, text: string): string {
  for (let s = share; s > 0.02; s -= 0.02) {
    const shade = mix(base, colour, s)
    if (contrast(shade, text) >= 4.5) return shade
  }
  return base
}

export function textOn(studio: Studio, base: string): string {
  if (contrast(studio.ink, base) >= 4.5) return studio.ink
  const strong = [studio.ground, '#ffffff', '#14121c'].find((colour) => contrast(colour, base) >= 6.5)
  return strong ?? readableOn(base, [studio.ground, '#ffffff', '#14121c'])
}

/** The small line has the accent colour if it is readable, otherwise a softer shade of the wordmark's colour. */
export function lineOn(studio: Studio, base: string): string {
  const text = textOn(studio, base)
  if (contrast(studio.accent, base) > 5) return studio.accent
  return readableOn(base, [mix(text, base, 0.16), text])
}

export function emblemOn(studio: Studio, base: string): EmblemColours {
  const main = readableOn(base, [studio.ink, studio.ground, studio.accent, '#ffffff'], 3)
  const lively = [studio.accent, studio.ground, studio.ink].find(
    (colour) => contrast(colour, base) > 1.45 && contrast(colour, main) > 1.45,
  )
  return { main, cut: base, accent: lively ?? mix(main, luminance(main) < 0.3 ? '#ffffff' : base, 0.42) }
}

export function stampEmblem(studio: Studio, place: EmblemPlace, base: string): string {
  return drawEmblem(studio.art.emblem, place, emblemOn(studio, base))
}

/** The base of a strong pattern. A plain card needs the accent there, because its shape would not be visible otherwise. */
export function strongBase({ art, random, ground, accent }: Studio): string {
  return random.chance(0.5) || art.pattern === 'plain' ? accent : ground
}

/** The pattern over the area, on a base that is already drawn. */
export function layPattern(studio: Studio, area: Box, base: string, strength: Strength): string {
  const { random, id, art } = studio
  return PATTERNS[art.pattern]({ random, area, id, colours: patternColours(studio, base, strength) })
}

/** Clips the markup to a path. */
export function within(studio: Studio, d: string, markup: string): string {
  if (markup === '') return ''
  const id = `${studio.id}-${studio.defs.length}`
  studio.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  return `<g clip-path="url(#${id})">${markup}</g>`
}

/** A filled region with the pattern clipped to it. */
export function patternedRegion(studio: Studio, d: string, area: Box, options: { base: string; strength: Strength }): string {
  return shape(options.base, d) + within(studio, d, layPattern(studio, area, options.base, options.strength))
}

/** A soft circle in the base colour, which makes text readable on a strong pattern. */
export function halo(studio: Studio, area: Box, colour: string): string {
  const id = `${studio.id}-${studio.defs.length}`
  const stop = (offset: number, opacity: number) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  studio.defs.push(`<radialGradient id="${id}">${stop(0, 1)}${stop(0.68, 1)}${stop(1, 0)}</radialGradient>`)
  const [rx, ry] = [area.width / 2, area.height / 2]
  return `<ellipse cx="${area.x + rx}" cy="${area.y + ry}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`
}

export const shape = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`
export const outline = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`
