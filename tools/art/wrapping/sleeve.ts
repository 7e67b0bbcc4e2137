import { luminance } from '../colours.ts'
import { canvas, ellipse, faded, line, mix, path, rect } from '../scenes/shapes.ts'

/** A folded paper sleeve around a card: the part behind the card, and the pocket and closure in front of it. */
export type SleeveDesign = {
  /** The prefix of the clip paths' ids, so that several sleeves can be inlined in one page. */
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

/** The position of the card between the two layers of the 800 × 600 canvas, high enough that no pocket hides a brand's name. */
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

/** The line where the flap folds: the shapes above have their full width from here down. The gift's page turns the flap around this line. */
const FOLD = 250

/** The closed flap, which covers the pocket's edge. */
const CLOSED_FLAPS: Readonly<Record<keyof typeof FLAPS, string>> = {
  point: `M115 ${FOLD}H685V345L428 478Q400 492 372 478L115 345Z`,
  round: `M115 ${FOLD}H685V345C685 440 545 486 400 486S115 440 115 345Z`,
  square: `M115 ${FOLD}H685V392L638 442Q628 452 612 452H188Q172 452 162 442L115 392Z`,
  low: `M115 ${FOLD}H685V400Q685 428 657 428H143Q115 428 115 400Z`,
  petals: `M115 ${FOLD}H685V345C685 434 605 456 562 424C550 490 450 516 400 456C350 516 250 490 238 424C195 456 115 434 115 345Z`,
}

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

/** The paper's outside, folded over the pocket. */
function drawFlap(design: SleeveDesign): string {
  const shape = CLOSED_FLAPS[design.flap]
  const inner = `translate(400 ${FOLD}) scale(.93 .9) translate(-400 ${-FOLD})`
  return (
    `<g opacity=".2" transform="translate(0 9)">${path(shape, '#20102a')}</g>` +
    path(shape, mix(design.paper, '#ffffff', 0.1)) +
    clipped(
      `sleeve-flap-${design.key}`,
      shape,
      `<path d="${shape}" transform="${inner}" fill="none" stroke="${mix(design.paper, '#ffffff', 0.32)}" stroke-width="3"/>`,
    )
  )
}

type Layer = 'back' | 'front' | 'flap' | 'closure' | 'whole'

/** A neutral card, to show the sleeve without a brand. */
function neutralCard(): string {
  const { x, y, width, height } = CARD_SLOT
  return (
    rect([x, y, width, height], '#f1eee9', 24) +
    rect([x + 36, y + 40, 150, 22], '#dcd8d2', 11) +
    rect([x + 36, y + 80, 96, 14], '#dcd8d2', 7) +
    `<circle cx="${x + width - 78}" cy="${y + 82}" r="42" fill="#dcd8d2"/>`
  )
}

export function drawSleeve(design: SleeveDesign, layer: Layer): string {
  if (layer === 'back') return canvas(800, 600, drawBehindCard(design))
  if (layer === 'front') return canvas(800, 600, drawBeforeCard(design))
  if (layer === 'flap') return canvas(800, 600, drawFlap(design))
  if (layer === 'closure') return canvas(800, 600, design.closure)
  return canvas(800, 600, drawBehindCard(design), neutralCard(), drawBeforeCard(design))
}

/** Lighter colours are not visible on the page. */
const MAX_LUMINANCE = 0.8
const MAX_COLOURS = 6

/** The colours of its paper, its lining and what is printed on them: the confetti of its gift. */
export function listColours({ paper, lining, closure, pocketArt = '' }: SleeveDesign): string[] {
  const printed = (closure + pocketArt).match(/#[0-9a-f]{6}/gi) ?? []
  const seen = [paper, lining, ...printed].filter((colour) => luminance(colour) < MAX_LUMINANCE)
  return [...new Set(seen)].slice(0, MAX_COLOURS)
}
