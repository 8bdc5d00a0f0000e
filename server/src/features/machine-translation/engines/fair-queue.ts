/** Lets a limited number of calls run at once. Waiting clients take turns, so that none waits for another's long text. */
export type FairQueue = {
  /** Throws QueueFull if too much waits already, and the signal's reason if it aborts while waiting. */
  run<Result>(clientId: number, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
}

export class QueueFull extends Error {
  override name = 'QueueFull'
}

type Limits = { readonly running: number; readonly waitingPerClient: number; readonly waiting: number }

export function fairQueue({ running: mostRunning, waitingPerClient, waiting: mostWaiting }: Limits): FairQueue {
  /** Clients in the order of their turns. */
  const waiting = new Map<number, (() => void)[]>()
  let running = 0
  let total = 0

  function startNext(): void {
    for (const [clientId, starts] of waiting) {
      waiting.delete(clientId)
      const start = starts.shift()
      if (starts.length > 0) waiting.set(clientId, starts)
      if (!start) continue
      total -= 1
      running += 1
      start()
      return
    }
  }

  async function takeTurn(clientId: number, signal: AbortSignal): Promise<void> {
    if (running < mostRunning && total === 0) {
      running += 1
      return
    }
    const starts = waiting.get(clientId) ?? []
    if (total >= mostWaiting || starts.length >= waitingPerClient) throw new QueueFull()
    waiting.set(clientId, starts)
    total += 1
    await new Promise<void>((start, reject) => {
      const leave = () => {
        const index = starts.indexOf(begin)
        if (index < 0) return
        starts.splice(index, 1)
        total -= 1
        reject(signal.reason)
      }
      const begin = () => {
        signal.removeEventListener('abort', leave)
        start()
      }
      starts.push(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async run(clientId, signal, work) {
      signal.throwIfAborted()
      await takeTurn(clientId, signal)
      try {
        return await work()
      } finally {
        running -= 1
        startNext()
      }
    },
  }
}
