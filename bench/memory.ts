import { readFileSync } from 'node:fs'

const pageBytes = 4096
const megabyte = 1_000_000

/** The memory of a process in megabytes, as reported by the system. */
const memoryOf = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes) / megabyte

/** Returns a function that reports the memory at the start and its peak. */
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
