import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileType } from '../../file-types.ts'
import type { Refusal } from '../../refusal.ts'
import type { SegmentReport, TranslationReport } from '../../segments/report.ts'
import { withSource } from '../../source.ts'
import { checkTranslation, type TranslationCheck } from '../../translate/check-translation.ts'
import { readSegments } from '../../translate/read-segments.ts'
import { writeTranslation } from '../../translate/write-translation.ts'
import { openArchive } from '../../zip/directory.ts'
import { unpackWhole } from '../../zip/unpack.ts'

export type Segment = { readonly id: string; readonly text: string }
export type Answer = (text: string, id: string) => string | undefined
export type TranslatedBytes = {
  readonly bytes: Buffer
  readonly report: TranslationReport
  readonly segments: Segment[]
}

/** Reads the segments of a document that is in memory. */
export function segmentsOf(
  bytes: Buffer,
  type: FileType,
  from = 'en',
): Promise<{ segments: Segment[]; report: SegmentReport }> {
  return inFolder(bytes, (paths) => readAll(paths, type, from))
}

/** Translates a document that is in memory. An answer of undefined is left out. */
export function translateBytes(
  bytes: Buffer,
  type: FileType,
  answer: Answer,
  into = 'de',
  from = 'en',
): Promise<TranslatedBytes> {
  return inFolder(bytes, async (paths) => {
    const { segments } = await readAll(paths, type, from)
    const answers = segments.flatMap(({ id, text }) => {
      const translated = answer(text, id)
      return translated === undefined ? [] : [`${JSON.stringify({ id, text: translated })}\n`]
    })
    await writeFile(paths.answers, answers.join(''))
    const options = { answers: paths.answers, to: paths.output, from, into }
    const report = orThrow(await writeTranslation(paths.source, type, options))
    return { bytes: await readFile(paths.output), report, segments }
  })
}

/** Reads a translated document in memory back. */
export function checkBytes(source: Buffer, output: Buffer, type: FileType): Promise<TranslationCheck> {
  return inFolder(source, async (paths) => {
    await writeFile(paths.output, output)
    return orThrow(await checkTranslation(paths.source, paths.output, type))
  })
}

type Paths = Record<'source' | 'segments' | 'answers' | 'output', string>

async function inFolder<Result>(bytes: Buffer, work: (paths: Paths) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-translate-'))
  const paths: Paths = {
    source: join(folder, 'source'),
    segments: join(folder, 'segments'),
    answers: join(folder, 'answers'),
    output: join(folder, 'output'),
  }
  try {
    await writeFile(paths.source, bytes)
    return await work(paths)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function readAll(paths: Paths, type: FileType, from: string) {
  const report = orThrow(await readSegments(paths.source, type, { to: paths.segments, from }))
  const lines = (await readFile(paths.segments, 'utf8')).split('\n').filter((line) => line !== '')
  return { segments: lines.map((line) => JSON.parse(line) as Segment), report }
}

/** A refusal becomes an error, which tests can expect. */
export class RefusedFile extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`${refusal.refusal}: ${refusal.detail}`)
    this.refusal = refusal
  }
}

function orThrow<Result extends object>(result: Result | Refusal): Result {
  if ('refusal' in result) throw new RefusedFile(result)
  return result
}

/** All entries of an archive, unpacked. */
export function unzip(bytes: Buffer): Promise<Record<string, Buffer>> {
  return withSource(bytes, async (source) => {
    const goOn = () => undefined
    const { entries } = await openArchive(source, goOn)
    const files: Record<string, Buffer> = {}
    for (const entry of entries) files[entry.name] = await unpackWhole(source, entry, goOn)
    return files
  })
}

export const partOf = async (bytes: Buffer, name: string): Promise<string> =>
  (await unzip(bytes))[name]?.toString() ?? ''

const greek = (letter: string): string => {
  const code = letter.charCodeAt(0)
  return String.fromCharCode(code < 91 ? 0x391 + ((code - 65) % 17) : 0x3b1 + ((code - 97) % 24))
}

/** Stands for an engine: keeps the tags and changes every word. */
export const pseudoTranslate: Answer = (text) =>
  text.replace(
    /(<[^>]+>)|([^<]+|<)/g,
    (_, tag?: string, words = '') => tag ?? `[[${(words as string).replace(/[A-Za-z]/g, greek)}]]`,
  )
