import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { occasions } from '../../../seeds/catalogue/index.ts'
import { pages } from '../../../seeds/content/index.ts'
import { SCENES } from '../../../seeds/types.ts'
import { makeTemporaryFolder } from '../../temporary-folder.ts'
import { FAMILY_KEYS, PALETTES } from '../palettes.ts'
import { listSceneDrawings } from '../scenes/index.ts'
import { listWrappingDrawings } from '../wrapping/index.ts'
import { listBrandDrawings, listScenePictures } from './index.ts'
import { STOREFRONT_CODES } from './logos.ts'
import { makeSharedCards } from './shared-cards.ts'

const drawings = [...listSceneDrawings(), ...listWrappingDrawings(), ...listBrandDrawings()]
const names = new Set(drawings.map(({ name }) => name))

test('no two drawings share a name', () => {
  expect(names.size).toBe(drawings.length)
})

test('every scene exists for every family', () => {
  for (const family of FAMILY_KEYS) for (const scene of SCENES) expect(names).toContain(`scenes/${family}/${scene}`)
})

test('all 33 storefronts have all their logos, and no two storefronts the same one', () => {
  expect(STOREFRONT_CODES).toHaveLength(33)
  for (const code of STOREFRONT_CODES)
    for (const form of ['', '-v2', '-footer', '-modal', '-business-en', '-business-nl', '-icon'])
      expect(names).toContain(`logos/${code}${form}`)
  const wide = drawings.filter(({ name }) => /^logos\/[A-Z]+$/.test(name)).map(({ draw }) => draw())
  expect(new Set(wide).size).toBe(33)
})

test('a logo is 200 wide and 80 high', () => {
  for (const { draw } of drawings.filter(({ name }) => /^logos\/[A-Z]+$/.test(name))) {
    const { width, height } = new Resvg(draw())
    expect([width, height]).toEqual([200, 80])
  }
})

test('every payment mark of the specification exists', () => {
  const marks = 'eps amex bancontact belfius carteBancaire ideal invoice kbccbc mastercard paypal secure visa'
  for (const mark of marks.split(' ')) expect(names).toContain(`payments/${mark}`)
})

test('a wrapper has a layer behind the card, one before it, a flap and a closure', () => {
  const whole = [...names].filter((name) => name.startsWith('wrappers/') && !/-(back|front|flap|closure)$/.test(name))
  expect(whole.length).toBeGreaterThanOrEqual(14)
  for (const name of whole) for (const layer of ['back', 'front', 'flap', 'closure']) expect(names).toContain(`${name}-${layer}`)
})

test('every article and every occasion has a share picture in every family, in the format of a preview', () => {
  const named = [...pages.flatMap(({ article }) => article?.scene ?? []), ...occasions.map(({ scene }) => scene)]
  const pictures = listScenePictures(listSceneDrawings(), named)
  for (const family of FAMILY_KEYS)
    for (const scene of named) expect(pictures.map(({ name }) => name)).toContain(`social/${family}/${scene}`)
  for (const { draw, png } of pictures) expect([new Resvg(draw()).height, png]).toEqual([630, { width: 1200 }])
})

test('a card has a share picture in every family: the card itself on the background of the family', async () => {
  const folder = makeTemporaryFolder('shared')
  await writeFile(
    join(folder, 'apple.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><path fill="#123456" d="M0 0H856V540H0z"/></svg>',
  )
  const pictures = await makeSharedCards(folder, {
    'cards/apple': { svg: '/art/apple.svg', width: 856, height: 540 },
    'scenes/cb/hero': { svg: '/art/none.svg', width: 1, height: 1 },
  })
  expect(Object.keys(pictures)).toEqual(FAMILY_KEYS.map((family) => `social/${family}/cards/apple`))
  for (const family of FAMILY_KEYS) {
    const { png = '' } = pictures[`social/${family}/cards/apple`] ?? {}
    const { data, info } = await sharp(join(folder, png.replace('/art/', '')))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => `#${data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3).toString('hex')}`
    expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3])
    const { mist, haze, accent } = PALETTES[family]
    expect([colourAt(10, 10), colourAt(768, 90), colourAt(600, 625)]).toEqual([mist, haze, accent])
    expect([colourAt(768, 97), colourAt(768, 523)]).toEqual(['#123456', '#123456'])
  }
})

test('ids belong to one drawing, or to the layers of one drawing', () => {
  const owners = new Map<string, string>()
  for (const { name, draw } of drawings) {
    const family = name.replace(/-(back|front)$/, '')
    for (const [, id = ''] of draw().matchAll(/ id="([^"]+)"/g)) {
      expect(owners.get(id) ?? family, id).toBe(family)
      owners.set(id, family)
    }
  }
})

describe.each(drawings)('$name', ({ draw }) => {
  test('is valid SVG, and the same every time', () => {
    const svg = draw()
    expect(svg).toBe(draw())
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<text|<image|<script|<style|href="(?!#)|url\((?!#)/)
    expect(svg.length).toBeLessThan(20_000)
    // The renderer throws on markup that is not well-formed.
    expect(new Resvg(svg, { font: { loadSystemFonts: false } }).width).toBeGreaterThan(0)
  })
})
