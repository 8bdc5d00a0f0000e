import { fileURLToPath } from 'node:url'
import type { Step } from './run-steps.ts'

/** Version 7 checks types in half the time. The tools for imports and dead code need the interface of version 6. */
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')))

const checkTypes = (project: string, cache: string): Step['command'] => [
  process.execPath,
  compiler,
  ...['-p', project, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/${cache}.json`],
]

const checks: readonly Step[] = [
  { name: 'types', command: checkTypes('.', 'types') },
  { name: 'types of the web', command: checkTypes('web', 'types-web') },
  { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  {
    name: 'import law',
    command: [
      'depcruise',
      '--cache',
      'node_modules/.cache/dependency-cruiser',
      '--cache-strategy',
      'content',
      '--config',
      '.dependency-cruiser.cjs',
      'locale',
      'contract',
      'documents',
      'subtitles',
      'server',
      'web',
      'e2e',
      'scripts',
    ],
    mustShow: /no dependency violations found \((?!0 modules)/,
  },
  {
    name: 'table owners',
    command: ['node', 'scripts/checks/check-table-owners.ts'],
    mustShow: /^[1-9]\d* files checked/m,
  },
  { name: 'folders', command: ['node', 'scripts/checks/check-folders.ts'] },
  {
    name: 'regular expressions',
    command: ['node', 'scripts/checks/check-regular-expressions.ts'],
    mustShow: /^[1-9]\d{2,} expressions checked/m,
  },
  { name: 'words', command: ['node', 'scripts/checks/check-words.ts'] },
  {
    name: 'files that the documentation names',
    command: ['node', 'scripts/checks/check-docs.ts'],
    mustShow: /^[1-9]\d* pages checked/m,
  },
  { name: 'dead code', command: ['knip', '--cache'] },
  { name: 'licenses', command: ['node', 'scripts/checks/check-licenses.ts'] },
]

const quickTests = ['vitest', 'run', '--exclude', '**/*.slow.test.ts'] as const

/** Tests that look at files they do not import. */
const readers = [
  'contract/src/endpoints',
  'server/src/platform/openapi/document',
  'web/src/shared/theme/tokens',
] as const

/**
 * The quick loop: all that needs no browser, without the tests that kill processes, install packages or take long, and only
 * the tests that the changes since the last good commit can break.
 */
export const quickSteps = (checkedCommit: string | null): readonly (readonly Step[])[] =>
  checkedCommit === null
    ? [checks, [{ name: 'quick tests', command: quickTests, isVitest: true }]]
    : [
        [...checks, { name: 'tests that read the sources', command: [...quickTests, ...readers], isVitest: true }],
        [
          {
            name: `tests of what changed since ${checkedCommit.slice(0, 8)}`,
            command: [...quickTests, '--changed', checkedCommit],
            isVitest: true,
            mayBeNone: true,
          },
        ],
      ]

/** Everything, with the built pages in a browser at the end. */
export const allSteps: readonly (readonly Step[])[] = [
  checks,
  [{ name: 'tests', command: ['vitest', 'run'], isVitest: true }],
  [{ name: 'build of the pages', command: ['node', 'web/scripts/build.ts', '--if-stale'] }],
  [{ name: 'journeys in a browser', command: ['vitest', 'run', '--config', 'e2e/vitest.config.ts'], isVitest: true }],
]
