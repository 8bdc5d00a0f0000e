import { readFileSync } from 'node:fs'

const tickMs = 10

/** All the time a process has been given so far, of all its threads: on a busy machine it says more than the clock. */
export function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}
