import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { CARD_LAYOUTS, type CardArt } from '../../../seeds/types.ts'
import { composeCard } from '../cards.ts'
import { CARD } from '../studio.ts'
import { SLEEVES } from './designs.ts'
import { CARD_SLOT, drawSleeve } from './sleeve.ts'

const ART = { face: 'slab', pattern: 'confetti', emblem: 'cup', ground: '#f7efe0', ink: '#2b1b17', accent: '#d9562b' } as const
const CARDS = CARD_LAYOUTS.flatMap((layout): CardArt[] => [
  { ...ART, layout, wordmark: 'Paper\nKite' },
  { ...ART, layout, wordmark: 'Hobb & Daughters' },
  { ...ART, layout, wordmark: 'Orla' },
])

/** The part of a card's name that is hidden by the pocket or its closure. */
function shareHidden(pixels: Uint8Array, art: CardArt): number {
  const scale = CARD_SLOT.width / CARD.width
  const { ink } = composeCard(art).text
  let [hidden, all] = [0, 0]
  for (let y = Math.round(CARD_SLOT.y + ink.y * scale); y < CARD_SLOT.y + (ink.y + ink.height) * scale; y++) {
    for (let x = Math.round(CARD_SLOT.x + ink.x * scale); x < CARD_SLOT.x + (ink.x + ink.width) * scale; x++) {
      all++
      if ((pixels[(y * 800 + x) * 4 + 3] ?? 0) > 128) hidden++
    }
  }
  return hidden / all
}

test.each(SLEEVES.map((design) => [design.key, design] as const))('%s does not hide a name', (_key, design) => {
  const { pixels } = new Resvg(drawSleeve(design, 'front'), { font: { loadSystemFonts: false } }).render()
  const hidden = CARDS.filter((art) => shareHidden(pixels, art) > 0.02).map(({ layout, wordmark }) => `${layout}: ${wordmark}`)
  expect(hidden).toEqual([])
})
