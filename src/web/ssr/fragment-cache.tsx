import { createElement, type ReactNode } from 'react'
import { keepWritten, noteWritten, takeWritten, type Written } from './formatted-texts.ts'

/** HTML that pages share: whoever sends them can keep its bytes. */
export type Part = { html: string }
type DrawnPart = Part & { written: Written }
/** Where in the page's HTML a part that is known belongs, or where one begins or ends that will be. */
type Mark = { known: Part } | { begins: object } | { written: Written }

/** For as long as the answer itself is kept (share-answers.ts). */
const drawnOf = new WeakMap<object, DrawnPart>()
/** Of the page that is being drawn: a page is drawn at one go. */
let marks: Mark[] = []
/** New for every process, so that no text can be written to look like it. */
const TAG = `kept-${crypto.randomUUID()}`
const MARKS = new RegExp(`<${TAG}>(\\d+)</${TAG}>`)

/** What `Kept` is on the server. */
export function KeptPart({ of, children }: { of: object; children: ReactNode }) {
  const known = drawnOf.get(of)
  if (known) {
    keepWritten(known.written)
    return createElement(TAG, null, marks.push({ known }) - 1)
  }
  return (
    <>
      <Begin of={of} />
      {children}
      <End />
    </>
  )
}

let takeNoted: (() => Written) | undefined

function Begin({ of }: { of: object }) {
  if (takeNoted) throw new Error('A kept part cannot hold another')
  takeNoted = noteWritten()
  return createElement(TAG, null, marks.push({ begins: of }) - 1)
}

function End() {
  const written = takeNoted?.() ?? {}
  takeNoted = undefined
  return createElement(TAG, null, marks.push({ written }) - 1)
}

/** Stands for the part in HTML that is written by hand. */
export function holdPlace(known: Part): string {
  return `<${TAG}>${marks.push({ known }) - 1}</${TAG}>`
}

/** Draws a page with marks in the places of its parts. `fill` puts the parts there; those that are new are known from now on. */
export function drawWithMarks(draw: () => string): { html: string; fill: (html: string) => (string | Part)[] } {
  marks = []
  try {
    const html = draw()
    const made = marks
    return { html, fill: (html) => fillMarks(html, made) }
  } catch (error) {
    takeNoted?.()
    takeNoted = undefined
    // Else the next page would carry what was written on this one.
    takeWritten()
    throw error
  }
}

function fillMarks(html: string, marks: readonly Mark[]): (string | Part)[] {
  const [first = '', ...rest] = html.split(MARKS)
  const pieces: (string | Part)[] = [first]
  let begun: { of: object; at: number } | undefined
  for (let index = 0; index < rest.length; index += 2) {
    const mark = marks[Number(rest[index])]
    if (mark && 'known' in mark) pieces.push(mark.known)
    else if (mark && 'begins' in mark) begun = { of: mark.begins, at: pieces.length }
    else if (mark && begun) drawnOf.set(begun.of, { html: pieces.slice(begun.at).join(''), written: mark.written })
    pieces.push(rest[index + 1] ?? '')
  }
  return pieces
}
