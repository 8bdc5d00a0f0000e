import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Account } from './account.ts'
import { clusterOf, diskFull, hasCluster, unusable } from './data-folder.ts'
import { isAlive } from './postmaster.ts'
import { run } from './run.ts'
import { StartError } from './start-error.ts'

export const USER = 'portolan'

const UNFINISHED = 'unfinished-'

/** Made under another name and then renamed: a kill in the middle leaves no half-made cluster. */
export async function createCluster(account: Account, initdb: string, folder: string) {
  removeAbandoned(folder)
  const fresh = path.join(folder, `${UNFINISHED}${process.pid}`)
  try {
    fs.mkdirSync(fresh, { mode: 0o700 })
    account.own(fresh)
    const complaint = await initialise(account, initdb, fresh)
    if (complaint?.includes('No space left on device')) throw diskFull(folder)
    if (complaint) throw new StartError(`The database could not be created in ${folder}:\n${complaint}`)
    moveIntoPlace(fresh, folder)
  } catch (error) {
    throw error instanceof StartError ? error : unusable(folder, error)
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true })
  }
}

async function initialise(account: Account, initdb: string, fresh: string): Promise<string | undefined> {
  // No dependence on the machine's locales; no checkpoint lines and no refused statements in the log.
  const nature = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  const settings = ['-c', 'log_min_messages=log', '-c', 'log_checkpoints=off']
  // One request to write everything to disk instead of a thousand.
  const sync = process.platform === 'linux' ? ['--sync-method=syncfs'] : []
  const args = ['-D', fresh, '-U', USER, '--auth=trust', '--no-instructions', ...nature, ...settings, ...sync]
  const child = run(account, initdb, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const complaint = child.stderr ? text(child.stderr) : ''
  try {
    const [code] = await once(child, 'close')
    return code === 0 ? undefined : (await complaint).trim() || `initdb ended with ${code}`
  } catch (error) {
    return String(error)
  }
}

function moveIntoPlace(fresh: string, folder: string) {
  try {
    fs.renameSync(fresh, clusterOf(folder))
  } catch (error) {
    if (!hasCluster(folder)) throw error // else another start was first
  }
}

function removeAbandoned(folder: string) {
  for (const name of fs.readdirSync(folder)) {
    const maker = name.startsWith(UNFINISHED) && Number(name.slice(UNFINISHED.length))
    // Containers give the same numbers again: one that bears ours is not by us.
    if (!maker || (maker !== process.pid && isAlive(maker))) continue
    try {
      fs.rmSync(path.join(folder, name), { recursive: true })
    } catch {
      // Its initdb outlived its parent and still writes: the next start removes it.
    }
  }
}
