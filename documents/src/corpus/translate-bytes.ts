import type { FileType } from '../file-types.ts'
import { translators } from '../formats/translators.ts'
import { orRefusal, type Refusal } from '../refusal.ts'
import type { TranslationReport } from '../segments/report.ts'
import { describeTarget } from '../segments/target-language.ts'
import { type AnswerReader, TranslationPass } from '../segments/translation-pass.ts'
import { withSource } from '../source.ts'
import { withTemporaryFile } from '../temporary-file.ts'
import { createYieldPoint } from '../yielding.ts'

export type Translation = {
  readonly bytes: Buffer
  readonly text: string
  /** The texts that an engine gets, in document order. */
  readonly segments: readonly string[]
  readonly report: TranslationReport
}

type Options = { readonly from?: string; readonly into?: string }

/** Reads the segments of a document, answers each, and writes the translated document. */
export function translateBytes(
  input: Uint8Array | string,
  type: FileType,
  answer: (text: string) => string | undefined,
  { from = 'en', into = 'es' }: Options = {},
): Promise<Translation | Refusal> {
  const translate = translators[type]
  if (!translate) throw new Error(`no translator for ${type}`)
  const yieldPoint = createYieldPoint()
  return orRefusal(() =>
    withSource(Buffer.from(input), async (source) => {
      const texts = new Map<string, string>()
      const record = (id: string, text: string): void => void texts.set(id, text)
      const reading = new TranslationPass({ sourceLanguage: from, record })
      await translate({ source, pass: reading, output: undefined, yieldPoint })
      const answers: AnswerReader = { find: (id) => answer(texts.get(id) ?? ''), fork: () => answers }
      const pass = new TranslationPass({ sourceLanguage: from, target: describeTarget(into), answers })
      return withTemporaryFile(async (output) => {
        await translate({ source, pass, output, yieldPoint })
        const bytes = Buffer.alloc((await output.stat()).size)
        await output.read(bytes, 0, bytes.length, 0)
        return { bytes, text: bytes.toString(), segments: [...texts.values()], report: pass.tally.translationReport() }
      })
    }),
  )
}

/** Text in capitals, with its tags as they are. */
export const inCapitals = (text: string): string =>
  text.replace(/(<\/?[gx]\d+\/?>)|([^<]+|<)/g, (_, tag?: string, words?: string) => tag ?? (words ?? '').toUpperCase())

/** Fails where the document is refused. */
export async function translated(
  input: Uint8Array | string,
  type: FileType,
  answer: (text: string) => string | undefined = inCapitals,
  options?: Options,
): Promise<Translation> {
  const translation = await translateBytes(input, type, answer, options)
  if ('refusal' in translation) throw new Error(`${translation.refusal}: ${translation.detail}`)
  return translation
}
