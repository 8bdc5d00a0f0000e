import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { findFolderProblems } from './folder-rules.ts'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file))
const problems = findFolderProblems(files)
for (const problem of problems) console.log(problem)
console.log(`${new Set(files.map(dirname)).size} folders checked, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
