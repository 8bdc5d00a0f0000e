import fs from 'node:fs'
import path from 'node:path'
import { postgresMajor } from './binaries.ts'
import { StartError } from './start-error.ts'

/** Paths inside the data folder of PostgreSQL. */
export const clusterFolder = (folder: string) => path.join(folder, 'cluster')
export const logFile = (folder: string) => path.join(folder, 'postgres.log')

export function prepareFolder(folder: string) {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeProbe(folder)
  } catch (error) {
    throw unusable(folder, error)
  }
}

/** Whether a cluster exists. Throws for one of another major version, which stays unchanged. */
export function hasCluster(folder: string): boolean {
  const major = readMajorVersion(folder)
  if (major === undefined) return false
  if (major === postgresMajor) return true
  const what = `The data in ${clusterFolder(folder)} was written by PostgreSQL ${major}, this release brings ${postgresMajor}.`
  const way =
    major > postgresMajor
      ? 'Start the newer release that wrote it'
      : 'Export it with the older release and import it here'
  throw new StartError(`${what} ${way}; nothing was changed.`)
}

export function isFull(folder: string): boolean {
  try {
    writeProbe(folder)
    return false
  } catch (error) {
    return noSpace((error as NodeJS.ErrnoException).code)
  }
}

export const diskFull = (folder: string) =>
  new StartError(`The disk of the data folder ${folder} is full. Make room and start again; nothing was lost.`)

function readMajorVersion(folder: string): number | undefined {
  try {
    return Number(fs.readFileSync(path.join(clusterFolder(folder), 'PG_VERSION'), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw unusable(folder, error)
  }
}

export function unusable(folder: string, error: unknown) {
  const code = (error as NodeJS.ErrnoException).code
  if (noSpace(code)) return diskFull(folder)
  return new StartError(
    `The data folder ${folder} cannot be used (${code}). Give this user the right to read and write it, or set PORTOLAN_DATA to another folder.`,
  )
}

const noSpace = (code: string | undefined) => code === 'ENOSPC' || code === 'EDQUOT'

/** Writes some bytes, because an empty file fits on a full disk. */
function writeProbe(folder: string) {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    fs.writeFileSync(probe, Buffer.alloc(64 * 1024))
  } finally {
    fs.rmSync(probe, { force: true })
  }
}
