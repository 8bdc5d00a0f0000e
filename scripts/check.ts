import { findCheckedCommit, rememberCheck } from './last-check.ts'
import { runSteps } from './run-steps.ts'
import { quickSteps } from './steps.ts'

const isAll = process.argv.includes('--all')
await runSteps(quickSteps(isAll ? null : findCheckedCommit()))
if (process.exitCode === 0) rememberCheck()
