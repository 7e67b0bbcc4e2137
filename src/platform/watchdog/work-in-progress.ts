const SLOTS = 256
const SLOT_BYTES = 256
const LENGTH_BYTES = 2

/**
 * What this process is working on: the requests and jobs that have started and not ended. It stands in shared memory, where another thread can read it
 * while this one is stuck.
 */
export const workMemory = new SharedArrayBuffer(SLOTS * SLOT_BYTES)

const free = Array.from({ length: SLOTS }, (_, index) => index).reverse()
const taken = new Map<string, { slot: number; text: string }>()

/** Beyond 256 at once the rest goes unnamed. */
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
