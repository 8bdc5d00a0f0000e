import type { CountNote } from '@portolan/contract/job-requests/count-notes'
import type { FileRejection, TextCount } from '@portolan/contract/job-requests/requests'
import {
  countText,
  type TextCount as DocumentCount,
  type CountNote as DocumentNote,
  type FileType,
} from '@portolan/documents'
import type { JobContext } from '../../../platform/jobs/index.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database } from '../../../tables/database.ts'
import { uploadKey, withLocalCopy } from '../../files/index.ts'
import { rejections } from './inspect-upload.ts'
import { readAtMostTwice } from './read-at-most-twice.ts'

type CountNeeds = { readonly db: Database; readonly fileStore: FileStore }
type Upload = { readonly file_key: string; readonly type: string | null }
/** Neither a count nor a rejection: staff have to count the text. */
export type CountOutcome = { readonly count: TextCount | null; readonly rejection: FileRejection | null }

const uncountable: CountOutcome = { count: null, rejection: null }

/**
 * A file that takes too long or too much memory to count passed screening and may be a large book, so staff count it.
 * One that crashes its reader, or the process, is rejected.
 */
export function countUpload(
  { db, fileStore }: CountNeeds,
  { file_key, type }: Upload,
  { id: jobId, signal }: Pick<JobContext, 'id' | 'signal'>,
): Promise<CountOutcome> {
  return withLocalCopy(fileStore, file_key, signal, async (path) => {
    const found = await readAtMostTwice(db, { fileKey: uploadKey(file_key), action: 'count', jobId }, (beforeReading) =>
      countText(path, type as FileType, { signal, beforeReading }),
    )
    if ('refusal' in found)
      return found.refusal === 'reader_crashed' ? { count: null, rejection: rejections.reader_crashed } : uncountable
    return { count: publicCount(found), rejection: null }
  })
}

/** Null if the numbers are not reliable. */
export function publicCount({ words, characters, asianCharacters, pages, notes }: DocumentCount): TextCount | null {
  if (notes.some((note) => note in uncountableNotes)) return null
  return { words, characters, asianCharacters, pages, notes: notes.filter(isPublic).map(publicNote) }
}

/** With these notes the numbers are not reliable, so staff have to count. */
const uncountableNotes = { no_text_layer: true, few_words: true, unknown_structure: true } as const
type PublicNote = Exclude<DocumentNote, keyof typeof uncountableNotes>

const isPublic = (note: DocumentNote): note is PublicNote => !(note in uncountableNotes)
const publicNote = (note: PublicNote): CountNote => note.toUpperCase() as Uppercase<PublicNote>
