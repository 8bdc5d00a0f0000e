import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files, longest first. Whichever comes last, one worker would wait for the other. */
const longest = [
  'accessibility-states',
  'accessibility-pages',
  'create-request',
  'account-security',
  'full-lifecycle',
  'killed',
  'routes',
  'start',
  'walk-in-to-desk',
  'cut-upload',
  'dev',
  'release',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.indexOf(basename(moduleId, '.test.ts'))
  return rank < 0 ? longest.length : rank
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}

/**
 * Journeys share one portal; each worker has one browser for all its files. Three files at a time on two cores, because
 * journeys wait two fifths of their time.
 */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: fileURLToPath(new URL('support/portal.ts', import.meta.url)),
    experimental: { viteModuleRunner: false, nodeLoader: false },
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // As long as Playwright waits (browser.ts): the default second is too short on a busy machine.
    expect: { poll: { timeout: 90_000 } },
    // A busy machine can be too slow once. The report names the journeys that needed a second try.
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
