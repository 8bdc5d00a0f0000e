import { readFileSync } from 'node:fs'
import { giveWay } from './give-way.ts'

const niceness = 10

/**
 * The threads that read files are in the portal's session. Linux divides the processor among sessions first, so that
 * the database and the programs that translate, in sessions of their own, would get no more than these threads, however
 * low their priority is. A terminal keeps its share: its session belongs to the user.
 */
export async function giveWayToPrograms(): Promise<void> {
  if (process.platform === 'linux' && !isInTerminal()) await giveWay(process.pid, niceness)
}

/** The fields behind the program's name: state, parent, group, session, terminal. */
function isInTerminal(): boolean {
  const stat = readFileSync('/proc/self/stat', 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[4] !== '0'
}
