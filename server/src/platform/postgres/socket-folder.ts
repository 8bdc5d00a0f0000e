import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Account } from './account.ts'
import { clusterFolder } from './data-folder.ts'
import { StartError } from './start-error.ts'

/** The path of a Unix socket is limited to 103 bytes on macOS and 107 on Linux, of which the socket's name takes 18. */
const mostPathBytes = 84

/** Access to this folder gives access to the database, so it is private. */
export function prepareSocketFolder(folder: string, account: Account): string {
  const usual = path.join(folder, 'run')
  const socketFolder = Buffer.byteLength(usual) <= mostPathBytes ? usual : shortPath(clusterFolder(folder))
  fs.mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  const { mode, uid } = fs.statSync(socketFolder)
  const isOurs = uid === process.getuid?.() || uid === account.identity.uid
  if (socketFolder !== usual && (mode & 0o077 || !isOurs)) {
    throw new StartError(`${socketFolder} belongs to another user or is open to others. Remove it and start again.`)
  }
  account.own(socketFolder)
  return socketFolder
}

function shortPath(cluster: string) {
  const name = createHash('sha256').update(fs.realpathSync(cluster)).digest('hex').slice(0, 12)
  return path.join(os.tmpdir(), `portolan-${process.getuid?.() ?? 0}-${name}`)
}
