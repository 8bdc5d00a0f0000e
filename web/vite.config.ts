import { join } from 'node:path'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Loaded with every page, so it travels as one file. A folder ends with a slash. */
const shell = [
  'app/',
  'shared/messages/',
  'shared/session/id-token.ts',
  'shared/session/impersonation.ts',
  'shared/session/session',
  'shared/api/api-error.ts',
  'shared/api/error-text.ts',
  'shared/branding.ts',
  'shared/cookie.ts',
  'shared/page-title.ts',
  'shared/theme/scheme.ts',
  'shared/ui/button',
  'shared/ui/icon.tsx',
  'shared/ui/messages/ui.',
  'shared/ui/page/error-display',
  'shared/ui/page/page.',
  'shared/ui/page/sign-in-link.tsx',
  'shared/ui/page/skeleton',
  'shared/ui/snackbar',
  'shared/watch-errors.ts',
]
const isLazy =
  /\/app\/(entry|access-rules|keyboard\/keyboard-keys-dialog|user-menu|impersonation-bar|use-minutes-left)|\/session-impersonation|\.(ar|es)\.ts$|\/shared\/messages\/forms/
const isInShell = (id: string): boolean =>
  shell.some((path) => id.startsWith(join(import.meta.dirname, 'src', path))) && !isLazy.test(id)

const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
    priority: 2,
  },
  {
    name: 'shell',
    test: isInShell,
    priority: 1,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Prerendering renders each page once: there is nothing for the compiler to spare. A function that it cannot compile
  // fails the build, unless it says 'use no memo'.
  plugins: [react(), isSsrBuild ? [] : babel({ presets: [reactCompilerPreset({ panicThreshold: 'all_errors' })] })],
  // One bundle: every package is resolved once, under the server's conditions.
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    // No data: in font-src or img-src.
    assetsInlineLimit: 0,
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    // What an open tab may still ask for stays a while: see scripts/prune.ts.
    emptyOutDir: isSsrBuild === true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...(!isSsrBuild && { output: { codeSplitting: { groups } } }),
    },
  },
}))
