import type { Drawing } from '../drawing.ts'
import { PALETTES } from '../palettes.ts'
import { gripBehind, gripInFront } from '../scenes/hands.ts'
import { canvas, rect } from '../scenes/shapes.ts'
import { SLEEVES } from './designs.ts'
import { PACKINGS } from './packings.ts'
import { drawSleeve, listColours } from './sleeve.ts'

/** Sleeves: a whole one for the choice, two layers for the preview around a card, and the closed flap of an unopened gift. */
function listSleeves(): Drawing[] {
  return SLEEVES.flatMap((design) => [
    // Also as PNG for mails, because few mail programs render SVG.
    {
      name: `wrappers/${design.key}`,
      inputs: design,
      draw: () => drawSleeve(design, 'whole'),
      png: { width: 600 },
      colours: listColours(design),
    },
    ...(['back', 'front', 'flap', 'closure'] as const).map((layer) => ({
      name: `wrappers/${design.key}-${layer}`,
      inputs: design,
      draw: () => drawSleeve(design, layer),
    })),
  ])
}

/** The hand around a card of 856 × 540 at the top left of its canvas; 1 to 3 are other skin tones. */
function listHands(): Drawing[] {
  const [light, olive, brown, dark] = PALETTES.gcs.skins
  const tones = { '': olive, '-1': light, '-2': brown, '-3': dark }
  const sleeve = '#33415c'
  const layers = Object.entries(tones).flatMap(([suffix, skin]) => [
    { name: `hand/back${suffix}`, inputs: { skin, sleeve }, draw: () => canvas(856, 700, gripBehind(skin, sleeve)) },
    { name: `hand/front${suffix}`, inputs: { skin }, draw: () => canvas(856, 700, gripInFront(skin)) },
  ])
  const card = rect([0, 0, 856, 540], '#e8e5e0', 40)
  return [
    ...layers,
    {
      name: 'hand/holding',
      inputs: { olive, sleeve },
      draw: () => canvas(856, 700, gripBehind(olive, sleeve), card, gripInFront(olive)),
    },
  ]
}

export function listWrappingDrawings(): Drawing[] {
  const packings = Object.entries(PACKINGS).map(([key, draw]) => ({ name: `packings/${key}`, inputs: key, draw }))
  return [...listSleeves(), ...packings, ...listHands()]
}
