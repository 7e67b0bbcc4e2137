import type { FailureName } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'

export const ATTACHMENT_MAX_BYTES = 5 * 1024 * 1024

export type FileType = 'csv' | 'xlsx' | 'pdf'

/** The type of a file, decided by its content. Its name and the browser's type prove nothing, so they are ignored. */
export function checkAttachment(content: Buffer): Result<FileType, FailureName> {
  if (content.length > ATTACHMENT_MAX_BYTES) return fail('ATTACHMENT_TOO_LARGE')
  if (isPdf(content)) return ok('pdf')
  if (isWorkbook(content)) return ok('xlsx')
  const text = readText(content)
  if (text === undefined) return fail('ATTACHMENT_TYPE')
  return FORMULA.test(text) ? fail('ATTACHMENT_FORMULA') : ok('csv')
}

/** A PDF that starts a program or a script when it is opened is refused. */
const PDF_ACTION = new RegExp(`/(?:${['JavaScript', 'Launch', 'EmbeddedFile'].map(toPdfName).join('|')})`)
const PDF_END_BYTES = 1024

/** A letter in a PDF name may be written as its number: /J#61vaScript. */
function toPdfName(name: string): string {
  return name.replaceAll(/./g, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
  })
}

function isPdf(content: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8))) return false
  return content.subarray(-PDF_END_BYTES).includes('%%EOF') && !PDF_ACTION.test(content.toString('latin1'))
}

/** An Excel workbook is a ZIP archive with these parts. A workbook with macros has another part. */
const WORKBOOK_PARTS = ['[Content_Types].xml', 'xl/workbook.xml']
const MACROS = /vbaProject|\.bin$|xl\/macrosheets\//i

function isWorkbook(content: Buffer): boolean {
  const names = listZipNames(content)
  return WORKBOOK_PARTS.every((part) => names.includes(part)) && !names.some((name) => MACROS.test(name) && !isSettings(name))
}

/** Excel also stores printer settings as .bin. */
function isSettings(name: string): boolean {
  return name.startsWith('xl/printerSettings/')
}

const ZIP_START = 0x04034b50
const ZIP_ENTRY = 0x02014b50
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const END_BYTES = 22
const ENTRY_BYTES = 46
const MAX_ENTRIES = 2_000

/** The file names in the archive's directory; empty when it is no archive. Nothing is unpacked. */
function listZipNames(content: Buffer): string[] {
  const end = content.lastIndexOf(ZIP_END)
  if (content.length < END_BYTES || content.readUInt32LE(0) !== ZIP_START || end < 0 || end + END_BYTES > content.length)
    return []
  const names: string[] = []
  let place = content.readUInt32LE(end + 16)
  while (names.length < MAX_ENTRIES && place + ENTRY_BYTES <= end && content.readUInt32LE(place) === ZIP_ENTRY) {
    const nameLength = content.readUInt16LE(place + 28)
    names.push(content.toString('utf8', place + ENTRY_BYTES, place + ENTRY_BYTES + nameLength))
    place += ENTRY_BYTES + nameLength + content.readUInt16LE(place + 30) + content.readUInt16LE(place + 32)
  }
  return names
}

/** The first characters of other formats that are text: HTML, scripts, PostScript, RTF and others. */
const OTHER_TEXT = /^\s*(?:<|#!|%!|\{\\rtf|%PDF|MZ|PK)/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** The lines of a plain text; undefined for anything else. Excel on Windows writes Windows-1252, most other programs UTF-8. */
function readText(content: Buffer): string | undefined {
  const text = decode(content)
  return text.trim() === '' || NO_TEXT.test(text) || OTHER_TEXT.test(text) ? undefined : text
}

function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/**
 * A spreadsheet may run a cell that starts with one of these characters when staff open the list. Telephone numbers and amounts also start with a
 * sign, but their cells contain nothing else. Neighbouring parts of the pattern never match the same character, so matching takes linear time.
 */
const FORMULA = /(?:^|[\n\r,;\t])["' ]*(?:[=@]|[+-][\d ()./"'\u00a0-]*[^\d ()./"'\u00a0\n\r,;\t-])/
