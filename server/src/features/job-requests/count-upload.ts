import type { TextCount } from '@portolan/contract/job-requests'
import { countText, type FileType } from '@portolan/documents'
import type { FileStore } from '../../ports/file-store.ts'
import { withLocalCopy } from '../files/index.ts'

type Upload = { readonly file_key: string; readonly type: string | null }

const longestMs = 60_000

/** Null: this is nothing one could count. */
export function countUpload(fileStore: FileStore, upload: Upload, signal: AbortSignal): Promise<TextCount | null> {
  return withLocalCopy(fileStore, upload.file_key, signal, async (path) => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
    const count = await countText(path, upload.type as FileType, { signal: limited })
    signal.throwIfAborted()
    if ('refusal' in count || count.notes.includes('no_text_layer')) return null
    return { words: count.words, characters: count.characters, pages: count.pages }
  })
}
