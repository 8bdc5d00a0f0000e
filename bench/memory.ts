import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
const MB = 1_000_000

/** The memory of a process in MB, as the system counts it. */
const memoryOf = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES) / MB

/** From now until asked: what it had, and the most it had. */
export function watchMemory(pid: number): () => { before: number; peak: number } {
  const before = memoryOf(pid)
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, 20)
  return () => {
    clearInterval(timer)
    return { before, peak: Math.max(peak, memoryOf(pid)) }
  }
}
