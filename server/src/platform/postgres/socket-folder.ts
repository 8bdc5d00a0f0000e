import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Account } from './account.ts'
import { clusterOf } from './data-folder.ts'
import { StartError } from './start-error.ts'

/** The address of a Unix socket holds 103 bytes on macOS and 107 on Linux, and the socket's own name takes 18. */
const LONGEST = 84

/** Only who may enter this folder reaches the database, so it is ours alone. */
export function prepareSocketFolder(folder: string, account: Account): string {
  const near = path.join(folder, 'run')
  const socketFolder = Buffer.byteLength(near) <= LONGEST ? near : shortPath(clusterOf(folder))
  fs.mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  const { mode, uid } = fs.statSync(socketFolder)
  const isOurs = uid === process.getuid?.() || uid === account.identity.uid
  if (socketFolder !== near && (mode & 0o077 || !isOurs)) {
    throw new StartError(`${socketFolder} belongs to another user or is open to others. Remove it and start again.`)
  }
  account.own(socketFolder)
  return socketFolder
}

function shortPath(cluster: string) {
  const name = createHash('sha256').update(fs.realpathSync(cluster)).digest('hex').slice(0, 12)
  return path.join(os.tmpdir(), `portolan-${process.getuid?.() ?? 0}-${name}`)
}
