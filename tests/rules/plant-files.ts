import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'

export type PlantedFiles = Record<string, string>

/** Creates a temporary tree of files; `dispose` deletes it. */
export function plantFiles(files: PlantedFiles): { root: string; dispose: () => void } {
  const root = makeTemporaryFolder('rules')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, dispose: () => rmSync(root, { recursive: true, force: true }) }
}
