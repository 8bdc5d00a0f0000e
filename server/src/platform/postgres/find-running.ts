import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_LOCK, takeAdvisoryLock } from '../advisory-lock.ts'
import { clusterOf } from './data-folder.ts'
import { configFor, openDatabase } from './database.ts'
import { asPostgres, endProcess, type Postgres } from './postgres.ts'
import { type Postmaster, readPostmaster } from './postmaster.ts'
import { StartError } from './start-error.ts'

const PATIENCE = 60_000

/**
 * A server that answers is adopted, whoever started it; who may use it is decided by the lease.
 * One of another version than ours, left over by another release, is ended.
 */
export async function findRunning(folder: string, ourVersion: () => string | undefined): Promise<Postgres | undefined> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(50)) {
    const postmaster = readPostmaster(clusterOf(folder))
    if (!postmaster) return undefined
    const version = await versionIfReady(postmaster)
    if (version === undefined) continue
    const config = configFor(postmaster.socketFolder)
    if (version === ourVersion()) return asPostgres(folder, postmaster.pid, config)
    if (!(await takeAdvisoryLock(config, SERVER_LOCK))) throw alreadyRunning(folder)
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
  return await openDatabase(configFor(socketFolder)).catch(() => undefined) // it may just be stopping
}
