import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      client: { entry: './hydrate.tsx' },
      router: { generatedRouteTree: '../generated/routes.ts', quoteStyle: 'single', semicolons: false, disableLogging: true },
    }),
    react(),
    babel({ include: /src\/web\/.*\.tsx?$/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  ],
  build: { outDir: 'dist', sourcemap: false, assetsInlineLimit: 0 },
  environments: { ssr: { resolve: { noExternal: true } } },
  logLevel: 'warn',
})
