import type { Family } from '../types.ts'

export type FontFace = {
  /** The npm package the files come from. */
  package: `@fontsource-variable/${string}`
  /** The name the tokens call it by; "<family> Fallback" is its metric-matched stand-in. */
  family: string
  weightRange: readonly [lightest: number, heaviest: number]
  /** Inside the package. Latin is preloaded; the extension is fetched only by pages that need its letters. */
  files: { latin: string; latinExt: string }
}

const plusJakartaSans = toFontFace('plus-jakarta-sans', 'Plus Jakarta Sans', [200, 800])
const fraunces = toFontFace('fraunces', 'Fraunces', [100, 900])
const figtree = toFontFace('figtree', 'Figtree', [300, 900])
const fredoka = toFontFace('fredoka', 'Fredoka', [300, 700])
const nunito = toFontFace('nunito', 'Nunito', [200, 1000])

/** Two variable files a page at most, one where the headline face reads well as body text too. */
export const fonts: Readonly<Record<Family, { headline: FontFace; body: FontFace }>> = {
  CB: { headline: fraunces, body: figtree },
  CK: { headline: fredoka, body: nunito },
  GCS: { headline: plusJakartaSans, body: plusJakartaSans },
}

function toFontFace(slug: string, family: string, weightRange: FontFace['weightRange']): FontFace {
  return {
    package: `@fontsource-variable/${slug}`,
    family,
    weightRange,
    files: { latin: `files/${slug}-latin-wght-normal.woff2`, latinExt: `files/${slug}-latin-ext-wght-normal.woff2` },
  }
}
