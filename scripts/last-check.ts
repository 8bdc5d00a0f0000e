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

/**
 * The newest commit of this branch that is known to pass: by a check here, else where the branch left the common main, which CI
 * keeps whole. Null if everything has to be tested.
 */
export function findCheckedCommit(): string | null {
  const commit = readNote()
  const isOnBranch = commit !== null && git('merge-base', '--is-ancestor', commit, 'HEAD') !== null
  return isOnBranch ? commit : git('merge-base', 'HEAD', 'origin/HEAD')
}

function readNote(): string | null {
  try {
    return readFileSync(noteFile, 'utf8')
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
