import type { CardEmblem } from '../../../seeds/types.ts'
import type { Drawing } from '../drawing.ts'
import { FAMILY_KEYS, PALETTES } from '../palettes.ts'
import { drawEmblem } from './index.ts'

const SIZE = 96

/** The icons of the categories, in each family's colours. */
export function listIconDrawings(emblems: readonly CardEmblem[]): Drawing[] {
  return FAMILY_KEYS.flatMap((family) =>
    emblems.map((emblem) => ({
      name: `emblems/${family}/${emblem}`,
      inputs: [family, emblem],
      draw: () => {
        const { ink, mist, accent } = PALETTES[family]
        const colours = { main: ink, cut: mist, accent }
        const drawn = drawEmblem(emblem, { x: SIZE / 2, y: SIZE / 2, size: SIZE * 0.92 }, colours)
        return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${drawn}</svg>`
      },
    })),
  )
}
