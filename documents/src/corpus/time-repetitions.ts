import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileType } from '../file-types.ts'
import { limits } from '../limits.ts'
import type { ReadTask } from '../pool/read-worker.ts'
import { WorkerPool } from '../pool/worker-pool.ts'
import type { Shape } from './repetitions.ts'

/** Processor time: wall-clock time depends on the load of the machine. */
const longestMs = 2_000
/** Ends a reader that hangs. */
const longestWaitMs = 30_000
/** Below this, noise is larger than the difference. */
const worthComparingMs = 300
const mostGrowth = 12
const KiB = 1024

/** Reads files in a worker, so that a hanging reader is terminated and reported. */
export async function withTimedReader<Result>(
  work: (timeOf: (bytes: Buffer, name: string, type: FileType) => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-times-'))
  const path = join(folder, 'file')
  const pool = new WorkerPool<ReadTask, object>({
    script: new URL('../pool/read-worker.ts', import.meta.url),
    size: 1,
    heapMiB: limits.readerHeapMiB,
    memoryMiB: limits.readerMemoryMiB,
  })
  try {
    await writeFile(path, 'warm up')
    await pool.run({ action: 'inspect', path, name: 'a.txt' }, { timeoutMs: longestWaitMs })
    return await work(async (bytes, name, type) => {
      await writeFile(path, bytes)
      const began = process.cpuUsage()
      await pool.run({ action: 'inspect', path, name }, { timeoutMs: longestWaitMs })
      await pool.run({ action: 'count', input: path, type }, { timeoutMs: longestWaitMs })
      return process.cpuUsage(began).user / 1000
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Repeats every token in every shape of file. Returns the ones that are too slow or do not scale linearly. */
export function findSlowRepetitions(shapes: readonly Shape[], kibibytes: number): Promise<string[]> {
  return withTimedReader(async (timeOf) => {
    const slow: string[] = []
    for (const { title, name, type, make, tokens } of shapes)
      for (const token of tokens) {
        const time = (size: number): Promise<number> =>
          timeOf(make(token.repeat(Math.ceil((size * KiB) / token.length))), name, type).catch(() => Infinity)
        // Measured twice, because a busy machine may be slow once.
        const isSlow = (await isTooSlow(time, kibibytes)) && (await isTooSlow(time, kibibytes))
        if (isSlow) slow.push(`${JSON.stringify(token)} in ${title}`)
      }
    return slow
  })
}

async function isTooSlow(time: (size: number) => Promise<number>, kibibytes: number): Promise<boolean> {
  const whole = await time(kibibytes)
  if (whole < worthComparingMs) return false
  return whole > longestMs || whole > mostGrowth * (await time(kibibytes / 4))
}
