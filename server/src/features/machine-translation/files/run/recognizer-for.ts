import type { FileType, Recognizer } from '@portolan/documents'
import type { FileTranslationNeeds } from '../needs.ts'

type Document = {
  readonly type: FileType
  /** The BCP 47 tag of its language. */
  readonly from: string
  /** A folder of the job. */
  readonly keptIn: string
}

/** How the scanned pages of a document are read: not at all where no program for it is installed. */
export async function recognizerFor(
  { getRecognizer }: Pick<FileTranslationNeeds, 'getRecognizer'>,
  { type, from, keptIn }: Document,
): Promise<Recognizer | undefined> {
  const installed = type === 'pdf' ? await getRecognizer() : undefined
  return installed && { ...installed, from, keptIn }
}
