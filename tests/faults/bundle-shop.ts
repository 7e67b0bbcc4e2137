import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { bundleServer } from '../../tools/bundle-server.ts'
import { type PlantedBug, plantInto } from './planted-bugs.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = 'test-results/faults'

/** The shop of `npm start`, as it was built. */
export const BUILT_SHOP = join(ROOT, 'dist/app/main.mjs')

/** Bundles the shop with a bug; the sources stay unchanged. Returns the path of the program. */
export async function bundleShopWith(bug: PlantedBug): Promise<string> {
  const untouched = new Set(bug.edits.map(({ file }) => file))
  await bundleServer(FOLDER, [plant(bug, untouched)])
  if (untouched.size > 0) throw new Error(`A bug cannot be planted: the bundle does not contain ${[...untouched].join(', ')}`)
  return join(ROOT, FOLDER, 'main.mjs')
}

function plant(bug: PlantedBug, untouched: Set<string>): Plugin {
  return {
    name: 'plant',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(ROOT, id)
      return untouched.delete(file) ? plantInto(code, file, bug) : undefined
    },
  }
}
