import { readStored, writeStored } from '../../session/storage.ts'

const KEY = 'occasion'

/** The occasion that the visitor shops for, as far as this visit has shown it. Its wrappers and messages come first. */
export function readLastOccasion(): string | undefined {
  return readStored(KEY, 'sessionStorage') ?? undefined
}

export function saveLastOccasion(occasionId: string): void {
  writeStored(KEY, occasionId, 'sessionStorage')
}
