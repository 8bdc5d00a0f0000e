import { readFileSync } from 'node:fs'
import { findMissingFiles } from './doc-rules.ts'
import { listFiles } from './list-files.ts'

/** Decisions are kept as they were made, with the names of their day, and the list of changes likewise. */
const isKept = (page: string) => page.startsWith('docs/decisions/') || page === 'CHANGELOG.md'

const files = listFiles('**/*')
const pages = listFiles('{*.md,docs/**/*.md}').filter((page) => !isKept(page))
const problems = pages.flatMap((page) => findMissingFiles(page, readFileSync(page, 'utf8'), files))
for (const problem of problems) console.log(problem)
console.log(`${pages.length} pages checked, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
