/** The places of a country: each administrative area with its towns, separated by commas. */
export type PlacesByArea = Readonly<Record<string, string>>
