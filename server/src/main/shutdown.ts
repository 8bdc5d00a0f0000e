const PATIENCE = 30_000

/** What was started, to be undone in reverse order when the process ends. */
export interface Stop {
  /** Adds what to do at the end; what is added while the process stops is done next. */
  undo(step: () => Promise<unknown> | unknown): void
  isStopping(): boolean
  /** Undoes everything and ends the process. A second call changes nothing. */
  now(exitCode: number): Promise<void>
}

interface Circumstances {
  /** Told each undoing that failed; the others are done all the same. */
  report(fault: unknown): void
  /** Under npm, to go when it was killed: that leaves us behind with a new parent. */
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
