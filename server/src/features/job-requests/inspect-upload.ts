import { createReadStream } from 'node:fs'
import type { FileRejection } from '@portolan/contract/job-requests'
import { inspectFile, type RefusalCode } from '@portolan/documents'
import type { FileStore } from '../../ports/file-store.ts'
import type { MalwareScanner } from '../../ports/malware-scanner.ts'
import { withLocalCopy } from '../files/index.ts'
import type { FileRow } from './store-requests.ts'

export type InspectNeeds = { readonly fileStore: FileStore; readonly malwareScanner: MalwareScanner | null }
export type FileVerdict = { readonly type: string | null; readonly rejection: FileRejection | null }

const longestMs = 30_000

const rejections: Record<RefusalCode, FileRejection> = {
  empty: 'EMPTY',
  broken: 'UNREADABLE',
  executable: 'UNSUPPORTED_TYPE',
  password_protected: 'PASSWORD_PROTECTED',
  macros: 'MACROS',
  remote_content: 'UNSAFE_CONTENT',
  xml_entities: 'UNSAFE_CONTENT',
  archive_bomb: 'ARCHIVE_BOMB',
  archive_unsafe_names: 'UNSAFE_CONTENT',
  nested_too_deep: 'ARCHIVE_BOMB',
  several_formats_in_one: 'UNSAFE_CONTENT',
  not_countable: 'UNSUPPORTED_TYPE',
  too_large_to_read: 'TOO_LARGE',
  out_of_time: 'UNREADABLE',
}

/** What a file is by its content, and whether anything speaks against opening it. */
export function inspectUpload(
  { fileStore, malwareScanner }: InspectNeeds,
  { file_key, file_name }: Pick<FileRow, 'file_key' | 'file_name'>,
  signal: AbortSignal,
): Promise<FileVerdict> {
  return withLocalCopy(fileStore, file_key, signal, async (path) => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
    const facts = await inspectFile(path, { name: file_name, signal: limited })
    signal.throwIfAborted()
    if ('refusal' in facts) return { type: null, rejection: rejections[facts.refusal] }
    if (malwareScanner && (await malwareScanner.scan(createReadStream(path), signal)) !== null)
      return { type: facts.type, rejection: 'MALWARE' }
    return { type: facts.type, rejection: facts.agreesWithName ? null : 'TYPE_MISMATCH' }
  })
}
