import { globSync, readFileSync } from 'node:fs'
import { tableOwners } from '../../server/src/tables/table-owners.ts'

type SourceFile = { readonly path: string; readonly text: string }

/** Tests, the demo's loader and migrations may write to any table. */
const isExempt = /\.(test|suite|fixture)\.ts$|\/test-[^/]+\.ts$|^server\/src\/(demo|tables|testing)\//

const isChecked = (path: string): boolean => /^server\/src\/.*\.ts$/.test(path) && !isExempt.test(path)

/** Writes by Kysely's builders, and writes in raw SQL. */
const writes = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(?<table>\w+)(?: as \w+)?'|(?<unknown>[^)\n]*))/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into)\s+(?<table>\w+)/gi,
  /\bupdate\s+(?<table>\w+)\s+(?:as\s+\w+\s+)?set\b/gi,
]

/** Writes to a table outside the folder of the feature that owns it. */
export function findOwnerProblems(
  files: readonly SourceFile[],
  owners: Readonly<Record<string, string>>,
): readonly string[] {
  return files
    .filter(({ path }) => isChecked(path))
    .flatMap(({ path, text }) =>
      writes.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ groups }) => problemOf(path, groups ?? {}, owners)),
      ),
    )
    .filter((problem) => problem !== undefined)
}

function problemOf(
  path: string,
  { table, unknown }: Readonly<Record<string, string | undefined>>,
  owners: Readonly<Record<string, string>>,
): string | undefined {
  if (table === undefined) return `${path} writes to a table it does not name: ${unknown ?? ''}`
  const owner = owners[table]
  if (owner === undefined || path.startsWith(`server/src/${owner}/`)) return undefined
  return `${path} writes to ${table}, which belongs to ${owner}.`
}

if (import.meta.main) {
  const files = globSync('server/src/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isChecked)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const problems = findOwnerProblems(files, tableOwners)
  for (const problem of problems) console.log(problem)
  console.log(`${files.length} files checked, ${problems.length} writes outside the owner of a table`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
