/** Runs at most `max` at once, in order. A failure does not stop the others. An aborted signal ends the wait with its reason. */
export function limitConcurrency(max: number) {
  let running = 0
  const waiting: (() => void)[] = []

  function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      const takeTurn = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(takeTurn), 1)
        reject(signal?.reason)
      }
      waiting.push(takeTurn)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return async <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    if (running >= max) await waitForTurn(signal)
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
