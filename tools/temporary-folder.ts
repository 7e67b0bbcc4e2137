import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []
let isWatching = false

/** A new folder of this process, removed when it ends, also by Ctrl-C. */
export function makeTemporaryFolder(name: string): string {
  if (!isWatching) removeAtTheEnd()
  const folder = mkdtempSync(join(tmpdir(), `ribbon-${name}-`))
  folders.push(folder)
  return folder
}

/** Vitest kills its workers, so each test file removes its own (tests/support/temporary-folders.setup.ts). */
export function removeTemporaryFolders(): void {
  // A PostgreSQL that is just ending may still write.
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

function removeAtTheEnd(): void {
  isWatching = true
  process.on('exit', removeTemporaryFolders)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      // Others that listen close what they have opened, and then end the process.
      if (process.listenerCount(signal) > 0) return
      removeTemporaryFolders()
      process.kill(process.pid, signal)
    })
  }
}
