import { dirname } from 'node:path'

const mostFiles = 25
const isSource = /^(bench|contract|documents|e2e|locale|scripts|server|subtitles|web)\/.*\.(ts|tsx|mjs)$/
const isNotCounted = /\.(test|suite|fixture|data)\.tsx?$|\.d\.m?ts$|\/migrations\/|\/messages\//

/** Pages of several features at once. */
const webOnly = ['home']
/** Used by every feature. */
const contractOnly = ['errors']

/** A folder is small enough to read at a glance, and a feature has the same name in contract, server and web. */
export function findFolderProblems(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    if (!isSource.test(file) || isNotCounted.test(file)) continue
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  const crowded = [...counts].filter(([, count]) => count > mostFiles)
  const features = foldersIn(files, 'server/src/features/')
  const unknown = [
    ...missingFrom(features, foldersIn(files, 'web/src/features/'), webOnly, 'web/src/features/'),
    ...missingFrom(features, foldersIn(files, 'contract/src/'), contractOnly, 'contract/src/'),
  ]
  return [
    ...crowded.map(([folder, count]) => `${folder} has ${count} source files; at most ${mostFiles} are allowed.`),
    ...unknown.map((folder) => `${folder} has no feature of the same name in server/src/features.`),
  ]
}

const foldersIn = (files: readonly string[], parent: string): ReadonlySet<string> =>
  new Set(
    files
      .filter((file) => file.startsWith(parent) && file.slice(parent.length).includes('/'))
      .map((file) => file.slice(parent.length).split('/')[0] as string),
  )

const missingFrom = (
  features: ReadonlySet<string>,
  folders: ReadonlySet<string>,
  allowed: readonly string[],
  parent: string,
): readonly string[] =>
  [...folders].filter((name) => !features.has(name) && !allowed.includes(name)).map((name) => `${parent}${name}`)
