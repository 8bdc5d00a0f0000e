const PATIENCE = 30_000

/** Cleanup steps, run in reverse order when the process ends. */
export interface Stop {
  /** Adds a cleanup step. One that is added during shutdown runs next. */
  undo(step: () => Promise<unknown> | unknown): void
  isStopping(): boolean
  /** Runs all cleanup steps and ends the process. A second call does nothing. */
  now(exitCode: number): Promise<void>
}

interface Circumstances {
  /** Gets the error of each failed step; the other steps still run. */
  report(fault: unknown): void
  /** Under npm: also stop when npm was killed, which leaves this process with a new parent. */
  followParent: boolean
}

export function stopOnSignals({ report, followParent }: Circumstances): Stop {
  const steps: (() => Promise<unknown> | unknown)[] = []
  let isStopping = false

  async function undoAll() {
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await step()
      } catch (fault) {
        report(fault)
      }
    }
  }

  async function now(exitCode: number) {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), PATIENCE).unref()
    await undoAll()
    process.exit(exitCode)
  }

  // Ctrl-C arrives twice under npm (from the terminal and from npm), so a repeated signal must not hurry us.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void now(0))
  if (followParent) whenParentChanges(() => void now(0))

  return {
    undo: (step) => void steps.push(step),
    isStopping: () => isStopping,
    now,
  }
}

function whenParentChanges(act: () => void) {
  const parent = process.ppid
  const look = () => {
    if (process.ppid !== parent) act()
  }
  setInterval(look, 500).unref()
}
