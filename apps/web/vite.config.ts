import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { afterFirstPaint } from './build/after-first-paint.ts'
import { chunkGroups } from './build/chunks.ts'
import { dishArt } from './build/dish-art.ts'
import { firstStyles } from './build/first-styles.ts'
import { leanPartFetch } from './build/lean-part-fetch.ts'
import { filesBeside, ownImports } from './build/own-imports.ts'
import { precompress } from './build/precompress.ts'
import { reactWithoutEarlyTraces } from './build/react-without-early-traces.ts'
import { reactWithoutHints } from './build/react-without-hints.ts'
import { sonnerWithoutStyleTag } from './build/sonner-without-style-tag.ts'

// Two environments in one run: what browsers load (hashed, with a manifest) and what the server renders with.
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  clearScreen: false,
  plugins: [
    react(),
    tailwind(),
    dishArt(),
    sonnerWithoutStyleTag(),
    reactWithoutEarlyTraces(),
    reactWithoutHints(),
    leanPartFetch(),
    ownImports(),
    firstStyles(),
    afterFirstPaint(),
    precompress(),
  ],
  build: { target: 'es2023', sourcemap: false },
  environments: {
    client: {
      // Guests have no tools for React in their browser: what would speak to them is not sent.
      define: process.env.NODE_ENV === 'development' ? {} : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: 'manifest.json',
        // Pictures stay files: inlined data URLs would travel again with every page.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: filesBeside },
        rolldownOptions: {
          input: { 'entry-client': 'src/entry-client.tsx', 'offline-worker': 'src/offline-worker.ts' },
          // Few files that pack well instead of many small ones, and React's own stays cached when only ours changes.
          output: {
            codeSplitting: { groups: chunkGroups() },
            // Browsers look for the worker of a site at one address.
            entryFileNames: ({ name }) => (name === 'offline-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
          },
        },
      },
    },
    ssr: {
      // One self-contained file: the server needs no React of its own, and NODE_ENV cannot pick the slow one.
      resolve: { noExternal: process.env.NODE_ENV === 'development' ? undefined : true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist/ssr',
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: {
          input: { 'entry-server': 'src/entry-server.tsx' },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'ssr'] as const) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
