import { describe, expect, test } from 'vitest'
import { CARD_EMBLEMS, CARD_FACES, CARD_LAYOUTS, CARD_PATTERNS, type CardArt } from '../../seeds/types.ts'
import { composeCard, drawCard } from './cards.ts'
import { contrast } from './colours.ts'
import { setLine } from './faces.ts'
import { CARD } from './studio.ts'

const ART: CardArt = {
  wordmark: 'Bramble & Oak',
  line: 'coffee roasters',
  face: 'didone',
  pattern: 'confetti',
  layout: 'centre',
  emblem: 'cup',
  ground: '#f7efe0',
  ink: '#2b1b17',
  accent: '#d9562b',
}

const PALETTES = [
  ['#f7efe0', '#2b1b17', '#d9562b'],
  ['#14342b', '#f3ead7', '#e0a526'],
  ['#f9c80e', '#2b2d42', '#d7263d'],
  ['#5b2333', '#f7f4f3', '#e2a76f'],
  // An unreadable text colour, which the card must correct.
  ['#7a8a99', '#8899aa', '#ffffff'],
] as const
const WORDMARKS = ['Orla', 'Hobb & Daughters', 'Paper\nKite', 'THE VERY LONG NAME COMPANY', 'Ängström\nquay']

/** Every layout with every palette and wordmark, with changing values of the other options. */
const SAMPLE = CARD_LAYOUTS.flatMap((layout, l) =>
  PALETTES.flatMap(([ground, ink, accent], p) =>
    WORDMARKS.map((wordmark, w): CardArt => {
      const turn = l * 25 + p * 5 + w
      const pattern = CARD_PATTERNS[turn % CARD_PATTERNS.length] ?? 'plain'
      const face = CARD_FACES[turn % CARD_FACES.length] ?? 'slab'
      return { ...ART, ...(turn % 3 === 0 && { line: undefined }), wordmark, face, pattern, layout, ground, ink, accent }
    }),
  ),
)

describe('a gift card', () => {
  test('is the same, byte for byte, whenever it is drawn', () => {
    expect(drawCard(ART)).toBe(drawCard({ ...ART }))
  })

  test('differs from one brand to the next, also in its ids', () => {
    const ids = (svg: string) => [...svg.matchAll(/id="([^"]+)"/g)].map((match) => match[1])
    const [one, other] = [ids(drawCard(ART)), ids(drawCard({ ...ART, wordmark: 'Fennel' }))]
    expect(one.length).toBeGreaterThan(0)
    expect(one.filter((id) => other.includes(id))).toEqual([])
    expect(new Set(one).size).toBe(one.length)
  })

  test('uses the ids it is given', () => {
    expect(drawCard(ART, { id: 'mine' })).toContain('id="mine-card"')
  })

  test.each([
    ...CARD_FACES.map((face) => ({ face })),
    ...CARD_PATTERNS.map((pattern) => ({ pattern })),
    ...CARD_LAYOUTS.map((layout) => ({ layout })),
    ...CARD_EMBLEMS.map((emblem) => ({ emblem })),
  ])('draws %o', (choice) => {
    const svg = drawCard({ ...ART, ...choice })
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 856 540"/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
    expect(svg.length).toBeLessThan(20_000)
  })

  test.each(SAMPLE.map((art) => [`${art.layout}, ${art.pattern}, ${art.face}, ${art.ground}: ${art.wordmark}`, art] as const))(
    'is legible: %s',
    (_sentence, art) => {
      const { ink, behind, text } = composeCard(art)
      for (const colour of behind) expect(contrast(ink, colour)).toBeGreaterThanOrEqual(4.5)
      for (const box of [text.ink, text.lineInk ?? text.ink]) {
        expect(box.x).toBeGreaterThan(20)
        expect(box.y).toBeGreaterThan(20)
        expect(box.x + box.width).toBeLessThan(CARD.width - 20)
        expect(box.y + box.height).toBeLessThan(CARD.height - 20)
      }
      expect(text.ink.height).toBeGreaterThan(14)
    },
  )

  test('refuses a letter that its font does not have, rather than show a box', () => {
    expect(() => setLine('retro', '漢')).toThrow(/has no/)
  })
})
