import type { Drawing } from '../drawing.ts'
import type { FamilyKey } from '../palettes.ts'
import { canvas, line, path, place, rect } from '../scenes/shapes.ts'
import { letter, measure } from './lettering.ts'
import { BUSINESS_SIGN_COLOURS, SIGN_COLOURS, SIGNS, type SignColours } from './symbols.ts'

/** Spec §1: every storefront has its own logos. */
export const STOREFRONT_CODES = [
  'CB',
  'CBAT',
  'CBAU',
  'CBBE',
  'CBBR',
  'CBCA',
  'CBCH',
  'CBDE',
  'CBDK',
  'CBES',
  'CBFR',
  'CBIE',
  'CBIT',
  'CBMX',
  'CBNO',
  'CBNZ',
  'CBPL',
  'CBSE',
  'CBUS',
  'CK',
  'CKFR',
  'CKUK',
  'GCSAE',
  'GCSAT',
  'GCSBE',
  'GCSDE',
  'GCSFR',
  'GCSIE',
  'GCSIT',
  'GCSNL',
  'GCSPT',
  'GCSUK',
  'GCUK',
] as const
type StorefrontCode = (typeof STOREFRONT_CODES)[number]

type Mark = { family: FamilyKey; country: string; isBusiness: boolean }
type Tone = 'paper' | 'dark'

function markOf(code: StorefrontCode): Mark {
  if (code === 'GCUK') return { family: 'gcs', country: 'UK', isBusiness: true }
  const prefix = (['GCS', 'CB', 'CK'] as const).find((known) => code.startsWith(known)) ?? 'GCS'
  return { family: prefix.toLowerCase() as FamilyKey, country: code.slice(prefix.length), isBusiness: false }
}

function coloursOf({ family, isBusiness }: Mark) {
  return isBusiness ? BUSINESS_SIGN_COLOURS : SIGN_COLOURS[family]
}

function signAt([x, y, size]: readonly [number, number, number], mark: Mark, colours: SignColours): string {
  return place([x, y], SIGNS[mark.family](colours), { scale: size / 80 })
}

const INK: Record<Tone, Record<FamilyKey, string>> = {
  paper: { gcs: '#0f1b3d', cb: '#3d1230', ck: '#0b1433' },
  dark: { gcs: '#ffffff', cb: '#fff4ec', ck: '#ffffff' },
}

/** Two tight lines, with the country in a small square. */
function squareWords({ country, isBusiness }: Mark, tone: Tone): string {
  const fill = INK[tone].gcs
  const { main, light } = (isBusiness ? BUSINESS_SIGN_COLOURS : SIGN_COLOURS.gcs)[tone]
  if (isBusiness) {
    const word = { face: 'grotesque', text: 'GC·UK', fill, size: 37 } as const
    return letter([69, 46], word) + letter([70, 65], { face: 'small', text: 'for business', fill: main, size: 15.5 })
  }
  const second = { face: 'grotesque', text: 'Square', fill, size: 28 } as const
  const tagX = 68 + measure(second) + 7
  const tagged =
    rect([tagX, 46.5, 25, 20], main, 3) +
    letter([tagX + 12.5, 61], {
      face: 'grotesque',
      text: country,
      fill: tone === 'dark' ? light : '#ffffff',
      size: 12.5,
      align: 'centre',
    })
  return letter([68, 37], { face: 'grotesque', text: 'Gift Card', fill, size: 28 }) + letter([68, 65], second) + tagged
}

/** One word in a soft typeface, with the country on a leaf. */
function bloomWords({ country }: Mark, tone: Tone): string {
  const word = { face: 'soft-serif', text: 'Cardbloom', fill: INK[tone].cb, size: 34, width: 133 } as const
  const { deep } = SIGN_COLOURS.cb[tone]
  if (!country) return letter([64, 51], word)
  const tag = { face: 'small', text: country, fill: deep, size: 14 } as const
  return (
    letter([64, 44], word) +
    path('M65 63C71 54 79 54 83 56C81 64 73 67 65 63Z', deep) +
    letter([89, 66.5], tag) +
    line(`M${89 + Math.ceil(measure(tag)) + 7} 61.500H195`, deep, 1.4)
  )
}

/** One word in a round typeface, with the country on a pennant below. */
function keepWords({ country }: Mark, tone: Tone): string {
  const word = { face: 'rounded', text: 'Cardkeep', fill: INK[tone].ck, size: 33, width: 131 } as const
  if (!country) return letter([66, 51], word)
  const pennant = path('M70 54H104L98 63.5L104 73H70Q67 73 67 70V57Q67 54 70 54Z', '#ffc52e')
  return (
    letter([66, 40], word) +
    pennant +
    letter([83, 68.5], { face: 'rounded', text: country, fill: '#0b1433', size: 14, align: 'centre' })
  )
}

const WORDS: Record<FamilyKey, (mark: Mark, tone: Tone) => string> = { gcs: squareWords, cb: bloomWords, ck: keepWords }

function wide(mark: Mark, tone: Tone): string {
  return canvas(200, 80, signAt([3, 12, 56], mark, coloursOf(mark)[tone]), WORDS[mark.family](mark, tone))
}

/** The word that the business logo adds to the name of the family, by language. */
const FOR_BUSINESS = { en: 'for business', nl: 'zakelijk' } as const

const NAMES: Record<FamilyKey, { face: 'grotesque' | 'soft-serif' | 'rounded'; text: string }> = {
  gcs: { face: 'grotesque', text: 'Gift Card Square' },
  cb: { face: 'soft-serif', text: 'Cardbloom' },
  ck: { face: 'rounded', text: 'Cardkeep' },
}

/** The name on one line, with the audience of the pages below. */
function business(mark: Mark, language: keyof typeof FOR_BUSINESS): string {
  const { main, deep } = coloursOf(mark).paper
  const name = { ...NAMES[mark.family], fill: INK.paper[mark.family], size: 32, width: 130 }
  return canvas(
    200,
    80,
    signAt([3, 12, 56], mark, coloursOf(mark).paper),
    letter([66, 41], name),
    letter([66.5, 62], { face: 'small', text: FOR_BUSINESS[language], fill: mark.family === 'gcs' ? main : deep, size: 15.5 }),
  )
}

/** The symbol and initials, for narrow headers. */
function compact(mark: Mark): string {
  const face = ({ gcs: 'grotesque', cb: 'soft-serif', ck: 'rounded' } as const)[mark.family]
  const text = mark.isBusiness ? 'GC' : mark.family.toUpperCase()
  const colours = coloursOf(mark).paper
  const word = { face, text, fill: INK.paper[mark.family], size: 30, width: 56 } as const
  const sign = signAt([2, 14, 52], mark, colours)
  if (!mark.country) return canvas(120, 80, sign, letter([61, 51], word))
  const tagFill =
    mark.family === 'ck' ? colours.main : mark.family === 'cb' ? colours.deep : mark.isBusiness ? colours.main : '#d63a2e'
  return canvas(
    120,
    80,
    sign,
    letter([61, 43], word),
    letter([61.5, 63], { face: 'small', text: mark.country, fill: tagFill, size: 15 }),
  )
}

function icon(mark: Mark): string {
  const { icon: colours, ground } = coloursOf(mark)
  return canvas(64, 64, rect([0, 0, 64, 64], ground, 14), signAt([10, 10, 44], mark, colours))
}

/** logos/<CODE> and its variants: compact, for the dark footer, only the symbol, the icon. */
export function listLogoDrawings(): Drawing[] {
  return STOREFRONT_CODES.flatMap((code) => {
    const mark = markOf(code)
    return [
      { name: `logos/${code}`, inputs: mark, draw: () => wide(mark, 'paper') },
      { name: `logos/${code}-v2`, inputs: mark, draw: () => compact(mark) },
      { name: `logos/${code}-footer`, inputs: mark, draw: () => wide(mark, 'dark') },
      { name: `logos/${code}-modal`, inputs: mark, draw: () => canvas(80, 80, signAt([0, 0, 80], mark, coloursOf(mark).paper)) },
      ...(['en', 'nl'] as const).map((language) => ({
        name: `logos/${code}-business-${language}`,
        inputs: [mark, language],
        draw: () => business(mark, language),
      })),
      { name: `logos/${code}-icon`, inputs: mark, draw: () => icon(mark), png: { width: 180 } },
    ]
  })
}

/** The family's symbol and name, scaled from the 200 × 80 logo, for pictures with the brand. */
export function brandLockup(family: FamilyKey, tone: Tone): string {
  const mark: Mark = { family, country: '', isBusiness: false }
  const words =
    family === 'gcs'
      ? letter([68, 37], { face: 'grotesque', text: 'Gift Card', fill: INK[tone].gcs, size: 28 }) +
        letter([68, 65], { face: 'grotesque', text: 'Square', fill: INK[tone].gcs, size: 28 })
      : WORDS[family](mark, tone)
  return signAt([3, 12, 56], mark, SIGN_COLOURS[family][tone]) + words
}
