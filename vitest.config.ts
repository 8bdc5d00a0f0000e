import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,documents,server,web,client,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: 'server/src/main/test-postgres.ts',
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
