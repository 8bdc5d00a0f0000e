import { availableParallelism } from 'node:os'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { SlowFilesFirst } from './scripts/slow-files-first.ts'
import { sortTestFiles, type TestProject } from './scripts/test-projects.ts'

const files = sortTestFiles(import.meta.dirname)

/**
 * `pure` needs nothing, `server` a PostgreSQL, `pages` a DOM. Importing takes as long as testing, so a worker imports each
 * module once for all its files: what a test changes outside of its own variables, it has to change back. Replaced modules
 * would stay replaced, so a page test that needs them has fresh modules and a fresh DOM.
 */
const project = (name: TestProject, more: UserWorkspaceConfig['test'] = {}) => ({
  extends: true as const,
  test: { name, include: files[name], isolate: false, ...more },
})
// Node strips types faster than Vite transforms modules. It does not read JSX, so the pages keep Vite.
const experimental = { viteModuleRunner: false, nodeLoader: false }
/** Page tests wait half of their time, so more of them run at once, after the others, some of which measure time. */
const pages = {
  setupFiles: ['web/src/shared/test-setup.ts'],
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  sequence: { groupOrder: 1 },
}

export default defineConfig({
  test: {
    projects: [
      project('pure', { experimental }),
      project('server', { experimental, globalSetup: ['server/src/testing/test-postgres.ts'] }),
      project('pages', pages),
      project('pages-with-mocks', { ...pages, pool: 'vmForks' }),
    ],
    maxWorkers: '100%',
    sequence: { sequencer: SlowFilesFirst },
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
