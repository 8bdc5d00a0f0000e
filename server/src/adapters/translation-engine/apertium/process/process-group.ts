import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { giveWay } from '../../../../platform/sandbox/give-way.ts'
import type { InstalledMode } from '../routes/installed-modes.ts'
import { writePipelineScript } from './pipeline-script.ts'

const graceMs = 1_000
const pollMs = 10
const niceness = 10

export type ProcessGroup = {
  readonly pid: number
  write(bytes: string): void
  /** Ends the input, so that the programs stop by themselves; kills what is left after a second. */
  end(): Promise<void>
  kill(): Promise<void>
}

type Listeners = { readonly onData: (bytes: Buffer) => void; readonly onEnd: () => void }

/** Starts the programs of a mode in one process group. `onEnd` is called once, also if it could not start. */
export function startProcessGroup(
  { stages, environment, isUrgent }: Pick<InstalledMode, 'stages' | 'environment'> & { readonly isUrgent: boolean },
  listeners: Listeners,
): ProcessGroup {
  const [program = '', ...words] = [
    ...(isUrgent ? [] : ['nice', '-n', String(niceness)]),
    '/bin/sh',
    '-c',
    writePipelineScript(stages),
  ]
  const child = spawn(program, [...words, 'sh', ...stages.flat()], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
    cwd: '/',
    env: environment,
  })
  const pid = child.pid ?? 0
  if (!isUrgent) void giveWay(child.pid, niceness)
  let hasEnded = false
  const reportEnd = () => {
    if (!hasEnded) listeners.onEnd()
    hasEnded = true
  }
  const signalGroup = (signal: 'SIGTERM' | 'SIGKILL') => {
    try {
      if (pid > 0) process.kill(-pid, signal)
    } catch {
      // All have ended.
    }
  }
  const exited = once(child, 'exit').then(
    // A shell that was killed leaves its programs behind. Their group keeps its number as long as one of them lives.
    () => (child.signalCode === null ? undefined : signalGroup('SIGKILL')),
    () => undefined,
  )
  void exited.then(reportEnd)
  child.stdin.on('error', () => {})
  child.stdout.on('data', (bytes: Buffer) => listeners.onData(bytes))
  child.stdout.on('end', reportEnd)
  child.stdout.on('error', reportEnd)
  child.on('error', reportEnd)
  child.unref()

  const stop = async (isGentle: boolean) => {
    hasEnded = true
    child.stdin.destroy()
    child.stdout.destroy()
    if (!isGentle) signalGroup('SIGTERM')
    const isGone = await Promise.race([exited.then(() => true), sleep(graceMs, false)])
    if (isGone || child.exitCode !== null) return
    signalGroup('SIGKILL')
    await exited
    // The shell may be gone before the programs that were killed with it.
    for (let waitedMs = 0; waitedMs < graceMs && hasMembers(pid); waitedMs += pollMs) await sleep(pollMs)
  }
  return {
    pid,
    write: (bytes) => void child.stdin.write(bytes),
    end: () => stop(true),
    kill: () => stop(false),
  }
}

function hasMembers(group: number): boolean {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}
