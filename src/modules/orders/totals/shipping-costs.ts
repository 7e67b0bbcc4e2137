/** The classes by which the post charges. */
export type WeightClass = 'LETTER' | 'LARGE_LETTER' | 'PARCEL' | 'HEAVY_PARCEL'

/** The maximum weight of each class in grams, lightest first. */
const WEIGHT_CLASSES = [
  { upToGrams: 100, weightClass: 'LETTER' },
  { upToGrams: 350, weightClass: 'LARGE_LETTER' },
  { upToGrams: 2_000, weightClass: 'PARCEL' },
  { upToGrams: Infinity, weightClass: 'HEAVY_PARCEL' },
] as const

const GRAMS = { envelope: 20, card: 10, wrapper: 15, giftPacking: 120 } as const

/** The prices of each country's own post, in minor units of its storefronts' currency: tracked, and as a letter if it fits through the letterbox. */
const POSTAGE_MINOR: Readonly<Record<string, Readonly<Record<WeightClass, number>>>> = {
  AE: { LETTER: 1500, LARGE_LETTER: 2000, PARCEL: 2900, HEAVY_PARCEL: 4900 },
  AT: { LETTER: 295, LARGE_LETTER: 445, PARCEL: 650, HEAVY_PARCEL: 1050 },
  AU: { LETTER: 395, LARGE_LETTER: 595, PARCEL: 1095, HEAVY_PARCEL: 1795 },
  BE: { LETTER: 310, LARGE_LETTER: 460, PARCEL: 670, HEAVY_PARCEL: 950 },
  BR: { LETTER: 1290, LARGE_LETTER: 1890, PARCEL: 2990, HEAVY_PARCEL: 4990 },
  CA: { LETTER: 395, LARGE_LETTER: 595, PARCEL: 1195, HEAVY_PARCEL: 1995 },
  CH: { LETTER: 290, LARGE_LETTER: 450, PARCEL: 795, HEAVY_PARCEL: 1095 },
  DE: { LETTER: 275, LARGE_LETTER: 395, PARCEL: 619, HEAVY_PARCEL: 1049 },
  DK: { LETTER: 2900, LARGE_LETTER: 3900, PARCEL: 5900, HEAVY_PARCEL: 7900 },
  ES: { LETTER: 345, LARGE_LETTER: 495, PARCEL: 725, HEAVY_PARCEL: 1095 },
  FR: { LETTER: 299, LARGE_LETTER: 475, PARCEL: 745, HEAVY_PARCEL: 1095 },
  GB: { LETTER: 195, LARGE_LETTER: 325, PARCEL: 495, HEAVY_PARCEL: 795 },
  IE: { LETTER: 320, LARGE_LETTER: 480, PARCEL: 795, HEAVY_PARCEL: 1195 },
  IT: { LETTER: 310, LARGE_LETTER: 490, PARCEL: 790, HEAVY_PARCEL: 1190 },
  MX: { LETTER: 5900, LARGE_LETTER: 7900, PARCEL: 12900, HEAVY_PARCEL: 19900 },
  NL: { LETTER: 275, LARGE_LETTER: 425, PARCEL: 695, HEAVY_PARCEL: 995 },
  NO: { LETTER: 3900, LARGE_LETTER: 5900, PARCEL: 8900, HEAVY_PARCEL: 12900 },
  NZ: { LETTER: 395, LARGE_LETTER: 595, PARCEL: 995, HEAVY_PARCEL: 1595 },
  PL: { LETTER: 990, LARGE_LETTER: 1290, PARCEL: 1690, HEAVY_PARCEL: 2290 },
  PT: { LETTER: 260, LARGE_LETTER: 390, PARCEL: 595, HEAVY_PARCEL: 895 },
  SE: { LETTER: 2900, LARGE_LETTER: 4500, PARCEL: 6900, HEAVY_PARCEL: 9900 },
  US: { LETTER: 395, LARGE_LETTER: 595, PARCEL: 895, HEAVY_PARCEL: 1495 },
}

/** The parts of one package that add to the weight of a parcel. */
export type Packed = { qty: number; cardsEach: number; hasWrapper: boolean; hasGiftPacking: boolean }

export function weighParcel(packages: readonly Packed[]): number {
  return packages.reduce<number>((grams, { qty, cardsEach, hasWrapper, hasGiftPacking }) => {
    const each = cardsEach * GRAMS.card + (hasWrapper ? GRAMS.wrapper : 0) + (hasGiftPacking ? GRAMS.giftPacking : 0)
    return grams + qty * each
  }, GRAMS.envelope)
}

export function weightClassOf(grams: number): WeightClass {
  return WEIGHT_CLASSES.find(({ upToGrams }) => grams <= upToGrams)?.weightClass ?? 'HEAVY_PARCEL'
}

/** The costs of all parcels by weight; e-mail is free. */
export function shippingCosts(countryCode: string, parcels: readonly (readonly Packed[])[]): number {
  const postage = POSTAGE_MINOR[countryCode]
  if (!postage) throw new Error(`There are no postage prices for ${countryCode}`)
  return parcels.reduce((sum, packages) => sum + postage[weightClassOf(weighParcel(packages))], 0)
}
