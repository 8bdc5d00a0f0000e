/**
 * npm run test:s3: the suite of the file store, and requests with their files, against a real S3.
 * Either the one named by PORTOLAN_TEST_S3_URL, _KEY and _SECRET, or a small Ceph started here for the time of the tests,
 * when a checkout beside this one brings `tools/ceph-s3-up` and the machine has Ceph (Debian: ceph-mon ceph-osd
 * ceph-mgr ceph-common radosgw).
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '..')

if (process.env.PORTOLAN_TEST_S3_URL) {
  process.exitCode = runSuite({})
} else {
  const [starter] = globSync('../*/tools/ceph-s3-up', { cwd: root })
  if (starter) process.exitCode = await withCeph(path.resolve(root, starter), runSuite)
  else {
    console.error(
      'Set PORTOLAN_TEST_S3_URL, PORTOLAN_TEST_S3_KEY and PORTOLAN_TEST_S3_SECRET: there is no S3 to test against.',
    )
    process.exitCode = 1
  }
}

function runSuite(environment: Record<string, string>): number {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const suites = ['server/src/adapters/file-store/s3/s3.test.ts', 'server/src/features/files/claim-on-s3.test.ts']
  const args = [vitest, 'run', ...suites]
  const ran = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return ran.status ?? 1
}

async function withCeph(starter: string, work: (environment: Record<string, string>) => number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-ceph-'))
  const stayAlive = () => console.error('Stopping Ceph first.')
  process.on('SIGINT', stayAlive)
  try {
    console.log('Starting Ceph, about 15 seconds …')
    const started = spawnSync(starter, [folder], { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' })
    if (started.status !== 0) throw new Error(`Ceph did not start: ${started.stderr}`)
    return work({
      PORTOLAN_TEST_S3_URL: 'http://127.0.0.1:4310',
      PORTOLAN_TEST_S3_KEY: 'AKTEST',
      PORTOLAN_TEST_S3_SECRET: 'SKTEST',
    })
  } finally {
    await Promise.all(pidsOf(folder).map(end))
    rmSync(folder, { recursive: true, force: true })
    process.off('SIGINT', stayAlive)
  }
}

function pidsOf(folder: string): number[] {
  const files = globSync(['run/*.pid', 'rgw.pid'], { cwd: folder })
  return files.map((file) => Number(readFileSync(path.join(folder, file), 'utf8'))).filter((pid) => pid > 1)
}

async function end(pid: number): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (let tries = 0; tries < 50; tries++) {
      try {
        process.kill(pid, tries === 0 ? signal : 0)
      } catch {
        return
      }
      await sleep(100)
    }
  }
}
