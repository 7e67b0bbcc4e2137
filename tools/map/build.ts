import { mkdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { storefronts } from '../../storefronts/index.ts'
import { drawCoastMap, readAtlas } from './coast-map.ts'

/** Draws the map of each country with a storefront, plain and compressed. Not on request, because reading the atlas takes half a second. */
const FOLDER = new URL('../../dist/maps/', import.meta.url)
/** The best quality would take ten times as long. */
const GOOD_AND_QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

mkdirSync(FOLDER, { recursive: true })
const atlas = readAtlas()
for (const countryCode of new Set(storefronts.map((storefront) => storefront.countryCode))) {
  const map = JSON.stringify(drawCoastMap(countryCode, atlas))
  writeFileSync(new URL(`${countryCode}.json.br`, FOLDER), brotliCompressSync(map, GOOD_AND_QUICK))
  writeFileSync(new URL(`${countryCode}.json`, FOLDER), map)
}
