import { optimize } from 'svgo'
import type { CardArt } from '../../seeds/types.ts'
import { box } from './emblems/shapes.ts'
import { type Composition, LAYOUTS } from './layouts/index.ts'
import { CARD, openStudio } from './studio.ts'

/** Draws a gift card as one standalone SVG; the same input gives the same bytes. */
export function drawCard(art: CardArt, options: { id?: string } = {}): string {
  const studio = openStudio(art, options.id)
  const { markup } = LAYOUTS[art.layout](studio)
  const edge = box(0, 0, CARD.width, CARD.height, CARD.radius)
  const clip = `${studio.id}-card`
  return shrink(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
      `<defs><clipPath id="${clip}"><path d="${edge}"/></clipPath>${studio.defs.join('')}</defs>`,
      `<g clip-path="url(#${clip})"><path fill="${studio.ground}" d="${box(0, 0, CARD.width, CARD.height)}"/>${markup}`,
      // A faint hairline at the edge separates a pale card from a pale tile.
      `<path fill="none" stroke="#000" stroke-opacity=".09" stroke-width="4" d="${edge}"/></g></svg>`,
    ].join(''),
  )
}

/** The position, colour and background of a card's text, for tests. */
export function composeCard(art: CardArt): Composition {
  return LAYOUTS[art.layout](openStudio(art))
}

/** Keeps the ids: they are unique per card, and two cards may be inlined in one page. */
function shrink(svg: string): string {
  return optimize(svg, {
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: false,
            convertPathData: { floatPrecision: 1 },
            // Scales of emblems need their third digit.
            convertTransform: { floatPrecision: 3, transformPrecision: 5 },
          },
        },
      },
    ],
  }).data
}
