import { execFileSync } from 'node:child_process'
import { runSteps } from './run-steps.ts'
import { quickSteps } from './steps.ts'

/** Whether something here is not committed yet. Without git nobody knows what changed, and everything is looked at. */
function isAtWork(): boolean {
  try {
    return execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8', stdio: 'pipe' }) !== ''
  } catch {
    return false
  }
}

await runSteps(quickSteps(isAtWork()))
