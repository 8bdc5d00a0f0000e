import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dist } from './folders.ts'

const lockFile = join(dist, 'building')

/** One build at a time: a second process waits and usually finds the build done. */
export async function withLock(work: () => Promise<void>): Promise<void> {
  mkdirSync(dist, { recursive: true })
  while (!take()) await wait(200)
  try {
    await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

function take(): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (!isHeld()) rmSync(lockFile, { force: true })
    return false
  }
}

/** A build that was killed leaves its lock behind. */
function isHeld(): boolean {
  try {
    process.kill(Number(readFileSync(lockFile, 'utf8')), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
