import { canvas, ellipse, faded, line, mix, path, rect } from '../scenes/shapes.ts'

/** A folded paper sleeve around a card: what lies behind the card, and the pocket and closure before it. */
export type SleeveDesign = {
  /** Names the clip paths, so that sleeves can be inlined side by side. */
  key: string
  paper: string
  /** The lining, seen behind the card. */
  lining: string
  flap: keyof typeof FLAPS
  edge: keyof typeof EDGES
  /** Drawn on the lining, clipped to it. */
  liningArt?: string
  /** Drawn on the pocket, clipped to it. */
  pocketArt?: string
  /** Drawn behind everything: ears, a chimney. */
  behind?: string
  /** Drawn last: bow, seal, tag. */
  closure: string
}

/** Where the card goes, between the two layers of the 800 × 600 canvas: high enough that no pocket hides a brand's name. */
export const CARD_SLOT = { x: 200, y: 75, width: 400, height: 252 } as const

/** The back of the sleeve with its open flap. */
const FLAPS = {
  point: 'M120 300V232L372 44Q400 26 428 44L680 232V520Q680 540 660 540H140Q120 540 120 520Z',
  round: 'M120 300V250C120 120 250 36 400 36C550 36 680 120 680 250V520Q680 540 660 540H140Q120 540 120 520Z',
  square: 'M120 300V150L176 66Q184 54 198 54H602Q616 54 624 66L680 150V520Q680 540 660 540H140Q120 540 120 520Z',
  low: 'M120 300V196Q120 170 146 170H654Q680 170 680 196V520Q680 540 660 540H140Q120 540 120 520Z',
  petals:
    'M120 300V210C120 120 200 92 240 130C250 56 350 20 400 88C450 20 550 56 560 130C600 92 680 120 680 210V520Q680 540 660 540H140Q120 540 120 520Z',
} as const

/** The upper edge of the pocket, from left to right. */
const EDGES = {
  straight: 'M120 330H680',
  dip: 'M120 296Q400 400 680 296',
  vee: 'M120 288L384 384Q400 390 416 384L680 288',
  wave: 'M120 316C220 280 300 372 400 340S580 280 680 330',
  scallop:
    'M120 330a35 30 0 0 1 70 0a35 30 0 0 1 70 0a35 30 0 0 1 70 0a35 30 0 0 1 70 0a35 30 0 0 1 70 0a35 30 0 0 1 70 0a35 30 0 0 1 70 0a35 30 0 0 1 70 0',
  diagonal: 'M120 376L680 286',
} as const

const POCKET_END = 'V520Q680 540 660 540H140Q120 540 120 520Z'

function clipped(id: string, shape: string, body: string): string {
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}

function drawBehindCard(design: SleeveDesign): string {
  const shape = FLAPS[design.flap]
  const shade = path('M120 300L400 470L680 300V540H120Z', mix(design.lining, '#20102a', 0.16))
  return (
    faded(0.13, ellipse([400, 552], [290, 16], '#20102a')) +
    (design.behind ?? '') +
    path(shape, design.lining) +
    clipped(`sleeve-back-${design.key}`, shape, (design.liningArt ?? '') + shade) +
    `<path d="${shape}" fill="none" stroke="${design.paper}" stroke-width="10"/>` +
    letter()
  )
}

/** The sheet that the card is fixed on; its lower part is in the pocket. */
function letter(): string {
  const { x, y, width } = CARD_SLOT
  const sheet: [number, number, number, number] = [x - 14, y - 14, width + 28, 370]
  return faded(0.1, rect([sheet[0] - 3, sheet[1] - 1, sheet[2] + 6, sheet[3]], '#20102a', 20)) + rect(sheet, '#fffdf8', 18)
}

function drawBeforeCard(design: SleeveDesign): string {
  const shape = EDGES[design.edge] + POCKET_END
  const shadow = `<g opacity=".16" transform="translate(0 -9)">${path(shape.replace(POCKET_END, 'V420H120Z'), '#20102a')}</g>`
  const folds = faded(0.1, path('M120 540L330 420Q400 388 470 420L680 540Z', '#20102a'))
  const rim = line(EDGES[design.edge], mix(design.paper, '#ffffff', 0.3), 5)
  return (
    shadow +
    path(shape, design.paper) +
    clipped(`sleeve-front-${design.key}`, shape, folds + (design.pocketArt ?? '')) +
    rim +
    design.closure
  )
}

/** A card of nobody's, to show the sleeve by itself. */
function neutralCard(): string {
  const { x, y, width, height } = CARD_SLOT
  return (
    rect([x, y, width, height], '#f1eee9', 24) +
    rect([x + 36, y + 40, 150, 22], '#dcd8d2', 11) +
    rect([x + 36, y + 80, 96, 14], '#dcd8d2', 7) +
    `<circle cx="${x + width - 78}" cy="${y + 82}" r="42" fill="#dcd8d2"/>`
  )
}

export function drawSleeve(design: SleeveDesign, layer: 'back' | 'front' | 'whole'): string {
  if (layer === 'back') return canvas(800, 600, drawBehindCard(design))
  if (layer === 'front') return canvas(800, 600, drawBeforeCard(design))
  return canvas(800, 600, drawBehindCard(design), neutralCard(), drawBeforeCard(design))
}
