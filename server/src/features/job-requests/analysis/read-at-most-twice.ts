import type { Refusal } from '@portolan/documents'
import type { Database } from '../../../tables/database.ts'
import { deleteRead, type FileRead, findReads, refuseRead, startRead, withdrawRead } from './store-file-reads.ts'

/** The first time, another file or a restart may have been to blame. */
const mostReads = 2

type Work<Facts> = (beforeReading: () => Promise<void>) => Promise<Facts | Refusal>

/**
 * Reads an uploaded file, and once more if its worker was lost. Starts are counted in the database before they
 * happen, so a file that takes the whole process down is not read a third time either.
 */
export async function readAtMostTwice<Facts extends object>(
  db: Database,
  read: FileRead,
  work: Work<Facts>,
): Promise<Facts | Refusal> {
  let lost: Refusal = { refusal: 'reader_crashed', detail: 'the process ended twice while it read this' }
  for (;;) {
    const { started, refusal } = await findReads(db, read)
    if (refusal) return { refusal, detail: 'not read again' }
    if (started >= mostReads) {
      await refuseRead(db, read, lost.refusal)
      return lost
    }
    const answer = await readOnce(db, read, work)
    if (!('hasLostReader' in answer)) return answer
    lost = answer
  }
}

async function readOnce<Facts extends object>(
  db: Database,
  read: FileRead,
  work: Work<Facts>,
): Promise<Facts | Refusal> {
  let hasStarted = false
  try {
    const answer = await work(async () => {
      await startRead(db, read)
      hasStarted = true
    })
    if (!('hasLostReader' in answer)) await deleteRead(db, read)
    return answer
  } catch (error) {
    // Interrupted, or the disk failed: that says nothing about the file.
    if (hasStarted) await withdrawRead(db, read)
    throw error
  }
}
