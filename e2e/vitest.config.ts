import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Journeys share one portal, one browser and one machine: a file at a time, in one worker. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: fileURLToPath(new URL('portal.ts', import.meta.url)),
    fileParallelism: false,
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
})
