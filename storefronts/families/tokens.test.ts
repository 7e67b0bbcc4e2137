import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { storefronts } from '../index.ts'
import type { Family } from '../types.ts'
import { fonts } from './fonts.ts'

const FAMILIES: readonly Family[] = ['CB', 'CK', 'GCS']

/** The names the screens are written with; every family gives each of them a value. */
const TOKENS = [
  ...['ground', 'surface', 'mist', 'ink', 'ink-soft', 'line', 'accent', 'accent-ink', 'accent-deep', 'accent-pale'].map(toColour),
  ...['trust', 'trust-ink', 'trust-pale', 'highlight', 'danger', 'danger-pale', 'success', 'success-pale', 'focus'].map(toColour),
  ...['footer', 'footer-ink', 'footer-soft'].map(toColour),
  ...['--radius-card', '--radius-button', '--radius-field', '--shadow-card', '--shadow-raised'],
  ...['--font-headline', '--font-body', '--weight-headline', '--tracking-headline'],
]

/** Text on its ground; WCAG AA asks 4.5 of body text. */
const TEXT_PAIRS = [
  ...onEach('ink', ['ground', 'surface', 'mist', 'accent-pale', 'trust-pale', 'highlight', 'danger-pale', 'success-pale']),
  ...onEach('ink-soft', ['ground', 'surface', 'mist', 'accent-pale', 'trust-pale']),
  ...onEach('accent-ink', ['accent', 'accent-deep']),
  ...onEach('accent-deep', ['ground', 'surface', 'mist', 'accent-pale']),
  ...onEach('trust-ink', ['trust']),
  ...onEach('trust', ['ground', 'surface', 'mist', 'trust-pale']),
  ...onEach('danger', ['ground', 'surface', 'mist', 'danger-pale']),
  ...onEach('success', ['ground', 'surface', 'mist', 'success-pale']),
  ...onEach('footer-ink', ['footer']),
  ...onEach('footer-soft', ['footer']),
]

/** The shape of a control and the ring around it must stand out from what is behind them: 3 to 1. */
const SHAPE_PAIRS = [
  ...onEach('focus', ['ground', 'surface', 'mist', 'accent-pale', 'trust-pale', 'danger-pale', 'success-pale']),
  // The grounds that name another ring (`--focus-ring`): the footer, and the bar of selling points.
  ...onEach('footer-ink', ['footer']),
  ...onEach('ground', ['ink']),
  ...onEach('accent', ['ground', 'surface', 'mist']),
]

describe.each(FAMILIES)('the tokens of family %s', (family) => {
  const tokens = readTokens(family)

  test('define exactly the tokens that the screens use', () => {
    expect([...tokens.keys()].sort()).toEqual([...TOKENS].sort())
  })

  test('name the fonts of the family, each with its metric-matched fallback', () => {
    for (const role of ['headline', 'body'] as const) {
      const { family: name } = fonts[family][role]
      expect(tokens.get(`--font-${role}`)).toMatch(new RegExp(`^'${name}', '${name} Extended', '${name} Fallback', `))
    }
  })

  test('set headlines in a weight that the font has', () => {
    const [lightest, heaviest] = fonts[family].headline.weightRange
    const weight = Number(tokens.get('--weight-headline'))
    expect(weight).toBeGreaterThanOrEqual(lightest)
    expect(weight).toBeLessThanOrEqual(heaviest)
  })
})

/** The families as they are, and every storefront that sets a colour of its own. */
const PALETTES: readonly { whose: string; family: Family; own: Readonly<Record<string, string>> }[] = [
  ...FAMILIES.map((family) => ({ whose: `family ${family}`, family, own: {} })),
  ...storefronts.flatMap(({ code, family, tokens }) => (tokens ? [{ whose: code, family, own: tokens }] : [])),
]

describe.each(PALETTES)('the colours of $whose', ({ family, own }) => {
  const tokens = new Map([...readTokens(family), ...Object.entries(own)])

  test('override only tokens that exist', () => {
    for (const name of Object.keys(own)) expect(TOKENS).toContain(name)
  })

  test.each(TEXT_PAIRS)('%s can be read on %s', (text, ground) => {
    expect(contrast(read(tokens, text), read(tokens, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPE_PAIRS)('%s stands out from %s', (shape, ground) => {
    expect(contrast(read(tokens, shape), read(tokens, ground))).toBeGreaterThanOrEqual(3)
  })
})

function toColour(name: string): string {
  return `--color-${name}`
}

function onEach(text: string, grounds: readonly string[]): [text: string, ground: string][] {
  return grounds.map((ground) => [text, ground])
}

function readTokens(family: Family): Map<string, string> {
  const css = readFileSync(new URL(`./${family}.tokens.css`, import.meta.url), 'utf8')
  return new Map([...css.matchAll(/^ {2}(--[\w-]+): ([^;]+);$/gm)].map(([, name, value]) => [name as string, value as string]))
}

function read(tokens: ReadonlyMap<string, string>, colour: string): string {
  return tokens.get(toColour(colour)) ?? fail(colour)
}

/** WCAG 2.2, contrast ratio of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const channels = colour.match(/^#(..)(..)(..)$/)?.slice(1) ?? fail(colour)
  const [red, green, blue] = channels.map((hex) => toLinear(Number.parseInt(hex, 16) / 255)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function fail(what: string): never {
  throw new Error(`There is no ${what}.`)
}
