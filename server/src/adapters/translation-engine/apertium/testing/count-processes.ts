import { readdirSync, readFileSync } from 'node:fs'

/** The processes of a group that run. Ended ones that nobody reaped do not count. */
function findProcesses(group: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [state, , processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return Number(processGroup) === group && state !== 'Z'
      } catch {
        return false
      }
    })
    .map(Number)
}

export const countProcesses = (group: number): number => findProcesses(group).length

/** Kills a program in the middle of a pipeline. */
export function killOneProgram(group: number): void {
  const programs = findProcesses(group).filter((pid) => pid !== group)
  process.kill(programs[Math.floor(programs.length / 2)] ?? 0, 'SIGKILL')
}
