import { defineConfig } from 'vitest/config'
import { sortTestFiles, type TestProject } from './scripts/test-projects.ts'

const files = sortTestFiles(import.meta.dirname)

/**
 * `pure` needs nothing, `server` a PostgreSQL, `pages` a DOM. Importing the server takes as long as testing it, so a
 * worker of `server` imports each module once for all its files. One of `pages` loads jsdom once, with fresh modules and
 * a fresh DOM per file. `pure` is isolated: its tests change settings of the process, such as trusted certificates.
 */
const project = (name: TestProject, globalSetup: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include: files[name],
    globalSetup,
    ...(name === 'pages' && { pool: 'vmForks' as const }),
    ...(name === 'server' && { isolate: false }),
  },
})

export default defineConfig({
  test: {
    projects: [project('pure'), project('server', ['server/src/testing/test-postgres.ts']), project('pages')],
    maxWorkers: '100%',
    // Portals that tests start install nothing.
    env: { PORTOLAN_ENGINES: 'off' },
    // Long enough for a busy machine: they only end tests that hang.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Tests that take the database away: graphile-worker does not await its last queries, as in main/unhandled-rejections.ts.
    onUnhandledError: ({ stack = '' }) => !stack.includes('graphile-worker'),
    expect: { poll: { timeout: 30_000 } },
  },
})
