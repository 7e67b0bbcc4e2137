import type { FamilyKey } from '../palettes.ts'
import { circle, line, path, place, rect } from '../scenes/shapes.ts'

/** The colours of a symbol: on a light page, on the dark footer, or in an icon. */
export type SignColours = { main: string; deep: string; light: string; spark: string }

/** A gift card folded into an exact square: ribbon across, one corner turned over. */
function foldedSquare({ main, deep, light }: SignColours): string {
  return (
    path('M14 6H66Q74 6 74 14V48L48 74H14Q6 74 6 66V14Q6 6 14 6Z', main) +
    rect([25, 6, 9, 68], light) +
    rect([6, 25, 68, 9], light) +
    path('M74 48L48 74V54Q48 48 54 48Z', deep) +
    path('M29.5 29.5C22 14 6 20 12 27C15 30 24 30 29.5 29.5ZM29.5 29.5C44 22 40 6 33 12C30 15 29 24 29.5 29.5Z', deep)
  )
}

/** Five cards opening like petals. */
function bloomingCards({ main, deep, light, spark }: SignColours): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn, index) =>
      place([40, 37], path('M-11 -6Q-15 -30 -8 -32Q0 -36 8 -32Q15 -30 11 -6Q0 0 -11 -6Z', index % 2 ? main : light), {
        rotate: turn,
      }),
    )
    .join('')
  return (
    line('M40 44Q41 62 38 75', deep, 4) +
    path('M39 68C48 54 60 55 65 57C62 68 50 73 39 68Z', deep) +
    petals +
    circle([40, 37], 8.5, spark)
  )
}

/** A tower built of cards, whose door is a card too. */
function cardKeep({ main, deep, light, spark }: SignColours): string {
  return (
    place([40, 48], rect([-25, -16, 50, 38], deep, 5), { rotate: -9 }) +
    path(
      'M16 22Q16 18 20 18H26Q29 18 29 21V27H35V21Q35 18 38 18H42Q45 18 45 21V27H51V21Q51 18 54 18H60Q64 18 64 22V68Q64 73 59 73H21Q16 73 16 68Z',
      main,
    ) +
    path('M31 73V54A9 9 0 0 1 49 54V73Z', spark) +
    line('M25 39H33M47 39H55', light, 5) +
    line('M40 18V3', deep, 3.4) +
    path('M41.5 3L58 8L41.5 13Z', spark)
  )
}

export const SIGNS: Record<FamilyKey, (colours: SignColours) => string> = { gcs: foldedSquare, cb: bloomingCards, ck: cardKeep }

export const SIGN_COLOURS: Record<FamilyKey, { paper: SignColours; dark: SignColours; icon: SignColours; ground: string }> = {
  gcs: {
    paper: { main: '#ff5a4d', deep: '#0f1b3d', light: '#ffffff', spark: '#0b7a75' },
    dark: { main: '#ff7a6f', deep: '#ffffff', light: '#0f1b3d', spark: '#a9dcd5' },
    icon: { main: '#ff5a4d', deep: '#a9c3ff', light: '#0f1b3d', spark: '#ffffff' },
    ground: '#0f1b3d',
  },
  cb: {
    paper: { main: '#c2185b', deep: '#3f7d4e', light: '#e8588d', spark: '#f4b455' },
    dark: { main: '#f6aebf', deep: '#a9d3a0', light: '#e8588d', spark: '#ffd27d' },
    icon: { main: '#f6aebf', deep: '#a9d3a0', light: '#ffffff', spark: '#f4b455' },
    ground: '#a3134c',
  },
  ck: {
    paper: { main: '#1f4bff', deep: '#0b1433', light: '#ffffff', spark: '#ffc52e' },
    dark: { main: '#6f8dff', deep: '#c3d2ff', light: '#ffffff', spark: '#ffc52e' },
    icon: { main: '#ffffff', deep: '#9db4ff', light: '#1f4bff', spark: '#ffc52e' },
    ground: '#1f4bff',
  },
}

/** The business brand of the square family is teal. */
export const BUSINESS_SIGN_COLOURS: (typeof SIGN_COLOURS)['gcs'] = {
  paper: { main: '#0b7a75', deep: '#0f1b3d', light: '#ffffff', spark: '#ff5a4d' },
  dark: { main: '#5cc4bb', deep: '#ffffff', light: '#0f1b3d', spark: '#ff5a4d' },
  icon: { main: '#ffffff', deep: '#a9dcd5', light: '#0b7a75', spark: '#ffffff' },
  ground: '#0b7a75',
}
