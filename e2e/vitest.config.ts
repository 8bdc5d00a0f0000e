import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Journeys share one portal; two files at a time, each worker with one browser for all its files. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: fileURLToPath(new URL('support/portal.ts', import.meta.url)),
    maxWorkers: 2,
    isolate: false,
    // As long as Playwright waits (browser.ts): the default second is too short on a busy machine.
    expect: { poll: { timeout: 90_000 } },
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
