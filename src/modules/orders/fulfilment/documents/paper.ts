// oxlint-disable max-params -- a drawing takes its paper, its content, its words and where it starts
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { createLimiter } from '#platform/limiter.ts'

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const
export const INK = '#1b1f2a'
export const INK_SOFT = '#5c6370'
export const LINE = '#d9dce3'

export type Paper = PDFKit.PDFDocument

const FONTS = createRequire(import.meta.url)
const REGULAR = FONTS.resolve('@expo-google-fonts/dm-sans/400Regular/DMSans_400Regular.ttf')
const BOLD = FONTS.resolve('@expo-google-fonts/dm-sans/700Bold/DMSans_700Bold.ttf')

type About = {
  title: string
  author: string
  language: string
  date: Date
  /** A document that may have many pages; other documents can be rendered between its pages. */
  isLong?: boolean
}

/** A long document takes seconds, and invoices must not wait for it. So one short and one long document are rendered at a time, with pauses for other requests. */
const shortDocuments = createLimiter({ maxRunning: 1, maxWaiting: 1_000 })
const longDocuments = createLimiter({ maxRunning: 1, maxWaiting: 1_000 })

/** A PDF document with one typeface and fixed margins; the same content gives the same bytes. */
export async function drawPdf(about: About, draw: (paper: Paper) => void | Promise<void>): Promise<Buffer> {
  const drawn = (about.isLong ? longDocuments : shortDocuments).run(async () => {
    await setImmediate()
    return renderNow(about, draw)
  })
  if (!drawn) throw new Error('Too many documents are waiting to be rendered')
  return drawn
}

async function renderNow(
  { title, author, language, date }: About,
  draw: (paper: Paper) => void | Promise<void>,
): Promise<Buffer> {
  const paper = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  })
  paper.registerFont('regular', REGULAR)
  paper.registerFont('bold', BOLD)
  paper.font('regular').fontSize(10).fillColor(INK)
  const written = buffer(paper)
  await draw(paper)
  paper.end()
  return written
}

/** Writes lines below each other and returns the position below them. */
export function writeLines(
  paper: Paper,
  lines: readonly string[],
  { x, y, width }: { x: number; y: number; width: number },
): number {
  let top = y
  for (const line of lines) {
    paper.text(line, x, top, { width })
    top = paper.y
  }
  return top
}

export function rule(paper: Paper, y: number): void {
  paper
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
}

export type Column = { x: number; width: number; align: 'left' | 'right' }

/** Writes a table row, as high as its highest cell. A row that does not fit on the page starts the next page. */
export function writeRow(paper: Paper, columns: readonly Column[], cells: readonly string[], y: number): number {
  const heights = columns.map(({ width }, index) => paper.heightOfString(cells[index] ?? '', { width }))
  const height = Math.max(...heights)
  const isFull = y + height > PAGE.height - PAGE.margin
  if (isFull) paper.addPage()
  const top = isFull ? PAGE.margin : y
  for (const [index, { x, width, align }] of columns.entries()) paper.text(cells[index] ?? '', x, top, { width, align })
  return top + height + 6
}
