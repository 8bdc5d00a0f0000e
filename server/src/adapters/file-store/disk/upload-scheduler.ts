let round: NodeJS.Immediate | NodeJS.Timeout | undefined
const waiting: (() => void)[] = []

/** Fewer uploads than these leave enough of the machine to everybody else. */
const CROWD = 4
const WINDOW_MS = 10
/** Of each window, what a crowd may take. */
const WORK_MS = 5
let windowBegan = 0

/**
 * Awaited after each chunk: one comes in between two looks at all else there is to do, so that many uploads together hold
 * up nobody for longer than one does. A crowd also leaves half of the time to others. An upload that waits for its
 * network holds no turn.
 */
export function yieldTurn(): Promise<void> | undefined {
  if (round) return new Promise((go) => waiting.push(go))
  round = setImmediate(beginRound)
  return undefined
}

export const isCrowded = (): boolean => waiting.length > CROWD

function beginRound(): void {
  const rest = isCrowded() ? restOfWindow() : 0
  if (rest > 0) {
    round = setTimeout(beginRound, rest)
    return
  }
  const go = waiting.shift()
  round = go && setImmediate(beginRound)
  go?.()
}

/** How long a crowd has to leave the thread to others now. */
function restOfWindow(): number {
  const now = performance.now()
  if (now - windowBegan >= WINDOW_MS) windowBegan = now
  const passed = now - windowBegan
  return passed < WORK_MS ? 0 : WINDOW_MS - passed
}
