import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Compresses what browsers load, once and as well as can be: the server then only sends. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))
      await Promise.all(
        texts.map(async (file) => writeFile(join(dir, `${file}.br`), await compress(await readFile(join(dir, file))))),
      )
    },
  }
}

/** Files that are needed together are one file: forty small ones compress worse by a tenth of all the script there is. */
const CHUNKS = [
  { name: 'shop', from: 'src/web/hydrate.tsx' },
  { name: 'blocks', from: 'src/web/blocks/block-list.tsx' },
]

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Gathers what a file imports, and what that imports, unless an earlier chunk has it. What is loaded on demand stays apart. */
function gatherChunks(): (id: string, graph: ModuleGraph) => string | null {
  const chunkOf = new Map<string, string>()
  return (id, graph) => {
    if (chunkOf.size === 0) for (const { name, from } of CHUNKS) gather(join(import.meta.dirname, from), name)
    return chunkOf.get(id) ?? null

    function gather(module: string, name: string): void {
      if (chunkOf.has(module)) return
      chunkOf.set(module, name)
      for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) gather(imported, name)
    }
  }
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      client: { entry: './hydrate.tsx' },
      router: {
        generatedRouteTree: '../generated/routes.ts',
        quoteStyle: 'single',
        semicolons: false,
        disableLogging: true,
        // A page brings its own screen and loader only.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      },
    }),
    react(),
    babel({ include: /src\/web\/.*\.tsx?$/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    precompress(),
  ],
  build: { outDir: 'dist', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: gatherChunks() }] } } } } },
    ssr: { resolve: { noExternal: true } },
  },
  logLevel: 'warn',
})
