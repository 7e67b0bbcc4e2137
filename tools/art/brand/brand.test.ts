import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { pages } from '../../../seeds/content/index.ts'
import { SCENES } from '../../../seeds/types.ts'
import { FAMILY_KEYS } from '../palettes.ts'
import { listSceneDrawings } from '../scenes/index.ts'
import { listWrappingDrawings } from '../wrapping/index.ts'
import { listArticlePictures, listBrandDrawings } from './index.ts'
import { STOREFRONT_CODES } from './logos.ts'

const drawings = [...listSceneDrawings(), ...listWrappingDrawings(), ...listBrandDrawings()]
const names = new Set(drawings.map(({ name }) => name))

test('no two drawings share a name', () => {
  expect(names.size).toBe(drawings.length)
})

test('every scene is drawn for every family', () => {
  for (const family of FAMILY_KEYS) for (const scene of SCENES) expect(names).toContain(`scenes/${family}/${scene}`)
})

test('all 33 storefronts have all their logos, and no two storefronts the same one', () => {
  expect(STOREFRONT_CODES).toHaveLength(33)
  for (const code of STOREFRONT_CODES)
    for (const form of ['', '-v2', '-footer', '-modal', '-icon']) expect(names).toContain(`logos/${code}${form}`)
  const wide = drawings.filter(({ name }) => /^logos\/[A-Z]+$/.test(name)).map(({ draw }) => draw())
  expect(new Set(wide).size).toBe(33)
})

test('a wrapper has a layer behind the card and one before it', () => {
  const whole = [...names].filter((name) => name.startsWith('wrappers/') && !/-(back|front)$/.test(name))
  expect(whole.length).toBeGreaterThanOrEqual(14)
  for (const name of whole) expect([names.has(`${name}-back`), names.has(`${name}-front`)]).toEqual([true, true])
})

test('every article has a share picture in every family, in the shape of a preview', () => {
  const named = pages.flatMap(({ article }) => article?.scene ?? [])
  const pictures = listArticlePictures(listSceneDrawings(), named)
  for (const family of FAMILY_KEYS)
    for (const scene of named) expect(pictures.map(({ name }) => name)).toContain(`social/${family}/${scene}`)
  for (const { draw, png } of pictures) expect([new Resvg(draw()).height, png]).toEqual([630, { width: 1200 }])
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
  test('is a clean drawing that comes out the same every time', () => {
    const svg = draw()
    expect(svg).toBe(draw())
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<text|<image|<script|<style|href="(?!#)|url\((?!#)/)
    expect(svg.length).toBeLessThan(20_000)
    // The renderer reads strictly: it throws on markup that is not well formed.
    expect(new Resvg(svg, { font: { loadSystemFonts: false } }).width).toBeGreaterThan(0)
  })
})
