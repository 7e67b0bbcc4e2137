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

/** Compresses the files for browsers once, with the best quality, so that the server only sends them. */
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

/** Replaces Vite's helper for dynamic imports, which loads preloads even when there are none (docs/decisions). */
function importWithoutPreloads(): Plugin {
  return {
    name: 'import-without-preloads',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}

/**
 * Lingui formats the number of every plural, even a number that is not shown, and the first number format takes 0.1 s on a phone. A small number looks the
 * same in all languages of the shop (docs/decisions).
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
 * Small files compress worse, and each is a request (docs/decisions). The code of all pages is one file, and so is each part that several pages share.
 * A chunk has the files named here and all their imports, except those in an earlier chunk. So a file that another one imports needs no name.
 */
const CHUNKS = {
  shop: [
    'web/hydrate.tsx',
    'web/features/content-page/content-page.tsx',
    'web/data/load-page.ts',
    'web/chrome/deferred/deferred-parts.tsx',
  ],
  catalogue: ['web/blocks/trail.tsx', 'web/ui/badge.tsx', 'web/ui/checkbox.tsx', 'web/ui/native-select.tsx'],
  answers: [
    'web/data/call-failure.ts',
    'web/data/use-answer.ts',
    'web/data/use-page-answer.ts',
    'web/features/feedback/failed-notice.tsx',
    'web/session/basket-tabs.ts',
    'web/tracking/track.ts',
    'web/ui/once-opened.tsx',
  ],
  form: [
    'web/features/form-fields/text-field.tsx',
    'web/features/gift-builder/own-value.ts',
    'web/forms/use-form.ts',
    'web/forms/submission-key.ts',
    'web/ui/radio-cards.tsx',
    'shared/validation/field-failures.ts',
  ],
  person: ['shared/address-order.ts', 'shared/validation/names.ts', 'shared/validation/phone.ts'],
  address: ['shared/phone-number.ts', 'shared/validation/address.ts'],
  gift: [
    'web/features/arrival/use-arrival-text.ts',
    'web/features/gift-builder/gift-draft.ts',
    'web/features/gift-builder/gift-preview.tsx',
  ],
  failures: ['web/i18n/failures/load-failure-texts.ts'],
  basket: [
    'web/features/checkout/describe-problems.ts',
    'web/features/checkout/is-payment-undecided.ts',
    'web/features/checkout/use-cancel-order.ts',
    'web/features/checkout/use-open-forms.ts',
    'web/features/order-summary/line-price.tsx',
  ],
  entry: [
    'web/features/card-entry/card-fields.tsx',
    'web/features/feedback/message-page.tsx',
    'web/features/form-fields/hydrated-form.tsx',
    'web/features/form-fields/password-field.tsx',
    'web/features/form-fields/typo-hint.tsx',
    'web/session/log-in.ts',
  ],
  buying: [
    'web/features/address-form/address-fields.tsx',
    'web/features/address-form/company-fields.tsx',
    'web/features/address-form/phone-field.tsx',
    'web/features/address-form/your-data.ts',
    'web/features/checkout/bank-transfer-page.tsx',
    'web/features/checkout/steps-bar.tsx',
    'web/features/checkout/track-checkout.ts',
    'web/features/checkout/use-checkout.ts',
    'web/features/feedback/panel.tsx',
    'web/features/order-summary/totals-list.tsx',
    'web/features/payment-methods/method-fields.tsx',
    'web/features/payment-methods/use-follow-payment.ts',
  ],
}

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Dynamically imported modules stay in separate files. */
function gatherChunks() {
  const chunks = new Map<string, string>()
  const gather = (module: string, chunk: string, graph: ModuleGraph): void => {
    // One file lists all operations; each page loads only its own operations.
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
      // Each page links its one style sheet itself.
      dev: { ssrStyles: { enabled: false } },
      router: {
        generatedRouteTree: '../generated/routes.ts',
        quoteStyle: 'single',
        semicolons: false,
        disableLogging: true,
        // A page loads only its own screen and loader.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent']] },
      },
    }),
    react(),
    babel({ include: /src\/web\/.*\.tsx?$/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    formatLargeShownNumbersOnly(),
    importWithoutPreloads(),
    precompress(),
  ],
  // Part of React since version 18; the shims of two libraries for older versions are not loaded.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: { outDir: 'dist', sourcemap: false, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    // The entry file lists the names of all others, and every visitor loads it, so the names are only short hashes.
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: gatherChunks() }, chunkFileNames: 'assets/[hash:7].js' } },
      },
    },
    // One file for the server, so that dynamic imports need no disk access.
    ssr: {
      resolve: command === 'build' ? { noExternal: true } : {},
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
  },
  logLevel: 'warn',
}))
