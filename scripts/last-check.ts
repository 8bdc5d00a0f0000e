import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const noteFile = 'node_modules/.cache/checked-commit'

/** Null where git fails: without it nobody knows what changed. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return null
  }
}

/** The newest commit of this branch whose check passed here; null if everything has to be tested. */
export function findCheckedCommit(): string | null {
  try {
    const commit = readFileSync(noteFile, 'utf8')
    return git('merge-base', '--is-ancestor', commit, 'HEAD') === null ? null : commit
  } catch {
    return null
  }
}

/** Remembers that the check passed, unless something is not committed yet. */
export function rememberCheck(): void {
  const head = git('rev-parse', 'HEAD')
  if (head === null || git('status', '--porcelain') !== '') return
  mkdirSync(dirname(noteFile), { recursive: true })
  writeFileSync(noteFile, head)
}
