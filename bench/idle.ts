import { cpus } from 'node:os'

type Times = { readonly idle: number; readonly all: number }

function times(): Times {
  const all = cpus().map(({ times }) => ({
    idle: times.idle,
    all: Object.values(times).reduce((sum, one) => sum + one),
  }))
  return all.reduce((sum, one) => ({ idle: sum.idle + one.idle, all: sum.all + one.all }))
}

/** Returns a function that reports the idle share of the CPUs since now, from 0 to 1. */
export function watchIdle(): () => number {
  const from = times()
  return () => {
    const to = times()
    return (to.idle - from.idle) / Math.max(1, to.all - from.all)
  }
}

/** Waits until the machine was idle for two seconds, at most a minute. */
export async function untilQuiet(): Promise<void> {
  for (let waited = 0, calm = 0; waited < 60 && calm < 2; waited += 1) {
    const idle = watchIdle()
    await new Promise((later) => setTimeout(later, 1_000))
    calm = idle() > 0.85 ? calm + 1 : 0
  }
}
