import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Part of the socket's name only: nothing listens on the network. */
export const PORT = 5432

export interface Postmaster {
  pid: number
  socketFolder: string
  isReady: boolean
}

/** What PostgreSQL wrote about itself, if the process it names is truly the server of this cluster. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const [pid, itsCluster = '', , , socketFolder = '', , , status = ''] = readLines(pidFileOf(cluster))
  if (!serves(Number(pid), itsCluster, cluster)) return undefined
  return { pid: Number(pid), socketFolder, isReady: status.trim() === 'ready' }
}

/**
 * Removes the traces of a former server whose number now belongs to another process, or to a dead one that nobody
 * has buried: PostgreSQL takes both for a running server. The traces of numbers in use by nobody it removes itself.
 */
export function removeStalePidFile(cluster: string, socketFolder: string) {
  for (const trace of [pidFileOf(cluster), path.join(socketFolder, `.s.PGSQL.${PORT}.lock`)]) {
    const [pid, itsCluster = ''] = readLines(trace)
    if (exists(Number(pid)) && !serves(Number(pid), itsCluster, cluster)) fs.rmSync(trace, { force: true })
  }
}

export const isAlive = (pid: number) => exists(pid) && !isZombie(pid)

const pidFileOf = (cluster: string) => path.join(cluster, 'postmaster.pid')

function exists(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readLines(file: string): string[] {
  try {
    return fs.readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

function serves(pid: number, itsCluster: string, cluster: string) {
  return isAlive(pid) && isSameFolder(itsCluster, cluster) && commandLine(pid).includes(` -D ${itsCluster} `)
}

function isSameFolder(one: string, other: string) {
  try {
    return fs.realpathSync(one) === fs.realpathSync(other)
  } catch {
    return false
  }
}

function commandLine(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? ''
  }
}

/** Dead, but not yet noticed by its parent, as below an init that does not care. */
function isZombie(pid: number) {
  try {
    return / Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\)/s, ''))
  } catch {
    return false
  }
}
