import type { Point } from './clip-ring.ts'

/** Well-known lakes that are missing in the atlas; drawn by hand, precise enough for a map of coasts. */
export const LAKES: readonly (readonly Point[])[] = [
  // The IJsselmeer, from Den Oever along the Afsluitdijk.
  [
    [5.05, 52.935],
    [5.33, 53.073],
    [5.39, 53.055],
    [5.405, 52.95],
    [5.355, 52.885],
    [5.43, 52.845],
    [5.56, 52.835],
    [5.7, 52.845],
    [5.62, 52.79],
    [5.59, 52.66],
    [5.64, 52.615],
    [5.56, 52.585],
    [5.43, 52.525],
    [5.295, 52.7],
    [5.22, 52.755],
    [5.115, 52.775],
    [5.125, 52.87],
    [5.12, 52.92],
  ],
  // The Markermeer, from Enkhuizen along the Houtribdijk.
  [
    [5.285, 52.69],
    [5.42, 52.515],
    [5.22, 52.425],
    [5.13, 52.345],
    [5.05, 52.335],
    [4.99, 52.375],
    [5.07, 52.425],
    [5.04, 52.46],
    [5.08, 52.495],
    [5.045, 52.57],
    [5.06, 52.635],
    [5.13, 52.63],
    [5.22, 52.655],
  ],
]
