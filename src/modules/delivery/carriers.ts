export type Carrier = { id: string; name: string }

/** Spec §1: one national postal carrier for each country. The names are invented. */
const POSTAL_CARRIERS: Readonly<Record<string, string>> = {
  AE: 'Dune Post',
  AT: 'Alpenbrief',
  AU: 'Wattle Post',
  BE: 'Lindepost',
  BR: 'Correio Ipê',
  CA: 'Mapleleaf Mail',
  CH: 'Enzianpost',
  DE: 'Lindenbrief',
  DK: 'Bøgepost',
  ES: 'Correo Naranjo',
  FR: 'Courrier Lavande',
  GB: 'Robin Post',
  IE: 'Clover Post',
  IT: 'Posta Ginestra',
  MX: 'Correo Dalia',
  NL: 'Tulpenpost',
  NO: 'Fjellbrev',
  NZ: 'Fernleaf Mail',
  PL: 'Poczta Jarzębina',
  PT: 'Correio Alecrim',
  SE: 'Björkpost',
  US: 'Dogwood Mail',
}

/** The postal carrier of a country. */
export function readPostalCarrier(countryCode: string): Carrier {
  const name = POSTAL_CARRIERS[countryCode]
  if (!name) throw new Error(`No carrier for ${countryCode}`)
  return { id: `post-${countryCode.toLowerCase()}`, name }
}
