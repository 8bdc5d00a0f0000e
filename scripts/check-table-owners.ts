import { globSync, readFileSync } from 'node:fs'
import { tableOwners } from '../server/src/tables/table-owners.ts'
import { findOwnerProblems, isChecked } from './table-owner-rules.ts'

const files = globSync('server/src/**/*.ts')
  .map((path) => path.replaceAll('\\', '/'))
  .filter(isChecked)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const problems = findOwnerProblems(files, tableOwners)
for (const problem of problems) console.log(problem)
console.log(`${files.length} files checked, ${problems.length} writes outside the owner of a table`)
process.exitCode = problems.length === 0 ? 0 : 1
