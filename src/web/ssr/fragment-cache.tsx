import { createElement, type ReactNode } from 'react'
import { type FormattedTexts, recordFormatted, restoreFormatted, takeFormatted } from './formatted-texts.ts'

/** HTML that pages share, so the sender can cache its bytes. */
export type Part = { html: string }
type RenderedPart = Part & { formatted: FormattedTexts }
/** A place in the page's HTML: for a cached part, or the start or end of a new one. */
type Mark = { cached: Part } | { starts: object } | { formatted: FormattedTexts }

/** Cached for as long as the answer itself is (share-answers.ts). */
const partsOf = new WeakMap<object, RenderedPart>()
/** Of the page being rendered. Rendering is synchronous, so there is only one. */
let marks: Mark[] = []
/** New for every process, so that no text can be written to look like it. */
const TAG = `cached-${crypto.randomUUID()}`
const MARKS = new RegExp(`<${TAG}>(\\d+)</${TAG}>`)

/** What `CachedFragment` is on the server. */
export function ServerFragment({ of, children }: { of: object; children: ReactNode }) {
  const cached = partsOf.get(of)
  if (cached) {
    restoreFormatted(cached.formatted)
    return createElement(TAG, null, marks.push({ cached }) - 1)
  }
  return (
    <>
      <Start of={of} />
      {children}
      <End />
    </>
  )
}

let takeRecorded: (() => FormattedTexts) | undefined

function Start({ of }: { of: object }) {
  if (takeRecorded) throw new Error('A cached part cannot hold another')
  takeRecorded = recordFormatted()
  return createElement(TAG, null, marks.push({ starts: of }) - 1)
}

function End() {
  const formatted = takeRecorded?.() ?? {}
  takeRecorded = undefined
  return createElement(TAG, null, marks.push({ formatted }) - 1)
}

/** A placeholder for the part, in HTML that React does not render. */
export function holdPlace(cached: Part): string {
  return `<${TAG}>${marks.push({ cached }) - 1}</${TAG}>`
}

/** Renders a page with marks in the places of its parts. `fill` puts the parts there and caches the new ones. */
export function renderWithMarks(render: () => string): { html: string; fill: (html: string) => (string | Part)[] } {
  marks = []
  try {
    const html = render()
    const made = marks
    return { html, fill: (html) => fillMarks(html, made) }
  } catch (error) {
    takeRecorded?.()
    takeRecorded = undefined
    // Otherwise the next page would carry the texts of this one.
    takeFormatted()
    throw error
  }
}

function fillMarks(html: string, marks: readonly Mark[]): (string | Part)[] {
  const [first = '', ...rest] = html.split(MARKS)
  const pieces: (string | Part)[] = [first]
  let started: { of: object; at: number } | undefined
  for (let index = 0; index < rest.length; index += 2) {
    const mark = marks[Number(rest[index])]
    if (mark && 'cached' in mark) pieces.push(mark.cached)
    else if (mark && 'starts' in mark) started = { of: mark.starts, at: pieces.length }
    else if (mark && started) partsOf.set(started.of, { html: pieces.slice(started.at).join(''), formatted: mark.formatted })
    pieces.push(rest[index + 1] ?? '')
  }
  return pieces
}
