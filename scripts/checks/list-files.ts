import { globSync } from 'node:fs'
import { basename } from 'node:path'

const notOurs = new Set(['node_modules', 'dist', '.data', '.git', 'release'])

/** Our files, by patterns. Not from git, which an unpacked archive does not have. */
export const listFiles = (patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { exclude: (path) => notOurs.has(basename(path)) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
