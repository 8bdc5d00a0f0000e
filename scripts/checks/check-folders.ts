import { dirname } from 'node:path'
import { findFolderProblems } from './folder-rules.ts'
import { listFiles } from './list-files.ts'

const files = listFiles('**/*.{ts,tsx,mjs}')
const problems = findFolderProblems(files)
for (const problem of problems) console.log(problem)
console.log(`${new Set(files.map(dirname)).size} folders checked, ${problems.length} problems`)
process.exitCode = problems.length === 0 && files.length > 0 ? 0 : 1
