import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../../../tables/database.ts'
import { findBusyFiles } from '../store/store-queue.ts'
import { type Entry, listEntries } from './list-entries.ts'
import { fileStepsFolder, sampleFolder, spokenFolder } from './media-folders.ts'

type Needs = { readonly db: Database; readonly mediaFolder: string; readonly now: () => Date }

const hour = 60 * 60 * 1000
/** So that files can be written again soon after an edit without being read and heard again. */
const stepsKeptMs = 24 * hour
const speechKeptMs = 7 * 24 * hour
const mostSpeechBytes = 4 * 1024 ** 3

/** Removes results of files that nobody works on, and speech that was not used for days. Returns how many. */
export async function sweepMediaFolders({ db, mediaFolder, now }: Needs): Promise<number> {
  const files = await listEntries(join(mediaFolder, fileStepsFolder))
  const busy = await findBusyFiles(
    db,
    files.map(({ name }) => name),
  )
  const at = now().getTime()
  const speech = [
    ...(await listEntries(join(mediaFolder, spokenFolder))),
    ...(await listEntries(join(mediaFolder, sampleFolder))),
  ]
  const old = [
    ...files.filter(({ name, usedAt }) => !busy.has(name) && at - usedAt > stepsKeptMs),
    ...findTooMuch(speech, (usedAt) => at - usedAt > speechKeptMs),
  ]
  for (const { path } of old) await rm(path, { recursive: true, force: true })
  return old.length
}

/** The old ones, and the least used ones of the others above the limit. */
function findTooMuch(entries: readonly Entry[], isOld: (usedAt: number) => boolean): Entry[] {
  let bytes = 0
  const newestFirst = entries.toSorted((one, other) => other.usedAt - one.usedAt)
  return newestFirst.filter((entry) => {
    bytes += entry.bytes
    return isOld(entry.usedAt) || bytes > mostSpeechBytes
  })
}
