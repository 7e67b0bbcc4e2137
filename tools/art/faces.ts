import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js'
import type { CardFace } from '../../seeds/types.ts'

type FaceName = CardFace | 'small'
/**
 * `tracking` and `leading` are in ems; `caps` is the extra tracking of a word in capitals, `space` the factor of the font's own word space.
 */
type Face = { family: string; style: string; tracking: number; caps: number; leading: number; space?: number }

/** The small typeface is for the line under a wordmark. */
export const FACES: Record<FaceName, Face> = {
  grotesque: { family: 'archivo', style: '800ExtraBold', tracking: -0.025, caps: 0.025, leading: 0.94, space: 1.3 },
  didone: { family: 'bodoni-moda', style: '600SemiBold', tracking: -0.01, caps: 0.07, leading: 0.98 },
  condensed: { family: 'anton', style: '400Regular', tracking: 0.005, caps: 0.015, leading: 1.08 },
  script: { family: 'pacifico', style: '400Regular', tracking: 0, caps: 0, leading: 1.1 },
  rounded: { family: 'fredoka', style: '600SemiBold', tracking: -0.01, caps: 0.03, leading: 0.94 },
  slab: { family: 'zilla-slab', style: '700Bold', tracking: -0.015, caps: 0.05, leading: 0.9 },
  roman: { family: 'cinzel', style: '600SemiBold', tracking: 0.05, caps: 0.03, leading: 1.08 },
  hand: { family: 'caveat-brush', style: '400Regular', tracking: 0, caps: 0.02, leading: 0.86 },
  deco: { family: 'limelight', style: '400Regular', tracking: 0.015, caps: 0.06, leading: 1.02 },
  mono: { family: 'space-mono', style: '700Bold', tracking: -0.05, caps: 0.03, leading: 1.0, space: 0.62 },
  retro: { family: 'shrikhand', style: '400Regular', tracking: 0, caps: 0.02, leading: 0.98 },
  stencil: { family: 'saira-stencil-one', style: '400Regular', tracking: 0.01, caps: 0.04, leading: 0.98 },
  'soft-serif': { family: 'fraunces', style: '700Bold', tracking: -0.02, caps: 0.06, leading: 0.95 },
  wide: { family: 'unbounded', style: '700Bold', tracking: -0.03, caps: 0.01, leading: 1.08, space: 1.2 },
  small: { family: 'dm-sans', style: '600SemiBold', tracking: 0.01, caps: 0.14, leading: 1.3 },
}

export type Box = { x: number; y: number; width: number; height: number }
/** A line of outlined text at one unit per em, its baseline at y = 0. */
export type SetLine = { commands: readonly PathCommand[]; ink: Box }

const require = createRequire(import.meta.url)
const fonts = new Map<FaceName, Font>()
const lines = new Map<string, SetLine>()

export function facePackage(name: FaceName): string {
  return `@expo-google-fonts/${FACES[name].family}`
}

function readFont(name: FaceName): Font {
  const known = fonts.get(name)
  if (known) return known
  const { style } = FACES[name]
  const folder = require.resolve(`${facePackage(name)}/package.json`).replace(/package\.json$/, style)
  const bytes = readFileSync(`${folder}/${fontFile(name)}`)
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
  fonts.set(name, font)
  return font
}

function fontFile(name: FaceName): string {
  const { family, style } = FACES[name]
  const words = family.split('-').map((word) => (word === 'dm' ? 'DM' : word.charAt(0).toUpperCase() + word.slice(1)))
  return `${words.join('')}_${style}.ttf`
}

/** Outlines one line, kerned and tracked. */
export function setLine(face: FaceName, text: string): SetLine {
  const key = `${face}\n${text}`
  const known = lines.get(key)
  if (known) return known
  const font = readFont(face)
  const tracking = FACES[face].tracking + (isCapitals(text) ? FACES[face].caps : 0)
  const kern = kerning(font)
  const commands: PathCommand[] = []
  let x = 0
  let before: Glyph | undefined
  for (const character of text) {
    const glyph = font.charToGlyph(character)
    if (glyph.index === 0) throw new Error(`The face "${face}" has no "${character}" (in "${text}")`)
    if (before) x += kern(before, glyph) / font.unitsPerEm + tracking
    commands.push(...glyph.getPath(x, 0, 1).commands)
    x += (glyph.advanceWidth / font.unitsPerEm) * (character === ' ' ? (FACES[face].space ?? 1) : 1)
    before = glyph
  }
  const line = { commands, ink: inkOf(commands) }
  lines.set(key, line)
  return line
}

// The library's own text layout throws on some of these fonts' substitution tables, hence the loop above.
function kerning(font: Font): (left: Glyph, right: Glyph) => number {
  const tables = font.position.getKerningTables(font.position.getDefaultScriptName())
  if (tables) return (left, right) => font.position.getKerningValue(tables, left.index, right.index)
  return (left, right) => font.getKerningValue(left, right)
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)
}

function inkOf(commands: readonly PathCommand[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const command of commands) {
    if (command.type === 'Z') continue
    left = Math.min(left, command.x)
    right = Math.max(right, command.x)
    top = Math.min(top, command.y)
    bottom = Math.max(bottom, command.y)
  }
  if (left === Infinity) return { x: 0, y: 0, width: 0, height: 0 }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Path data of a set line at a size, with its origin at x, y. The library's own writer drops digits and gives NaN. */
export function linePath(line: SetLine, x: number, y: number, size: number): string {
  const at = (px: number, py: number) => `${round(x + px * size)} ${round(y + py * size)}`
  return line.commands
    .map((c) => {
      if (c.type === 'Z') return 'Z'
      if (c.type === 'Q') return `Q${at(c.x1, c.y1)} ${at(c.x, c.y)}`
      if (c.type === 'C') return `C${at(c.x1, c.y1)} ${at(c.x2, c.y2)} ${at(c.x, c.y)}`
      return `${c.type}${at(c.x, c.y)}`
    })
    .join('')
}

const round = (value: number) => Math.round(value * 100) / 100
