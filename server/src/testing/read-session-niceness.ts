import { existsSync, readFileSync } from 'node:fs'

export const doSessionsCount = existsSync('/proc/self/autogroup')

/** What Linux says of the session of a process: `/autogroup-12 nice 10`. */
export const readSessionNiceness = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/autogroup`, 'utf8').trim().split(' ').at(-1))
