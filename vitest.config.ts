import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{locale,contract,documents,server,web,client,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: 'server/src/testing/test-postgres.ts',
    maxWorkers: '100%',
    // Long enough for a busy machine: they only end tests that hang.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Tests that take the database away: graphile-worker does not await its last queries, as in main/unhandled-rejections.ts.
    onUnhandledError: ({ stack = '' }) => !stack.includes('graphile-worker'),
    expect: { poll: { timeout: 30_000 } },
  },
})
