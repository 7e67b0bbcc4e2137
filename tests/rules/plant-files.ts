import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type PlantedFiles = Record<string, string>

/** A small tree of files of its own, thrown away by `dispose`. */
export function plantFiles(files: PlantedFiles): { root: string; dispose: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'ribbon-rules-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, dispose: () => rmSync(root, { recursive: true, force: true }) }
}
