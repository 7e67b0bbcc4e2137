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

/** Vite wraps each import on demand in a helper that loads preloads, also when there are none (docs/decisions). */
function importWithoutPreloads(): Plugin {
  return {
    name: 'import-without-preloads',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}

/**
 * Lingui formats the number of every plural, also one that is not shown; a browser's first number format costs a phone 0.1 s. A small number looks the
 * same in all our languages (docs/decisions).
 */
function formatLargeShownNumbersOnly(): Plugin {
  const EAGER = /const valueStr = (number\(.+\));(\s+return message\.replace\(.+, )valueStr\);/
  return {
    name: 'format-large-shown-numbers-only',
    transform(code, id) {
      if (!id.includes('@lingui/core/dist/index.mjs')) return undefined
      if (!EAGER.test(code)) throw new Error('@lingui/core writes its plurals in another way now.')
      return { code: code.replace(EAGER, '$2() => (/^\\d{1,3}$/.test(value) ? String(value) : $1));'), map: null }
    },
  }
}

/**
 * Many small files compress worse, and each is a request (docs/decisions). What every page needs is one file, and so is each thing that several pages share.
 * A chunk is the files named here with all that they import, except for what an earlier chunk has.
 */
const CHUNKS = {
  shop: [
    'web/hydrate.tsx',
    'web/blocks/block-list.tsx',
    'web/features/content-page/content-page.tsx',
    'web/data/load-page.ts',
    'web/chrome/deferred/deferred-parts.tsx',
  ],
  catalogue: ['web/blocks/trail.tsx', 'web/ui/badge.tsx', 'web/ui/native-select.tsx'],
  answers: [
    'web/data/use-answer.ts',
    'web/data/use-page-answer.ts',
    'web/features/feedback/failed-notice.tsx',
    'web/session/basket-tabs.ts',
    'web/tracking/track.ts',
    'web/ui/once-opened.tsx',
  ],
  form: [
    'web/features/form-fields/text-field.tsx',
    'web/forms/use-form.ts',
    'web/forms/draft.ts',
    'web/forms/submission-key.ts',
    'web/ui/radio-cards.tsx',
    'shared/validation/email.ts',
  ],
  person: ['shared/address-order.ts', 'shared/validation/names.ts', 'shared/validation/phone.ts'],
  address: ['shared/validation/address.ts'],
  gift: [
    'web/features/arrival/use-arrival-text.ts',
    'web/features/gift-builder/gift-draft.ts',
    'web/features/gift-builder/gift-preview.tsx',
    'web/features/gift-builder/moment/delivery-moment.ts',
  ],
}

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** What is imported on demand stays apart. */
function gatherChunks() {
  const chunks = new Map<string, string>()
  const gather = (module: string, chunk: string, graph: ModuleGraph): void => {
    // One file names all operations; what a page asks for comes with that page.
    if (chunks.has(module) || module.includes('/generated/operations/')) return
    chunks.set(module, chunk)
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) gather(imported, chunk, graph)
  }
  const gatherAll = (graph: ModuleGraph) => {
    for (const [chunk, files] of Object.entries(CHUNKS)) {
      for (const file of files) gather(join(import.meta.dirname, 'src', file), chunk, graph)
    }
  }
  return Object.keys(CHUNKS).map((chunk, at, all) => ({
    priority: all.length - at,
    name: (module: string, graph: ModuleGraph) => {
      if (chunks.size === 0) gatherAll(graph)
      return chunks.get(module) === chunk ? chunk : null
    },
  }))
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
    formatLargeShownNumbersOnly(),
    importWithoutPreloads(),
    precompress(),
  ],
  // React has it since version 18; what two libraries bring for older ones is not loaded.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: { outDir: 'dist', sourcemap: false, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    // The first file of a page names all others: by a short hash alone, because their names would be read by nobody and loaded by everybody.
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: gatherChunks() }, chunkFileNames: 'assets/[hash:7].js' } },
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
