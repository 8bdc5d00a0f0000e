import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasSealedKeys, isKeyOfDatabase } from '../features/identity/index.ts'
import { secretBox } from '../platform/secret-box.ts'
import type { Database } from '../tables/database.ts'
import { ConfigError } from './config-error.ts'

/** The only secret of a portal: generated on the first start, stored in the data folder, readable by its owner only. */
export function readMasterKey(dataFolder: string, fromEnvironment: string | null): Buffer {
  return findMasterKey(dataFolder, fromEnvironment) ?? decode(create(keyFile(dataFolder)), keyFile(dataFolder))
}

/** Reads the key that fits this database, or makes one if the database holds no secrets yet. */
export async function readFittingMasterKey(
  db: Database,
  { dataFolder, masterKey }: { readonly dataFolder: string; readonly masterKey: string | null },
): Promise<Buffer> {
  const key = findMasterKey(dataFolder, masterKey)
  if (key ? await isKeyOfDatabase(db, secretBox(key)) : !(await hasSealedKeys(db)))
    return key ?? readMasterKey(dataFolder, null)
  const problem = key
    ? `The master key (${masterKey === null ? keyFile(dataFolder) : 'PORTOLAN_MASTER_KEY'}) is not the one of this database.`
    : `The master key of this database is missing: there is no ${keyFile(dataFolder)} and PORTOLAN_MASTER_KEY is not set.`
  throw new ConfigError(`${problem} ${whatToDo}`)
}

const whatToDo =
  'Restore the right key from your backup. If it is lost, run "npm run reset-keys" with the same settings: ' +
  'it starts over with new keys and says what people have to do again.'

/** Undefined if there is none yet. */
function findMasterKey(dataFolder: string, fromEnvironment: string | null): Buffer | undefined {
  if (fromEnvironment !== null) return decode(fromEnvironment, 'PORTOLAN_MASTER_KEY')
  const path = keyFile(dataFolder)
  const kept = readIfThere(path)
  if (kept === undefined) return undefined
  chmodSync(path, 0o600)
  return decode(kept, path)
}

const keyFile = (dataFolder: string): string => join(dataFolder, 'master.key')

/** Derives a separate key for each use, so that a leaked one does not reveal another. */
export const deriveKey = (masterKey: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `portolan/${use}`, 32))

function decode(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== 32)
    throw new ConfigError(
      `${source} does not hold a key: 32 bytes in base64 are needed. Restore it from your backup. ` +
        'If it is lost, remove it and run "npm run reset-keys".',
    )
  return key
}

/** Writes the file atomically and never overwrites the key of a faster process. */
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
