import { expect, test } from 'vitest'
import type { ProductSeed, ProductTexts } from '../../types.ts'
import { products } from '../products/index.ts'
import { dutchTexts } from './index.ts'

const texts = Object.entries(dutchTexts)
const pairs = products.flatMap((english) => {
  const dutch = dutchTexts[english.slug]
  return dutch ? [{ slug: english.slug, english, dutch }] : []
})

test('every product has Dutch texts, and nothing else has', () => {
  const slugs = products.map(({ slug }) => slug)
  expect(slugs.filter((slug) => !dutchTexts[slug])).toEqual([])
  expect(Object.keys(dutchTexts).filter((slug) => !slugs.includes(slug))).toEqual([])
})

test('no text mentions an amount of money', () => {
  for (const { slug, dutch } of pairs) {
    for (const text of listWords(dutch)) expect(text, slug).not.toMatch(/[£€$]|\b(pond(en)?|pounds?|euro)\b/i)
  }
})

test('a tagline fits its tile', () => {
  for (const { slug, dutch } of pairs) {
    expect(dutch.tagline.length, slug).toBeGreaterThan(0)
    expect(dutch.tagline.length, slug).toBeLessThanOrEqual(70)
  }
})

test('a description has as many paragraphs as the English one, and about its length', () => {
  for (const { slug, english, dutch } of pairs) {
    expect(dutch.description.split('\n\n'), slug).toHaveLength(english.description.split('\n\n').length)
    expect(dutch.description.length / english.description.length, slug).toBeGreaterThan(0.7)
    expect(dutch.description.length / english.description.length, slug).toBeLessThan(1.5)
  }
})

test('no text begins or ends with spaces', () => {
  for (const { slug, dutch } of pairs) {
    for (const text of listWords(dutch).flatMap((words) => words.split('\n\n'))) expect(text.trim(), slug).toBe(text)
  }
})

test('everything is translated, and a title is written only where it differs', () => {
  for (const { slug, english, dutch } of pairs) {
    const same = listWords(dutch).filter((text) => listWords(english).includes(text))
    expect(same, slug).toEqual([])
  }
})

test('the reader is addressed informally', () => {
  for (const { slug, dutch } of pairs) {
    for (const text of listWords(dutch)) expect(text, slug).not.toMatch(/\b(u|uw)\b/i)
  }
})

test('no two products share a tagline or a description', () => {
  for (const part of ['tagline', 'description'] as const) {
    expect(new Set(texts.map(([, text]) => text[part])).size).toBe(texts.length)
  }
})

function listWords({ title, tagline, description, redeem }: ProductTexts[string] | ProductSeed): string[] {
  return [...(title ? [title] : []), tagline, description, redeem.title, redeem.description]
}
