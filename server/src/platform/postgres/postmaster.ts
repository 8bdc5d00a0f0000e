import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Only part of the socket's name: nothing listens on the network. */
export const socketPort = 5432

export type Postmaster = {
  pid: number
  socketFolder: string
  isReady: boolean
}

/** Reads PostgreSQL's pid file. Undefined where its process is not the server of this cluster. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const [pid, recordedCluster = '', , , socketFolder = '', , , status = ''] = readLines(pidFile(cluster))
  if (!isServerOf(Number(pid), recordedCluster, cluster)) return undefined
  return { pid: Number(pid), socketFolder, isReady: status.trim() === 'ready' }
}

/**
 * Removes the pid and lock files of a former server whose process id now belongs to another process or to a zombie:
 * PostgreSQL would take both for a running server. It removes files of unused process ids itself.
 */
export function removeStalePidFile(cluster: string, socketFolder: string) {
  for (const file of [pidFile(cluster), path.join(socketFolder, `.s.PGSQL.${socketPort}.lock`)]) {
    const [pid, recordedCluster = ''] = readLines(file)
    if (exists(Number(pid)) && !isServerOf(Number(pid), recordedCluster, cluster)) fs.rmSync(file, { force: true })
  }
}

export const isAlive = (pid: number) => exists(pid) && !isZombie(pid)

const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid')

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

function isServerOf(pid: number, recordedCluster: string, cluster: string) {
  return isAlive(pid) && isSameFolder(recordedCluster, cluster) && commandLine(pid).includes(` -D ${recordedCluster} `)
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

/** Dead, but not reaped by its parent. */
function isZombie(pid: number) {
  try {
    return / Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\)/s, ''))
  } catch {
    return false
  }
}
