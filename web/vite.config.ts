import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
    priority: 2,
  },
  {
    name: 'shell',
    test: /src\/(app\/(?!entry|access-rules|keyboard-keys-dialog)|shared\/(messages\/(messages|language|shell|errors|ui)(\.en)?\.ts|session|cookie|branding|page-title|api-error|error-text|id-token|impersonation|watch-errors|theme\/scheme|ui\/(button|icon|page|error-display|snackbar|skeleton|menu-button|sign-in-link)))/,
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
