import { limitConcurrency } from '../limit-concurrency.ts'

type Turns = { readonly limit: ReturnType<typeof limitConcurrency>; calls: number }

/**
 * Lets each caller have a few calls at once and the others wait, so that one who sends many at the same time does not
 * take all connections to the database. Browsers open six connections, so their pages never wait.
 */
export function fairTurns(callsAtOnce = 6) {
  const callers = new Map<string, Turns>()
  return async <Result>(caller: string, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    const turns = callers.get(caller) ?? { limit: limitConcurrency(callsAtOnce), calls: 0 }
    callers.set(caller, turns)
    turns.calls += 1
    try {
      return await turns.limit(work, signal)
    } finally {
      turns.calls -= 1
      if (turns.calls === 0) callers.delete(caller)
    }
  }
}
