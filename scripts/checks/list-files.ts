import { globSync } from 'node:fs'

const notOurs = ['**/{node_modules,dist,.data,.git}/**', 'release/**']

/** Our files, by pattern. Not from git, which an unpacked archive does not have. */
export const listFiles = (pattern: string): readonly string[] =>
  globSync(pattern, { exclude: notOurs })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
