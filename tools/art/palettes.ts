/** The colours of all drawings of a family; the colours of the screens are in CSS. */
export type Palette = {
  key: FamilyKey
  /** The background of the page, and two tints of it. */
  paper: string
  mist: string
  haze: string
  ink: string
  accent: string
  accentSoft: string
  /** The second colour of the family. */
  trust: string
  trustSoft: string
  /** The colour of hearts, flowers and icing. */
  love: string
  /** A warm light, for candles, stars and lamps. */
  sun: string
  wood: string
  leaf: string
  skins: readonly [string, string, string, string]
  hairs: readonly [string, string, string, string]
  /** The radius of corners. */
  radius: number
}

export const FAMILY_KEYS = ['gcs', 'cb', 'ck'] as const
export type FamilyKey = (typeof FAMILY_KEYS)[number]

const SKINS = ['#f6c9ab', '#e3a57f', '#b8734d', '#7c4a33'] as const

export const PALETTES: Record<FamilyKey, Palette> = {
  gcs: {
    key: 'gcs',
    paper: '#ffffff',
    mist: '#edf2f8',
    haze: '#d5e0ee',
    ink: '#0f1b3d',
    accent: '#ff5a4d',
    accentSoft: '#ffc9c0',
    trust: '#0b7a75',
    trustSoft: '#a9dcd5',
    love: '#ff5a4d',
    sun: '#ffc766',
    wood: '#d9a679',
    leaf: '#2f8f7f',
    skins: SKINS,
    hairs: ['#0f1b3d', '#5b2f24', '#c96f3b', '#b9c2d0'],
    radius: 12,
  },
  cb: {
    key: 'cb',
    paper: '#fffdf9',
    mist: '#fdf0e4',
    haze: '#fbd7d9',
    ink: '#3d1230',
    accent: '#c2185b',
    accentSoft: '#f6aebf',
    trust: '#3f7d4e',
    trustSoft: '#bfdab4',
    love: '#c2185b',
    sun: '#f4b455',
    wood: '#cf9a70',
    leaf: '#4f8f58',
    skins: SKINS,
    hairs: ['#3d1230', '#6b3226', '#d0713f', '#cdbcc4'],
    radius: 22,
  },
  ck: {
    key: 'ck',
    paper: '#ffffff',
    mist: '#e6f4ff',
    haze: '#c3e2ff',
    ink: '#0b1433',
    accent: '#1f4bff',
    accentSoft: '#a9beff',
    trust: '#ffc52e',
    trustSoft: '#ffe7a6',
    love: '#ff5c7a',
    sun: '#ffc52e',
    wood: '#e0a66c',
    leaf: '#19a974',
    skins: SKINS,
    hairs: ['#0b1433', '#4f2b22', '#e0763a', '#b7c4da'],
    radius: 8,
  },
}
