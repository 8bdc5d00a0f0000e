import type { FileHandle } from 'node:fs/promises'
import type { FileType } from '../file-types.ts'
import { chunksOf, type Source, sourceOfFile } from '../source.ts'
import { withTemporaryFile } from '../temporary-file.ts'
import { declareUtf8, readDeclaredEncoding } from '../text/declared-encoding.ts'
import { decoded, detectEncoding } from '../text/encoding.ts'
import { type WalkText, walkChunks } from '../text/rewrite-text.ts'
import { type EncodeText, encoderOf } from '../text/text-encoder.ts'
import type { YieldPoint } from '../yielding.ts'
import { copySource } from './copy-source.ts'
import type { DocumentWalk, FormatTranslator } from './format-translator.ts'

type TextFormat = {
  readonly type: FileType
  /** Called for each document, because a walk may remember what it has read. */
  readonly newWalk: () => WalkText
  /** Whether an answer that equals its source text is written too, because the file has both. */
  readonly isBilingual?: true
  /** How the format writes a character that the file's encoding does not have. */
  readonly escapeCharacter?: (character: string) => string
}

/** Translates files that are text as a whole, in the encoding they have. */
export const textTranslator =
  (format: TextFormat): FormatTranslator =>
  async (walk) => {
    const { source, pass, output, yieldPoint } = walk
    const encoding = await detectEncoding(source, yieldPoint, await readDeclaredEncoding(source, format.type))
    if (encoding.isGuess) pass.warn('encoding_guessed')
    pass.beginPart(format.type)
    if (!output) return walkText(format, walk, encoding.name, () => {})
    const encode = encoderOf(encoding.name)
    await withTemporaryFile(async (file) => {
      const isUnicode = /^utf-/.test(new TextDecoder(encoding.name).encoding)
      await walkText(format, walk, encoding.name, (text) =>
        file.appendFile(isUnicode && encode ? (encode(text) ?? '') : text),
      )
      const { translated, same } = pass.tally
      if (translated === 0 && !(format.isBilingual && same > 0)) return copySource(source, output, yieldPoint)
      const written = await sourceOfFile(file)
      if (isUnicode) return copySource(written, output, yieldPoint)
      const isWritable = encode !== undefined && (await isEncodable(written, encode, format, yieldPoint))
      if (!isWritable) pass.warn('encoding_changed')
      await transcode(written, output, format, isWritable ? encode : undefined, yieldPoint)
    })
  }

async function walkText(
  { newWalk }: TextFormat,
  { source, pass, yieldPoint }: DocumentWalk,
  encoding: string,
  write: (text: string) => Promise<void> | void,
): Promise<void> {
  let kept: string[] = []
  const flush = async (): Promise<void> => {
    const text = kept.join('')
    kept = []
    if (text !== '') await write(text)
  }
  async function* chunks(): AsyncGenerator<string> {
    for await (const chunk of decoded(chunksOf(source, yieldPoint), encoding, true)) {
      await flush()
      yield chunk
    }
  }
  await walkChunks(chunks(), newWalk(), { pass, keep: (text) => kept.push(text) })
  await flush()
}

const textOf = (written: Source, yieldPoint: YieldPoint): AsyncGenerator<string> =>
  decoded(chunksOf(written, yieldPoint), 'utf-8', true)

async function isEncodable(
  written: Source,
  encode: EncodeText,
  { escapeCharacter }: TextFormat,
  yieldPoint: YieldPoint,
): Promise<boolean> {
  if (escapeCharacter) return true
  for await (const text of textOf(written, yieldPoint)) if (!encode(text)) return false
  return true
}

async function transcode(
  written: Source,
  output: FileHandle,
  { type, escapeCharacter }: TextFormat,
  encode: EncodeText | undefined,
  yieldPoint: YieldPoint,
): Promise<void> {
  let isStart = true
  for await (const text of textOf(written, yieldPoint)) {
    if (encode) await output.appendFile(encode(text) ?? encodeWithEscapes(text, encode, escapeCharacter))
    else await output.appendFile(isStart ? startInUtf8(text, type) : text)
    isStart = false
  }
}

/** Spreadsheet programs take a file without a byte order mark for one of the system's encoding. */
const startInUtf8 = (text: string, type: FileType): string =>
  (type === 'csv' || type === 'tsv' ? '\ufeff' : '') + declareUtf8(text, type)

const encodeWithEscapes = (text: string, encode: EncodeText, escapeCharacter: TextFormat['escapeCharacter']): Buffer =>
  Buffer.concat(
    Array.from(
      text,
      (character) => encode(character) ?? encode(escapeCharacter?.(character) ?? '?') ?? Buffer.alloc(0),
    ),
  )
