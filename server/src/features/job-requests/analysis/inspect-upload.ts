import { createReadStream } from 'node:fs'
import type { FileRejection } from '@portolan/contract/job-requests/requests'
import { inspectFile, type RefusalCode } from '@portolan/documents'
import type { JobContext } from '../../../platform/jobs/index.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { MalwareScanner } from '../../../ports/malware-scanner.ts'
import type { Database } from '../../../tables/database.ts'
import { uploadKey, withLocalCopy } from '../../files/index.ts'
import type { FileRow } from '../store-requests.ts'
import { readAtMostTwice } from './read-at-most-twice.ts'

export type InspectNeeds = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly malwareScanner: MalwareScanner | null
}
export type FileVerdict = { readonly type: string | null; readonly rejection: FileRejection | null }

export const rejections: Record<RefusalCode, FileRejection> = {
  empty: 'EMPTY',
  broken: 'UNREADABLE',
  executable: 'UNSUPPORTED_TYPE',
  password_protected: 'PASSWORD_PROTECTED',
  macros: 'MACROS',
  remote_content: 'UNSAFE_CONTENT',
  dde: 'UNSAFE_CONTENT',
  xml_entities: 'UNSAFE_CONTENT',
  archive_bomb: 'ARCHIVE_BOMB',
  archive_unsafe_names: 'UNSAFE_CONTENT',
  nested_too_deep: 'ARCHIVE_BOMB',
  several_formats_in_one: 'UNSAFE_CONTENT',
  not_countable: 'UNSUPPORTED_TYPE',
  not_translatable: 'UNSUPPORTED_TYPE',
  too_large_to_read: 'TOO_LARGE',
  out_of_time: 'UNREADABLE',
  reader_crashed: 'UNREADABLE',
}

/** Detects the type of a file by its content, and whether it must be rejected. */
export function inspectUpload(
  { db, fileStore, malwareScanner }: InspectNeeds,
  { file_key, file_name }: Pick<FileRow, 'file_key' | 'file_name'>,
  { id: jobId, signal }: Pick<JobContext, 'id' | 'signal'>,
): Promise<FileVerdict> {
  return withLocalCopy(fileStore, file_key, signal, async (path) => {
    const facts = await readAtMostTwice(
      db,
      { fileKey: uploadKey(file_key), action: 'inspect', jobId },
      (beforeReading) => inspectFile(path, { name: file_name, signal, beforeReading }),
    )
    if ('refusal' in facts) return { type: null, rejection: rejections[facts.refusal] }
    if (malwareScanner && (await malwareScanner.scan(createReadStream(path), signal)) !== null)
      return { type: facts.type, rejection: 'MALWARE' }
    return { type: facts.type, rejection: facts.agreesWithName ? null : 'TYPE_MISMATCH' }
  })
}
