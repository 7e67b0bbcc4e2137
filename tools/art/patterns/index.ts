import type { CardPattern } from '../../../seeds/types.ts'
import type { DrawPattern } from './pattern.ts'
import { arcs, checker, chevrons, grid, petals, plain, stripes, sunburst, waves } from './ruled.ts'
import { botanicals, bubbles, confetti, contours, halftone, terrazzo } from './scattered.ts'

export type { PatternColours } from './pattern.ts'

export const PATTERNS: Record<CardPattern, DrawPattern> = {
  confetti,
  waves,
  arcs,
  stripes,
  botanicals,
  grid,
  bubbles,
  sunburst,
  terrazzo,
  chevrons,
  contours,
  checker,
  petals,
  halftone,
  plain,
}
