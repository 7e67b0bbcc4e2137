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

/** Our links are plain anchors (src/web/routing/listen-to-links.ts); the router's own would come along with every route and is never drawn. */
function leaveOutRouterLinks(): Plugin {
  const NOTHING = '\0no-router-links'
  return {
    name: 'leave-out-router-links',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './link.js' && importer?.includes('@tanstack/react-router/') ? NOTHING : undefined,
    load: (id) =>
      id === NOTHING ? 'export const Link = null, createLink = null, linkOptions = null, useLinkProps = null' : undefined,
  }
}

/** A plural formats its number even if its text does not show it that way; the first number that a browser formats takes a phone a tenth of a second. */
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

/**
 * What is loaded together is one file: forty small ones compress worse by a tenth of all the script there is, and each costs a phone a moment of its own.
 * Each names the files it is gathered from; what an earlier one has, a later one leaves.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // What every page needs, and the blocks that most are made of.
  shop: [
    'web/hydrate.tsx',
    'web/blocks/block-list.tsx',
    'web/features/content-page/content-page.tsx',
    'web/data/load-page.ts',
    'shared/address-order.ts',
  ],
  // What comes after every page, for notices and tracking, and is used by the pages to buy too.
  later: ['web/session/basket-tabs.ts', 'web/i18n/place-names.ts', 'web/session/storage.ts', 'web/tracking/track.ts'],
  // What some pages to browse, and what opens over any page, share with the pages to buy.
  kit: [
    'web/ui/badge.tsx',
    'web/ui/breadcrumb.tsx',
    'web/ui/checkbox.tsx',
    'web/ui/field.tsx',
    'web/ui/modal.tsx',
    'web/ui/native-select.tsx',
    'web/i18n/failures/use-failure-texts.ts',
    'web/forms/form-failures.ts',
    'web/features/address-form/use-countries.ts',
    'web/features/identify/identify-flow.ts',
    'shared/validation/email.ts',
  ],
  listing: ['web/screens/listing/listing-screen.tsx'],
  builder: [
    'web/screens/product/product-screen.tsx',
    'web/features/product/load-product.ts',
    'web/features/gift-builder/extras/choice-tile.tsx',
  ],
  // What the pages from the basket to the thanks have in common.
  buying: [
    'web/i18n/shop-clock.ts',
    'web/features/checkout/checkout-draft.ts',
    'web/features/checkout/describe-problems.ts',
    'web/features/feedback/panel.tsx',
    'web/features/delivery/list-unnamed.ts',
    'web/features/delivery/use-mode-options.tsx',
    'web/features/checkout/transfer-facts.tsx',
    'web/features/checkout/use-cancel-order.ts',
    'web/features/order-summary/line-price.tsx',
    'web/features/order-summary/payment-lines.tsx',
    'web/screens/thank-you/unknown-order.tsx',
  ],
}

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Gathers what these files import, and what that imports. What is loaded on demand stays apart. */
function gatherChunks() {
  const chunkOf = new Map<string, string>()
  const gather = (module: string, name: string, graph: ModuleGraph): void => {
    // One file names all operations; what a page asks for comes with that page.
    if (chunkOf.has(module) || module.includes('/generated/operations/')) return
    const found = graph.getModuleInfo(module)
    if (!found) throw new Error(`${module} is in no page, so it cannot be in the chunk ${name}.`)
    chunkOf.set(module, name)
    for (const imported of found.importedIds) gather(imported, name, graph)
  }
  const nameOf = (module: string, graph: ModuleGraph) => {
    if (chunkOf.size === 0) {
      for (const [name, files] of Object.entries(CHUNKS)) {
        for (const file of files) gather(join(import.meta.dirname, 'src', file), name, graph)
      }
    }
    return chunkOf.get(module)
  }
  return Object.keys(CHUNKS).map((chunk, index) => ({
    name: (module: string, graph: ModuleGraph) => (nameOf(module, graph) === chunk ? chunk : null),
    priority: Object.keys(CHUNKS).length - index,
  }))
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
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent']] },
      },
    }),
    react(),
    babel({ include: /src\/web\/.*\.tsx?$/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    leaveOutRouterLinks(),
    formatShownNumbersOnly(),
    precompress(),
  ],
  build: { outDir: 'dist', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    // The first file of a page names all others: by their hash alone, because their names would be read by nobody and loaded by everybody.
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: gatherChunks() }, chunkFileNames: 'assets/[hash].js' } },
      },
    },
    // One file: whatever a page imports on demand is at hand without a search on the disk.
    ssr: { resolve: { noExternal: true }, build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
  logLevel: 'warn',
})
