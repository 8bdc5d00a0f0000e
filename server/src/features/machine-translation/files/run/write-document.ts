import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import {
  checkTranslation,
  type FileType,
  type Recognizer,
  type TranslationReport,
  writeTranslation,
} from '@portolan/documents'
import type { TranslationCheck } from '../../../../tables/machine-translation/machine-translation.ts'
import { cleanNames, type Delivery, listRequestFiles } from '../../../job-requests/index.ts'
import { languageById } from '../../../reference/index.ts'
import { folderOfDeliveries, nameOutput } from '../file-formats.ts'
import type { FileTranslationNeeds } from '../needs.ts'
import { listFrom, markFailed } from '../segments/store-segments.ts'
import { printDocument } from './print-document.ts'
import { recognizerFor } from './recognizer-for.ts'
import type { RunningTranslation } from './running-translation.ts'
import { TranslationFailure } from './translation-failure.ts'
import { withWorkFolder } from './work-folder.ts'

export type WrittenDocument = {
  readonly delivery: Delivery
  /** The same translation as a PDF, where the source is one. */
  readonly printed: Delivery | undefined
  readonly check: TranslationCheck
}

/** Writes the translated file, reads it back and stores it. */
export function writeDocument(needs: FileTranslationNeeds, running: RunningTranslation): Promise<WrittenDocument> {
  const { run, file, request, signal } = running
  const type = file.source_type as FileType
  const into = languageById(file.language_id)?.bcp47 ?? file.language_id
  const from = languageById(request.source_language_id ?? '')?.bcp47 ?? 'en'
  return withWorkFolder(needs, file, signal, async ({ folder, source, segments: answers, output }) => {
    await writeAnswers(needs, running, answers)
    const recognizer = await recognizerFor(needs, { type, from, keptIn: folder })
    const options = { answers, from, into, recognizer, signal }
    const report = await writeTranslation(source, type, { ...options, to: output })
    if ('refusal' in report) throw new TranslationFailure('OUTPUT_INVALID', `${report.refusal}: ${report.detail}`)
    await markFailed(
      needs.db,
      run.translationId,
      report.failed.map(({ id }) => id),
    )
    const lost = await readBack(source, output, { type, report, recognizer, signal })
    const deliver = async (path: string, name: string): Promise<Delivery> => {
      const fileName = await nameFile(needs, running, name)
      const fileKey = `${folderOfDeliveries(request.id, run.translationId)}${run.attempt}/${fileName}`
      const { size, sha256 } = await needs.fileStore.write(fileKey, createReadStream(path))
      return { fileName, fileKey, size, sha256: sha256 ?? null, languageId: file.language_id }
    }
    const delivery = await deliver(output, nameOutput(file.source_name, type, into))
    const print =
      type === 'pdf'
        ? await printDocument(source, folder, { ...options, title: file.source_name, createdAt: needs.now() })
        : undefined
    return {
      delivery,
      printed: print?.path ? await deliver(print.path, nameOutput(file.source_name, 'printed', into)) : undefined,
      check: {
        translated: report.translated,
        same: report.same,
        failed: report.failed.length,
        left: report.left,
        warnings: [...report.warnings, ...(lost > 0 ? ['paragraphs_lost'] : []), ...(print?.warnings ?? [])],
        ...(report.recognized && { recognized: report.recognized }),
      },
    }
  })
}

type Written = {
  readonly type: FileType
  readonly report: TranslationReport
  readonly recognizer: Recognizer | undefined
  readonly signal: AbortSignal
}

/** Refuses a file that has the text of its source. Returns how many paragraphs are missing. */
async function readBack(
  source: string,
  output: string,
  { type, report, recognizer, signal }: Written,
): Promise<number> {
  if (report.translated === 0) throw new TranslationFailure('UNCHANGED', 'No segment was translated.')
  const found = await checkTranslation(source, output, type, { recognizer, signal })
  if ('refusal' in found) throw new TranslationFailure('OUTPUT_INVALID', `${found.refusal}: ${found.detail}`)
  if (found.stillSource >= found.segments) throw new TranslationFailure('UNCHANGED', 'The output has the source text.')
  return found.lost
}

const rowsPerRead = 1000

async function writeAnswers(
  { db }: FileTranslationNeeds,
  { run, file, signal }: RunningTranslation,
  path: string,
): Promise<void> {
  const output = await open(path, 'w', 0o600)
  try {
    for (let position = 0; position < (file.segment_count ?? 0); position += rowsPerRead) {
      signal.throwIfAborted()
      const lines = (await listFrom(db, run.translationId, position, rowsPerRead)).flatMap((row) => {
        const text = row.corrected ?? row.target
        return text === null ? [] : [`${JSON.stringify({ id: row.segment_id, text })}\n`]
      })
      await output.write(lines.join(''))
    }
  } finally {
    await output.close()
  }
}

/** Two sources may differ in their extension only, and a PDF comes back with another one. */
async function nameFile({ db }: FileTranslationNeeds, { file, request }: RunningTranslation, name: string) {
  const others = (await listRequestFiles(db, request.id)).filter(
    ({ category, file_key }) =>
      category === 'TRANSLATED_DOCUMENT' && !file_key.startsWith(folderOfDeliveries(request.id, file.id)),
  )
  const [free] = cleanNames(
    [name],
    others.map(({ file_name }) => file_name),
  )
  return free ?? name
}
