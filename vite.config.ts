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

/** Lingui formats the number of every plural, also one that is not shown; a browser's first number format costs a phone 0.1 s (docs/decisions). */
function formatShownNumbersOnly(): Plugin {
  const EAGER = /const valueStr = (number\(.+\));(\s+return message\.replace\(.+, )valueStr\);/
  return {
    name: 'format-shown-numbers-only',
    transform(code, id) {
      if (!id.includes('@lingui/core/dist/index.mjs')) return undefined
      if (!EAGER.test(code)) throw new Error('@lingui/core writes its plurals in another way now.')
      return { code: code.replace(EAGER, '$2() => $1);'), map: null }
    },
  }
}

/** What every page needs is one file: many small ones compress worse, by 8 % of the home page's script (docs/decisions). */
const SHOP_FILES = [
  'web/hydrate.tsx',
  'web/blocks/block-list.tsx',
  'web/features/content-page/content-page.tsx',
  'web/data/load-page.ts',
  'web/chrome/deferred/deferred-parts.tsx',
].map((file) => join(import.meta.dirname, 'src', file))

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** These files and all they import. What is imported on demand stays apart. */
function gatherShopChunk() {
  const gathered = new Set<string>()
  const gather = (module: string, graph: ModuleGraph): void => {
    // One file names all operations; what a page asks for comes with that page.
    if (gathered.has(module) || module.includes('/generated/operations/')) return
    gathered.add(module)
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) gather(imported, graph)
  }
  return {
    name: (module: string, graph: ModuleGraph) => {
      if (gathered.size === 0) for (const file of SHOP_FILES) gather(file, graph)
      return gathered.has(module) ? 'shop' : null
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      client: { entry: './hydrate.tsx' },
      // Every page links its one style sheet itself.
      dev: { ssrStyles: { enabled: false } },
      router: {
        generatedRouteTree: '../generated/routes.ts',
        quoteStyle: 'single',
        semicolons: false,
        disableLogging: true,
        // A page brings its own screen and loader only.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent']] },
      },
    }),
    react(),
    babel({ include: /src\/web\/.*\.tsx?$/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    formatShownNumbersOnly(),
    precompress(),
  ],
  build: { outDir: 'dist', sourcemap: false, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    // The first file of a page names all others: by their hash alone, because their names would be read by nobody and loaded by everybody.
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [gatherShopChunk()] }, chunkFileNames: 'assets/[hash].js' } },
      },
    },
    // One file: whatever a page imports on demand is at hand without a search on the disk.
    ssr: {
      resolve: command === 'build' ? { noExternal: true } : {},
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
  },
  logLevel: 'warn',
}))
