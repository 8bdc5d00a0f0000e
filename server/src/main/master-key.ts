import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from './config-error.ts'

/** The one secret of a portal: generated on the first start, kept in the data folder for its owner alone. */
export function readMasterKey(dataFolder: string, fromEnvironment: string | null): Buffer {
  if (fromEnvironment !== null) return decode(fromEnvironment, 'PORTOLAN_MASTER_KEY')
  const path = join(dataFolder, 'master.key')
  const kept = readIfThere(path) ?? create(path)
  chmodSync(path, 0o600)
  return decode(kept, path)
}

/** A key of its own for each use, so that none of them tells another. */
export const deriveKey = (masterKey: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `portolan/${use}`, 32))

function decode(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== 32) throw new ConfigError(`${source} does not hold a key: 32 bytes in base64 are needed.`)
  return key
}

/** Whole or not at all, and never over the key of a process that was quicker. */
function create(path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const fresh = `${path}.${process.pid}`
  writeFileSync(fresh, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(fresh, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh)
  }
  return readFileSync(path, 'utf8')
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
