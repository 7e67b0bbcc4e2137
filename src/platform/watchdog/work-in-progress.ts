const SLOTS = 256
const SLOT_BYTES = 256
const LENGTH_BYTES = 2

/**
 * The requests and jobs in progress, in shared memory, so that the watchdog's thread can read them while the main thread is blocked.
 */
export const workMemory = new SharedArrayBuffer(SLOTS * SLOT_BYTES)

const free = Array.from({ length: SLOTS }, (_, index) => index).reverse()
const taken = new Map<string, { slot: number; text: string }>()

/** Work beyond 256 at once is not recorded. */
export function startWork(id: string, text: string): void {
  const slot = free.pop()
  if (slot === undefined) return
  taken.set(id, { slot, text })
  write(slot, text)
}

/** Adds detail to work that has started. */
export function describeWork(id: string, detail: string): void {
  const work = taken.get(id)
  if (work) write(work.slot, `${work.text} ${detail}`)
}

export function endWork(id: string): void {
  const work = taken.get(id)
  if (!work) return
  taken.delete(id)
  write(work.slot, '')
  free.push(work.slot)
}

export function listWork(memory: SharedArrayBuffer): string[] {
  const texts = Array.from({ length: SLOTS }, (_, slot) => {
    const bytes = bytesOf(memory, slot)
    return bytes.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + bytes.readUInt16LE())
  })
  return texts.filter((text) => text !== '')
}

function write(slot: number, text: string): void {
  const bytes = bytesOf(workMemory, slot)
  bytes.writeUInt16LE(bytes.write(text, LENGTH_BYTES))
}

function bytesOf(memory: SharedArrayBuffer, slot: number): Buffer {
  return Buffer.from(memory, slot * SLOT_BYTES, SLOT_BYTES)
}
