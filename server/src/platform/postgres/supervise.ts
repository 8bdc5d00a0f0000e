import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { findBinaries, readVersion } from './binaries.ts'
import { chooseAccount } from './choose-account.ts'
import { createCluster } from './cluster.ts'
import { clusterFolder, diskFull, hasCluster, isFull, logFile, prepareFolder } from './data-folder.ts'
import { configFor, openDatabase } from './database.ts'
import { findRunningServer } from './find-running.ts'
import { describeServer, type Postgres } from './postgres.ts'
import { readPostmaster, removeStalePidFile, socketPort } from './postmaster.ts'
import { run } from './run.ts'
import { prepareSocketFolder } from './socket-folder.ts'
import { StartError } from './start-error.ts'

const startTimeoutMs = 60_000

/** Starts the PostgreSQL of a folder (an absolute path), or adopts the one that runs there. All state is in the folder. */
export async function startPostgres(folder: string, choose = chooseAccount): Promise<Postgres> {
  const { postgres, initdb } = await findBinaries()
  prepareFolder(folder)
  const findAnother = () => findRunningServer(folder, () => readVersion(postgres))
  const exists = hasCluster(folder)
  const running = exists ? await findAnother() : undefined
  if (running) return running

  const account = choose({ folder, program: postgres })
  if (!exists) await createCluster(account, initdb, folder)
  account.own(clusterFolder(folder))
  const socketFolder = prepareSocketFolder(folder, account)

  for (const until = Date.now() + startTimeoutMs; ; await sleep(200)) {
    removeStalePidFile(clusterFolder(folder), socketFolder)
    const logStart = readSize(logFile(folder))
    const child = spawnServer(account, postgres, folder, socketFolder)
    if (await becomesReady(child, clusterFolder(folder))) {
      const config = configFor(socketFolder)
      await openDatabase(config)
      return describeServer(folder, child.pid ?? 0, config, child)
    }
    const other = await findAnother()
    if (other) return other
    const errorOutput = readLog(folder, logStart)
    if (errorOutput.includes('No space left on device') || isFull(folder)) throw diskFull(folder)
    // The processes of a killed server end a moment after it. Another start may have been first and ended since.
    const isTemporary = /pre-existing shared memory block|lock file "postmaster.pid"/.test(errorOutput)
    if (!isTemporary || Date.now() > until)
      throw new StartError(`PostgreSQL did not start (${logFile(folder)}):\n${errorOutput}`)
  }
}

function spawnServer(account: Account, postgres: string, folder: string, socketFolder: string) {
  const log = fs.openSync(logFile(folder), 'a', 0o600)
  account.own(logFile(folder))
  const settings = {
    listen_addresses: '',
    port: socketPort,
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached, because Ctrl-C reaches the whole foreground group and would stop the server before us.
  // The log is a file, because a pipe would end with us while the server may live on.
  const child = run(account, postgres, ['-D', clusterFolder(folder), ...args], {
    detached: true,
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  child.on('error', () => {})
  child.unref()
  return child
}

async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  for (const until = Date.now() + startTimeoutMs; Date.now() < until; await sleep(10)) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false
    const postmaster = readPostmaster(cluster)
    if (postmaster?.pid === child.pid && postmaster.isReady) return true
  }
  return false
}

const readSize = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0

function readLog(folder: string, from: number) {
  return fs.readFileSync(logFile(folder)).subarray(from).toString().trim().split('\n').slice(-8).join('\n')
}
