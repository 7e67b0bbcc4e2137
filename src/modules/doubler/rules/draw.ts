import { createHash, createHmac } from 'node:crypto'

/** docs/check-draw.mjs does the same; a test compares the two. */

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

type Ticket = { storefront: string; month: string; ticket: string; lastFour: string }

/** The form of an entry in the published list. Only the entrant knows the ticket, so nobody else can recognise the entry. */
export function hashEntry({ storefront, month, ticket, lastFour }: Ticket): string {
  return sha256(`${storefront} ${month} ${ticket} ${lastFour}`)
}

/** Published before the draw, which proves that the seed was not chosen later. */
export function hashSeed(seed: string): string {
  return sha256(seed)
}

export function hashList(hashes: readonly string[]): string {
  return sha256(hashes.join('\n'))
}

/** All entries in the order in which the seed draws them. The first entry whose card can win is the winner. */
export function* drawEntries(seed: string, hashes: readonly string[]): Generator<string> {
  const list = hashList(hashes)
  const left = [...hashes]
  for (let round = 0; left.length > 0; round++) yield* left.splice(drawIndex({ seed, list, round }, left.length), 1)
}

type Round = { seed: string; list: string; round: number }

function drawIndex({ seed, list, round }: Round, count: number): number {
  for (let attempt = 0; ; attempt++) {
    const bytes = createHmac('sha256', seed).update(`${list} ${round} ${attempt}`).digest()
    const index = toIndex(bytes.readUIntBE(0, NUMBER_BYTES), count)
    if (index !== undefined) return index
  }
}

const NUMBER_BYTES = 6
const NUMBERS = 2 ** (8 * NUMBER_BYTES)

/** Undefined for the highest numbers, which would favour the first entries; then the next number is used. */
export function toIndex(number: number, count: number): number | undefined {
  return number < NUMBERS - (NUMBERS % count) ? number % count : undefined
}
