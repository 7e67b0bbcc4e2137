import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []
let isWatching = false

/** Makes a temporary folder that is removed when this process ends, also after Ctrl-C. */
export function makeTemporaryFolder(name: string): string {
  if (!isWatching) removeAtTheEnd()
  const folder = mkdtempSync(join(tmpdir(), `ribbon-${name}-`))
  folders.push(folder)
  return folder
}

/** Vitest kills its workers, so each test file removes its own folders (tests/support/temporary-folders.setup.ts). */
export function removeTemporaryFolders(): void {
  // Tries again, because a PostgreSQL that is stopping may still write.
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

function removeAtTheEnd(): void {
  isWatching = true
  process.on('exit', removeTemporaryFolders)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      // Other listeners close their resources and then end the process.
      if (process.listenerCount(signal) > 0) return
      removeTemporaryFolders()
      process.kill(process.pid, signal)
    })
  }
}
