import { listReceiverFailures } from '#shared/validation/address.ts'
import { proposeEmail } from '#shared/validation/email-typo.ts'

export type PastedPerson = { firstName: string; lastName: string; email: string }

export type PastedList = {
  people: readonly PastedPerson[]
  /** The number of the first line without a person, counted from 1. */
  wrongLine: number | undefined
  /** Addresses that look mistyped, with the proposed corrections. */
  typos: readonly { line: number; email: string; proposed: string }[]
}

/** One person per line: table columns, "Ada, Moss, ada@example.com" or "Ada Moss <ada@example.com>". */
export function readPastedList(text: string): PastedList {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: index + 1, text: line.trim() }))
  const written = lines.filter((one) => one.text !== '')
  const listed = written.length > 1 && isHeading(written[0]?.text ?? '') ? written.slice(1) : written
  const read = listed.map((one) => ({ line: one.line, person: readPerson(one.text) }))
  return {
    people: read.map(({ person }) => person),
    wrongLine: read.find(({ person }) => listReceiverFailures(person).length > 0)?.line,
    typos: read.flatMap(({ line, person: { email } }) => {
      const proposed = proposeEmail(email)
      return proposed ? [{ line, email, proposed }] : []
    }),
  }
}

/** "First name, Last name, Email": column headings that were copied too. A person whose address is missing does not count as a heading. */
function isHeading(line: string): boolean {
  return !line.includes('@') && /\be-?mail|(^|[\t;,])\s*mail\s*($|[\t;,])/i.test(line)
}

function readPerson(line: string): PastedPerson {
  const cells = line
    .split(/[\t;,<>]/)
    .map((cell) => cell.trim())
    .filter(Boolean)
  // Without a separator, the address is the last word.
  const words = cells.flatMap((cell) => (cell.includes('@') ? cell.split(/\s+/) : [cell]))
  const email = words.find((word) => word.includes('@')) ?? ''
  const names = words.filter((word) => word !== email)
  const [firstName = '', ...rest] = names.length === 1 ? (names[0] ?? '').split(/\s+/) : names
  return { firstName, lastName: rest.join(' '), email }
}
