import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReportProgress } from './installation-state.ts'
import { runApt } from './run-apt.ts'
import { CommandError } from './run-command.ts'

const common = ['-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=3', '-o', 'APT::Status-Fd=3']

type InstallNeeds = {
  readonly names: readonly string[]
  readonly folder: string
  readonly signal: AbortSignal
  readonly report: ReportProgress
}

/** As root: apt installs the packages on the system. */
export async function installOnSystem({ names, folder, signal, report }: InstallNeeds): Promise<void> {
  report('lists', 0)
  await runApt([...common, 'update'], { signal })
  const install = ['install', '--yes', '--no-install-recommends']
  const onPercent = (percent: number) => report('download', 10 + percent * 0.6)
  await runApt([...common, ...install, '--download-only', ...names], { signal, onPercent })
  report('unpack', 70)
  await unpack([...install, ...names], join(folder, 'install.log'), signal)
}

/**
 * Ending dpkg in the middle would leave packages half configured. So this step has no pipe to the portal, and a portal that
 * stops does not wait for it.
 */
async function unpack(args: readonly string[], logFile: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const log = await open(logFile, 'w')
  const child = spawn('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
    env: { ...process.env, LC_ALL: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive' },
  })
  // Listens before anything else is awaited: apt may be done at once.
  const exited = once(child, 'exit', { signal })
  child.unref()
  const [[code]] = await Promise.all([exited, log.close()])
  if (code !== 0) throw new CommandError('apt-get', await readFile(logFile, 'utf8'))
}
