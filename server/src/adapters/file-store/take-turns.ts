let round: NodeJS.Immediate | undefined
const waiting: (() => void)[] = []

/**
 * Awaited after each chunk: one comes in between two looks at all else there is to do, so that many uploads together hold
 * up nobody for longer than one does. An upload that waits for its network holds no turn.
 */
export function turnOfNext(): Promise<void> | undefined {
  if (round) return new Promise((go) => waiting.push(go))
  round = setImmediate(beginRound)
  return undefined
}

function beginRound(): void {
  const go = waiting.shift()
  round = go && setImmediate(beginRound)
  go?.()
}
