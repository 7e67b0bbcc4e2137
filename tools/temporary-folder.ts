import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

/** A new folder of this process, removed when it ends, also by Ctrl-C. */
export function makeTemporaryFolder(name: string): string {
  if (folders.length === 0) removeAtExit()
  const folder = mkdtempSync(join(tmpdir(), `ribbon-${name}-`))
  folders.push(folder)
  return folder
}

function removeAtExit(): void {
  process.on('exit', () => {
    // A PostgreSQL that is just ending may still write.
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Others that listen close what they have opened, and then end the process.
      if (process.listenerCount(signal) === 1) process.exit(1)
    })
  }
}
