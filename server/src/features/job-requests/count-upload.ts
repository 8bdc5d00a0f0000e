import type { CountNote } from '@portolan/contract/count-notes'
import type { TextCount } from '@portolan/contract/job-requests'
import { countText, type CountNote as DocumentNote, type FileType } from '@portolan/documents'
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
    if ('refusal' in count || count.notes.some((note) => note in uncountable)) return null
    const { words, characters, asianCharacters, pages } = count
    return { words, characters, asianCharacters, pages, notes: count.notes.filter(isPublic).map(publicNote) }
  })
}

/** With these the numbers say nothing about the text: people have to look. */
const uncountable = { no_text_layer: true, few_words: true, unknown_structure: true } as const
type PublicNote = Exclude<DocumentNote, keyof typeof uncountable>

const isPublic = (note: DocumentNote): note is PublicNote => !(note in uncountable)
const publicNote = (note: PublicNote): CountNote => note.toUpperCase() as Uppercase<PublicNote>
