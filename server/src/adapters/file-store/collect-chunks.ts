import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const BETWEEN_BYTES = 32 * 1024 * 1024

type Collector = (options: { type: 'minor' }) => void

let collectYoung: Collector | undefined
let passed = 0

/**
 * To be told of bytes that have come and are not needed any more. Each chunk from the network is memory beside the heap.
 * The engine by itself waits until there is much of it and then looks through all it has, in which time nobody is
 * answered; several times for every hundred megabytes. To look through what is young is enough, if it is done in time.
 */
export function collectChunks(bytes: number): void {
  passed += bytes
  if (passed < BETWEEN_BYTES) return
  passed = 0
  collectYoung ??= exposedCollector()
  collectYoung({ type: 'minor' })
}

/** Exposed to one new context only: nobody else in the process sees it. */
function exposedCollector(): Collector {
  setFlagsFromString('--expose-gc')
  const collector = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return collector
}
