/**
 * Bundles the server: `npm start` and `npm run staff` run one file each (dist/app/), which starts in half the processor time of the sources. The packages stay
 * in node_modules.
 */
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const PROGRAMS = { main: 'src/app/main.ts', staff: 'src/app/commands/staff.ts' }

/** Writes main.mjs and staff.mjs into a folder of the project. Plugins can change the sources. */
export async function bundleServer(folder: string, plugins: Plugin[] = []): Promise<void> {
  const outDir = join(ROOT, folder)
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [...plugins, keepSourcePaths(outDir)],
    build: {
      ...{ ssr: true, outDir, emptyOutDir: true, minify: false, sourcemap: true, target: 'esnext' },
      rollupOptions: { input: PROGRAMS, output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
}

/** Files are read relative to their source file, not to the bundle; the whole tree can be moved. */
function keepSourcePaths(outDir: string): Plugin {
  return {
    name: 'keep-source-paths',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.')) return undefined
      const source = relative(outDir, id)
      const bundled = code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`)
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
      // The lines stay the same, so the source map still fits.
      return { code: bundled, map: null }
    },
  }
}

if (import.meta.main) await bundleServer('dist/app')
