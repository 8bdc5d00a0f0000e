import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { logFile } from './data-folder.ts'
import { isAlive } from './postmaster.ts'
import { StartError } from './start-error.ts'

/** A running PostgreSQL server. */
export type Postgres = {
  config: ClientConfig
  /** It was already running: its parent was killed, or another process started it. */
  adopted: boolean
  pid: number
  /** Called once if the server ends without `stop`. */
  onExit(listener: (why: StartError) => void): void
  stop(): Promise<void>
}

export function describeServer(folder: string, pid: number, config: ClientConfig, child?: ChildProcess): Postgres {
  let isStopping = false
  const exited = child ? waitForExit(child) : waitUntilGone(pid)
  return {
    config,
    adopted: child === undefined,
    pid,
    onExit: (listener) => void exited.then(() => isStopping || listener(unexpectedStop(folder))),
    stop: async () => {
      isStopping = true
      await endProcess(pid)
    },
  }
}

/** Stops the server: first cleanly, at last by SIGKILL, from which it recovers at the next start. */
export async function endProcess(pid: number) {
  const steps = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const
  for (const [signal, timeoutMs] of steps) {
    if (!isAlive(pid)) return
    try {
      process.kill(pid, signal)
    } catch {
      return // it has ended meanwhile
    }
    for (const until = Date.now() + timeoutMs; isAlive(pid) && Date.now() < until; ) await sleep(10)
  }
}

export function unexpectedStop(folder: string) {
  return new StartError(
    `PostgreSQL stopped by itself, so Portolan stops too. The reason may be at the end of ${logFile(folder)}. Start again: nothing that was saved is lost.`,
  )
}

function waitForExit(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
}

function waitUntilGone(pid: number) {
  return new Promise<void>((resolve) => {
    const check = () => {
      if (isAlive(pid)) return
      clearInterval(timer)
      resolve()
    }
    const timer = setInterval(check, 500).unref()
  })
}
