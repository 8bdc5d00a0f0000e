import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Account } from './account.ts'
import { clusterFolder, diskFull, hasCluster, unusable } from './data-folder.ts'
import { isAlive } from './postmaster.ts'
import { run } from './run.ts'
import { StartError } from './start-error.ts'

export const databaseUser = 'portolan'

const unfinishedPrefix = 'unfinished-'

/** Created under another name and then renamed, so that a kill leaves no partial cluster. */
export async function createCluster(account: Account, initdb: string, folder: string) {
  removeAbandoned(folder)
  const fresh = path.join(folder, `${unfinishedPrefix}${process.pid}`)
  try {
    fs.mkdirSync(fresh, { mode: 0o700 })
    account.own(fresh)
    const errorOutput = await runInitdb(account, initdb, fresh)
    if (errorOutput?.includes('No space left on device')) throw diskFull(folder)
    if (errorOutput) throw new StartError(`The database could not be created in ${folder}:\n${errorOutput}`)
    moveIntoPlace(fresh, folder)
  } catch (error) {
    throw error instanceof StartError ? error : unusable(folder, error)
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true })
  }
}

async function runInitdb(account: Account, initdb: string, fresh: string): Promise<string | undefined> {
  // Independent of the machine's locales; no checkpoints and no failed statements in the log.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  const settings = ['-c', 'log_min_messages=log', '-c', 'log_checkpoints=off']
  // One sync of the file system instead of one per file.
  const sync = process.platform === 'linux' ? ['--sync-method=syncfs'] : []
  const args = ['-D', fresh, '-U', databaseUser, '--auth=trust', '--no-instructions', ...locale, ...settings, ...sync]
  const child = run(account, initdb, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const errorOutput = child.stderr ? text(child.stderr) : ''
  try {
    const [code] = await once(child, 'close')
    return code === 0 ? undefined : (await errorOutput).trim() || `initdb ended with ${code}`
  } catch (error) {
    return String(error)
  }
}

function moveIntoPlace(fresh: string, folder: string) {
  try {
    fs.renameSync(fresh, clusterFolder(folder))
  } catch (error) {
    if (!hasCluster(folder)) throw error // otherwise another start was first
  }
}

function removeAbandoned(folder: string) {
  for (const name of fs.readdirSync(folder)) {
    const maker = name.startsWith(unfinishedPrefix) && Number(name.slice(unfinishedPrefix.length))
    // Containers reuse process ids: a folder with our own id is not from this process.
    if (!maker || (maker !== process.pid && isAlive(maker))) continue
    try {
      fs.rmSync(path.join(folder, name), { recursive: true })
    } catch {
      // Its initdb still runs and writes. The next start removes the folder.
    }
  }
}
