import { cpus } from 'node:os'

type Times = { readonly idle: number; readonly all: number }

function times(): Times {
  const all = cpus().map(({ times }) => ({
    idle: times.idle,
    all: Object.values(times).reduce((sum, one) => sum + one),
  }))
  return all.reduce((sum, one) => ({ idle: sum.idle + one.idle, all: sum.all + one.all }))
}

/** How much of the machine was free, 0 to 1, from now until asked. */
export function watchIdle(): () => number {
  const from = times()
  return () => {
    const to = times()
    return (to.idle - from.idle) / Math.max(1, to.all - from.all)
  }
}

/** Until the machine has been free for two seconds in a row, or a minute has passed. */
export async function untilQuiet(): Promise<void> {
  for (let waited = 0, calm = 0; waited < 60 && calm < 2; waited += 1) {
    const idle = watchIdle()
    await new Promise((later) => setTimeout(later, 1_000))
    calm = idle() > 0.85 ? calm + 1 : 0
  }
}
