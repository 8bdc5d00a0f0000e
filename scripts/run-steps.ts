import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

export type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** A run of vitest is counted by its tests, anything else as one. */
  readonly isVitest?: true
  /** Not to have run any test is a failure otherwise. */
  readonly mayBeNone?: true
  /** Exit code 0 is not enough: what the output must also show. */
  readonly mustShow?: RegExp
}

/** What we read of vitest's JSON report. */
type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[]
  }[]
}

type Outcome = { passed: number; failed: number }

/** Runs groups one after the other and the steps of a group at once, and ends with the line that counts them all. */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<void> {
  const total: Outcome = { passed: 0, failed: 0 }
  for (const group of groups)
    for (const outcome of await Promise.all(group.map(runAndTell))) {
      total.passed += outcome.passed
      total.failed += outcome.failed
    }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

async function runAndTell(step: Step): Promise<Outcome> {
  const started = performance.now()
  const outcome = await run(step)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`)
  return outcome
}

async function run(step: Step): Promise<Outcome> {
  const report = join(tmpdir(), `portolan-report-${process.pid}-${Math.random().toString(36).slice(2)}.json`)
  const [program, ...args] = step.command
  const extra = step.isVitest ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : []
  if (step.mayBeNone) extra.push('--passWithNoTests')
  const { code, output } = await execute(program, [...args, ...extra], step.isVitest === true)
  if (step.isVitest) return countTests(report, code, step.mayBeNone)
  const isGood = code === 0 && (step.mustShow?.test(output) ?? true)
  if (!isGood) console.log(output)
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function execute(program: string, args: string[], isShown: boolean): Promise<{ code: number | null; output: string }> {
  return new Promise((done, failed) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk
      if (isShown) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.once('error', failed)
    child.once('close', (code) => done({ code, output }))
  })
}

/** A run that ended badly without a failed test, or ran none at all, has failed too. */
function countTests(report: string, code: number | null, mayBeNone = false): Outcome {
  try {
    const run = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
    showSlowest(run)
    const { numPassedTests: passed, numFailedTests: failed } = run
    return { passed, failed: failed === 0 && (code !== 0 || (passed === 0 && !mayBeNone)) ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(report, { force: true })
  }
}

/** The tests that a faster run has to begin with. */
function showSlowest({ testResults }: VitestReport): void {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      text: `${basename(name)}: ${fullName}`,
    })),
  )
  const slowest = tests.filter(({ seconds }) => seconds > 3).sort((a, b) => b.seconds - a.seconds)
  for (const { seconds, text } of slowest.slice(0, 20)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${text}`)
}
