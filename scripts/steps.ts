import type { Step } from './run-steps.ts'

/** The quick loop: all that needs no browser. */
export const quickSteps: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'types of the web', command: ['tsc', '-p', 'web'] },
  { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  {
    name: 'import law',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'contract', 'server', 'web', 'e2e', 'scripts'],
    mustShow: /no dependency violations found \((?!0 modules)/,
  },
  { name: 'dead code', command: ['knip'] },
  { name: 'licences', command: ['node', 'scripts/check-licences.ts'] },
  { name: 'tests', command: ['vitest', 'run'], isVitest: true },
]

/** What needs the built pages and a browser. */
export const browserSteps: readonly Step[] = [
  { name: 'build of the pages', command: ['node', 'web/scripts/build.ts', '--if-stale'] },
  { name: 'journeys in a browser', command: ['vitest', 'run', '--config', 'e2e/vitest.config.ts'], isVitest: true },
]
