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

/** Our links are plain anchors (src/web/client/navigation.ts); the router's own would come along with every route and is never drawn. */
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

/** What every page needs, and the blocks that most are made of, are one file: forty small ones compress worse by a tenth of all the script there is. */
const SHOP_CHUNK = ['src/web/hydrate.tsx', 'src/web/blocks/block-list.tsx']

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Gathers what these files import, and what that imports. What is loaded on demand stays apart. */
function gatherShop(): (id: string, graph: ModuleGraph) => string | null {
  const gathered = new Set<string>()
  return (id, graph) => {
    if (gathered.size === 0) for (const file of SHOP_CHUNK) gather(join(import.meta.dirname, file))
    return gathered.has(id) ? 'shop' : null

    function gather(module: string): void {
      // One file names all operations; what a page asks for comes with that page.
      if (gathered.has(module) || module.includes('/generated/operations/')) return
      gathered.add(module)
      for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) gather(imported)
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
    leaveOutRouterLinks(),
    precompress(),
  ],
  build: { outDir: 'dist', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: gatherShop() }] } } } } },
    ssr: { resolve: { noExternal: true } },
  },
  logLevel: 'warn',
})
