import type { Family } from '../types.ts'

export type FontFace = {
  /** The npm package the files come from. */
  package: `@fontsource-variable/${string}`
  /** The name the tokens call it by; "<family> Extended" has the rarer letters, "<family> Fallback" is its metric-matched stand-in. */
  family: string
  weightRange: readonly [lightest: number, heaviest: number]
  /** Inside the package. Latin is preloaded; the extension is fetched only by pages that need its letters. */
  files: { latin: string; latinExt: string }
  /** A font every machine has, stretched to the same widths and heights: text does not move when the real one arrives. */
  fallback: { local: 'Arial' | 'Times New Roman'; sizeAdjust: string; ascent: string; descent: string }
}

const plusJakartaSans = toFontFace('plus-jakarta-sans', 'Plus Jakarta Sans', [200, 800], ['Arial', '104.98%', '98.88%', '21.15%'])
const fraunces = toFontFace('fraunces', 'Fraunces', [100, 900], ['Times New Roman', '115.45%', '84.71%', '22.09%'])
const figtree = toFontFace('figtree', 'Figtree', [300, 900], ['Arial', '100.72%', '94.32%', '24.82%'])
const fredoka = toFontFace('fredoka', 'Fredoka', [300, 700], ['Arial', '101.84%', '95.64%', '23.17%'])
const nunito = toFontFace('nunito', 'Nunito', [200, 1000], ['Arial', '101.39%', '99.71%', '34.82%'])

/** Two variable files a page at most, one where the headline face reads well as body text too. */
export const fonts: Readonly<Record<Family, { headline: FontFace; body: FontFace }>> = {
  CB: { headline: fraunces, body: figtree },
  CK: { headline: fredoka, body: nunito },
  GCS: { headline: plusJakartaSans, body: plusJakartaSans },
}

type Fallback = readonly [local: FontFace['fallback']['local'], sizeAdjust: string, ascent: string, descent: string]

function toFontFace(slug: string, family: string, weightRange: FontFace['weightRange'], fallback: Fallback): FontFace {
  const [local, sizeAdjust, ascent, descent] = fallback
  return {
    package: `@fontsource-variable/${slug}`,
    family,
    weightRange,
    files: { latin: `files/${slug}-latin-wght-normal.woff2`, latinExt: `files/${slug}-latin-ext-wght-normal.woff2` },
    fallback: { local, sizeAdjust, ascent, descent },
  }
}
