import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type FileType, readSegments } from '@portolan/documents'
import { languageById } from '../../../reference/index.ts'
import type { FileTranslationNeeds } from '../needs.ts'
import { insertSegments } from '../segments/store-segments.ts'
import { updateRun } from '../store-translations.ts'
import { recognizerFor } from './recognizer-for.ts'
import type { RunningTranslation } from './running-translation.ts'
import { failureOfRefusal, TranslationFailure } from './translation-failure.ts'
import { withWorkFolder } from './work-folder.ts'

/** A document with more is not translated: it would fill the database. */
const mostSegments = 200_000
const rowsPerInsert = 500

/** Stores the segments of the source file. */
export async function readDocument(
  needs: FileTranslationNeeds,
  { run, file, request, signal }: RunningTranslation,
): Promise<boolean> {
  if (!(await updateRun(needs.db, run, { status: 'READING' }))) return false
  const from = languageById(request.source_language_id ?? '')?.bcp47 ?? 'en'
  return withWorkFolder(needs, file, signal, async ({ folder, source, segments: to }) => {
    const type = file.source_type as FileType
    const recognizer = await recognizerFor(needs, { type, from, keptIn: folder })
    const report = await readSegments(source, type, { to, from, recognizer, signal })
    if ('refusal' in report) throw new TranslationFailure(failureOfRefusal(report.refusal), report.detail)
    if (report.segments === 0) throw new TranslationFailure('NOTHING_TO_TRANSLATE', 'The document has no text.')
    if (report.segments > mostSegments)
      throw new TranslationFailure('TOO_LARGE', `The document has ${report.segments} segments.`)
    await storeSegments(needs, file.id, to, signal)
    return updateRun(needs.db, run, { segment_count: report.segments, word_count: report.words })
  })
}

async function storeSegments(
  { db }: FileTranslationNeeds,
  translationId: string,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  let position = 0
  let rows: Parameters<typeof insertSegments>[1][number][] = []
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line === '') continue
    const { id, text } = JSON.parse(line) as { readonly id: string; readonly text: string }
    // The database cannot store a null character.
    const source = text.replaceAll('\0', '\uFFFD')
    rows.push({ translation_id: translationId, position, segment_id: id, source, state: 'WAITING' })
    position += 1
    if (rows.length < rowsPerInsert) continue
    signal.throwIfAborted()
    await insertSegments(db, rows)
    rows = []
  }
  await insertSegments(db, rows)
}
