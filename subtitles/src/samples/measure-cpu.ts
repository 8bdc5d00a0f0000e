/** Milliseconds of this thread's processor time, which other work on the machine does not lengthen. */
export function measureCpuMs(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
