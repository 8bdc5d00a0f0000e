import { readFileSync } from 'node:fs'

const tickMs = 10

/** CPU time of all threads of a process. On a busy machine this says more than the elapsed time. */
export function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}
