import { setTimeout as sleep } from 'node:timers/promises'
import { serverLock, takeAdvisoryLock } from '../advisory-lock.ts'
import { clusterFolder } from './data-folder.ts'
import { configFor, openDatabase } from './database.ts'
import { describeServer, endProcess, type Postgres } from './postgres.ts'
import { type Postmaster, readPostmaster } from './postmaster.ts'
import { StartError } from './start-error.ts'

const startTimeoutMs = 60_000

/**
 * Adopts a running server, whatever started it. The advisory lock decides who may use it.
 * A server of another version, left by another release, is stopped.
 */
export async function findRunningServer(
  folder: string,
  ourVersion: () => string | undefined,
): Promise<Postgres | undefined> {
  for (const until = Date.now() + startTimeoutMs; Date.now() < until; await sleep(50)) {
    const postmaster = readPostmaster(clusterFolder(folder))
    if (!postmaster) return undefined
    const version = await versionIfReady(postmaster)
    if (version === undefined) continue
    const config = configFor(postmaster.socketFolder)
    if (version === ourVersion()) return describeServer(folder, postmaster.pid, config)
    if (!(await takeAdvisoryLock(config, serverLock))) throw alreadyRunning(folder)
    await endProcess(postmaster.pid)
  }
  throw new StartError(`A PostgreSQL server runs on ${folder} but does not answer. End it and start again.`)
}

export const alreadyRunning = (folder: string) =>
  new StartError(
    `Portolan is already running on the data folder ${folder}. Stop it first, or set PORTOLAN_DATA to another folder.`,
  )

async function versionIfReady({ isReady, socketFolder }: Postmaster) {
  if (!isReady) return undefined
  return await openDatabase(configFor(socketFolder)).catch(() => undefined) // it may be stopping
}
