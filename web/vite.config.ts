import { join } from 'node:path'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups, isAlwaysLoaded } from './scripts/chunk-groups.ts'
import { stripContract } from './scripts/strip-contract.ts'

/** Rendered once on most visits, and without effects: to memoize them would cost bytes and spare nothing. */
const isRenderedOnce = /\/src\/(app\/footer\/.*|features\/home\/(home-public|preview))\.tsx$/

const compilerOptions = {
  panicThreshold: 'all_errors',
  sources: (file: string) => !file.includes('/node_modules/') && !isRenderedOnce.test(file),
} as const

const memoCache = join(import.meta.dirname, 'src/shared/messages/memo-cache.ts')
/** Compiled components get caches that know the locale. */
const ownMemoCache: Plugin = {
  name: 'own-memo-cache',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'react/compiler-runtime' && importer !== memoCache ? memoCache : undefined,
}

/** One character less than usual: the shell names 200 files, and digests cannot be compressed. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Prerendering renders each page once: there is nothing for the compiler to spare. A function that it cannot compile
  // fails the build, unless it says 'use no memo'.
  plugins: [
    react(),
    isSsrBuild ? [] : [ownMemoCache, babel({ presets: [reactCompilerPreset(compilerOptions)] }), stripContract()],
  ],
  // One bundle: every package is resolved once, under the server's conditions.
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // The lists of what to preload are part of every file that loads another one.
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === 'html') return needed
        const missing = needed.filter((one) => !isAlwaysLoaded(one))
        return missing.some((one) => one !== file) ? missing : []
      },
    },
    // No data: in font-src or img-src.
    assetsInlineLimit: 0,
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    // What an open tab may still ask for stays a while: see scripts/prune.ts.
    emptyOutDir: isSsrBuild === true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups }, ...fileNames } }),
    },
  },
}))
