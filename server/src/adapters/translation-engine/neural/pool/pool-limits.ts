import { totalmem } from 'node:os'

const MiB = 1024 * 1024

export type PoolLimits = {
  readonly workers: number
  readonly modelsPerWorker: number
  /** Memory of all engines together. No further worker starts above it; the first one always does. */
  readonly totalBytes: number
  /** A worker above it is replaced once it is idle. */
  readonly workerBytes: number
  /** What a loaded model takes: 441 MiB for `tiny`, 529 MiB for `base-memory`. */
  readonly modelBytes: number
  readonly batchCharacters: number
  readonly taskMs: number
  readonly taskMsPerCharacter: number
  /** A worker without work is ended after this time, which frees its memory. */
  readonly idleMs: number
}

export const poolLimits = (): PoolLimits => ({
  workers: 2,
  modelsPerWorker: 2,
  totalBytes: Math.min(2560 * MiB, availableBytes() / 2),
  workerBytes: 1280 * MiB,
  modelBytes: 530 * MiB,
  batchCharacters: 2_000,
  taskMs: 30_000,
  taskMsPerCharacter: 10,
  idleMs: 300_000,
})

/** Of the machine, or of the container where that has a limit. */
function availableBytes(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
