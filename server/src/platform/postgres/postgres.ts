import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { logOf } from './data-folder.ts'
import { isAlive } from './postmaster.ts'
import { StartError } from './start-error.ts'

/** A PostgreSQL that answers. */
export interface Postgres {
  config: ClientConfig
  /** It was already running: its parent was killed, or somebody else started it. */
  adopted: boolean
  pid: number
  /** Called once if it ends although nobody asked it to. */
  onExit(tell: (why: StartError) => void): void
  stop(): Promise<void>
}

export function asPostgres(folder: string, pid: number, config: ClientConfig, child?: ChildProcess): Postgres {
  let isWanted = true
  const exited = child ? exitOf(child) : disappearanceOf(pid)
  return {
    config,
    adopted: child === undefined,
    pid,
    onExit: (tell) => void exited.then(() => isWanted && tell(stoppedByItself(folder))),
    stop: async () => {
      isWanted = false
      await endProcess(pid)
    },
  }
}

/** Ends the server: at first it may finish cleanly, at last it is killed, from which it recovers when started again. */
export async function endProcess(pid: number) {
  const steps = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const
  for (const [signal, patience] of steps) {
    if (!isAlive(pid)) return
    try {
      process.kill(pid, signal)
    } catch {
      return // it went by itself in between
    }
    for (const until = Date.now() + patience; isAlive(pid) && Date.now() < until; ) await sleep(10)
  }
}

export function stoppedByItself(folder: string) {
  return new StartError(
    `PostgreSQL stopped by itself, so Portolan stops too. The reason may be at the end of ${logOf(folder)}. Start again: nothing that was saved is lost.`,
  )
}

function exitOf(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
}

function disappearanceOf(pid: number) {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (isAlive(pid)) return
      clearInterval(timer)
      resolve()
    }
    const timer = setInterval(look, 500).unref()
  })
}
