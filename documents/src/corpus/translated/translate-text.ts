import type { FileType } from '../../file-types.ts'
import type { Refusal } from '../../refusal.ts'
import type { TranslationReport } from '../../segments/report.ts'
import { RefusedFile, translateBytes } from './translate-bytes.ts'

export type Translation = {
  readonly bytes: Buffer
  readonly text: string
  /** The texts that an engine gets, in document order. */
  readonly segments: readonly string[]
  readonly report: TranslationReport
}

type Options = { readonly from?: string; readonly into?: string }

/** Text in capitals, with its tags as they are. */
export const inCapitals = (text: string): string =>
  text.replace(/(<\/?[gx]\d+\/?>)|([^<]+|<)/g, (_, tag?: string, words?: string) => tag ?? (words ?? '').toUpperCase())

/** Translates a document, into capitals unless said otherwise. Throws where it is refused. */
export async function translated(
  input: Uint8Array | string,
  type: FileType,
  answer: (text: string) => string | undefined = inCapitals,
  { from = 'en', into = 'es' }: Options = {},
): Promise<Translation> {
  const { bytes, segments, report } = await translateBytes(Buffer.from(input), type, answer, into, from)
  return { bytes, text: bytes.toString(), segments: segments.map(({ text }) => text), report }
}

export async function translatedOrRefused(
  input: Uint8Array | string,
  type: FileType,
  answer: (text: string) => string | undefined,
): Promise<Translation | Refusal> {
  try {
    return await translated(input, type, answer)
  } catch (error) {
    if (error instanceof RefusedFile) return error.refusal
    throw error
  }
}
