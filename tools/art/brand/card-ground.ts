import { type FamilyKey, PALETTES } from '../palettes.ts'
import { canvas, circle, faded, place, rect } from '../scenes/shapes.ts'
import { brandLockup } from './logos.ts'

/** The size of share previews. */
export const SHARED = { width: 1200, height: 630 } as const

/** The position of a card on the background. */
export const CARD_PLACE = { left: 428, top: 96, width: 680, height: 429, radius: 29 } as const

/** The background of a shared card: the family's colours and name, and the card's shadow. */
export function drawCardGround(family: FamilyKey): string {
  const p = PALETTES[family]
  const { left, top, width, height, radius } = CARD_PLACE
  const shadow = [4, 8, 12, 16, 20, 24, 28, 32].map((drop) =>
    rect([left + drop / 2, top + drop, width - drop, height], p.ink, radius),
  )
  return canvas(
    SHARED.width,
    SHARED.height,
    rect([0, 0, SHARED.width, SHARED.height], p.mist),
    circle([left + width / 2, top + height / 2], 420, p.haze),
    ...shadow.map((layer) => faded(0.03, layer)),
    place([48, 252], brandLockup(family, 'paper'), { scale: 1.4 }),
    rect([0, 612, SHARED.width, 18], p.accent),
  )
}
