import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { findBinaries, versionOf } from './binaries.ts'
import { chooseAccount } from './choose-account.ts'
import { createCluster } from './cluster.ts'
import { clusterOf, diskFull, hasCluster, isFull, logOf, prepareFolder } from './data-folder.ts'
import { configFor, openDatabase } from './database.ts'
import { findRunning } from './find-running.ts'
import { asPostgres, type Postgres } from './postgres.ts'
import { PORT, readPostmaster, removeStalePidFile } from './postmaster.ts'
import { run } from './run.ts'
import { prepareSocketFolder } from './socket-folder.ts'
import { StartError } from './start-error.ts'

const PATIENCE = 60_000

/** Starts the PostgreSQL of a folder (an absolute path), or adopts the one that runs there. The folder is the only state. */
export async function startPostgres(folder: string, choose = chooseAccount): Promise<Postgres> {
  const { postgres, initdb } = await findBinaries()
  prepareFolder(folder)
  const findAnother = () => findRunning(folder, () => versionOf(postgres))
  const there = hasCluster(folder)
  const running = there ? await findAnother() : undefined
  if (running) return running

  const account = choose({ folder, program: postgres })
  if (!there) await createCluster(account, initdb, folder)
  account.own(clusterOf(folder))
  const socketFolder = prepareSocketFolder(folder, account)

  for (const until = Date.now() + PATIENCE; ; await sleep(200)) {
    removeStalePidFile(clusterOf(folder), socketFolder)
    const logStart = sizeOf(logOf(folder))
    const child = spawnServer(account, postgres, folder, socketFolder)
    if (await becomesReady(child, clusterOf(folder))) {
      const config = configFor(socketFolder)
      await openDatabase(config)
      return asPostgres(folder, child.pid ?? 0, config, child)
    }
    const other = await findAnother()
    if (other) return other
    const complaint = readLog(folder, logStart)
    if (complaint.includes('No space left on device') || isFull(folder)) throw diskFull(folder)
    // The processes of a killed server go a moment after it; a neighbour may have been first and gone again.
    const mayPass = /pre-existing shared memory block|lock file "postmaster.pid"/.test(complaint)
    if (!mayPass || Date.now() > until)
      throw new StartError(`PostgreSQL did not start (${logOf(folder)}):\n${complaint}`)
  }
}

function spawnServer(account: Account, postgres: string, folder: string, socketFolder: string) {
  const log = fs.openSync(logOf(folder), 'a', 0o600)
  account.own(logOf(folder))
  const settings = {
    listen_addresses: '',
    port: PORT,
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached, since Ctrl-C reaches the whole foreground group and would stop it before us.
  // A file for its log, since a pipe would die with us and an orphan has to live on.
  const child = run(account, postgres, ['-D', clusterOf(folder), ...args], {
    detached: true,
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  child.on('error', () => {})
  child.unref()
  return child
}

async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(10)) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false
    const postmaster = readPostmaster(cluster)
    if (postmaster?.pid === child.pid && postmaster.isReady) return true
  }
  return false
}

const sizeOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0

function readLog(folder: string, from: number) {
  return fs.readFileSync(logOf(folder)).subarray(from).toString().trim().split('\n').slice(-8).join('\n')
}
