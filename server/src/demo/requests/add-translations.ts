import type { Tx } from '../../tables/database.ts'
import { discharge, dischargeByMachine } from './texts.ts'

/** The segments of the demo's finished machine translations, so that they can be read and corrected. */
export async function addTranslations(tx: Tx): Promise<void> {
  const files = await tx
    .selectFrom('job_request_file')
    .innerJoin('job_request', 'job_request.id', 'job_request_file.job_request_id')
    .select(['job_request_file.id', 'job_request_id', 'category', 'language_id', 'file_key', 'job_request.created_at'])
    .where('origination', '=', 'MT')
    .where('status', '=', 'COMPLETED')
    .execute()
  const sources = files.filter(({ category }) => category === 'SOURCE_DOCUMENT')
  for (const source of sources)
    for (const output of files) {
      const { language_id: languageId } = output
      if (output.job_request_id !== source.job_request_id || languageId === null) continue
      await addTranslation(tx, source, { languageId, fileKey: output.file_key })
    }
}

type SourceFile = { readonly id: string; readonly job_request_id: string; readonly created_at: Date }
type Output = { readonly languageId: string; readonly fileKey: string }

async function addTranslation(tx: Tx, source: SourceFile, { languageId, fileKey }: Output): Promise<void> {
  const targets = discharge[languageId] ?? []
  const count = targets.length
  const { id } = await tx
    .insertInto('machine_translation')
    .values({
      job_request_id: source.job_request_id,
      source_file_id: source.id,
      language_id: languageId,
      status: 'COMPLETED',
      quality: 'gist',
      segment_count: count,
      done_count: count,
      word_count: discharge.enu.join(' ').split(' ').length,
      check: JSON.stringify({ translated: count, same: 0, failed: 0, left: {}, warnings: [] }),
      output_file_key: fileKey,
      score: 2,
      fault_counts: '{}',
      attempt: 1,
      finished_at: source.created_at,
      written_at: source.created_at,
      corrected_at: source.created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const segments = discharge.enu.map((text, position) => ({
    translation_id: id,
    position,
    segment_id: `word/document.xml#${position}`,
    source: text,
    target: dischargeByMachine[position] ?? null,
    corrected: targets[position] ?? null,
    state: 'TRANSLATED' as const,
  }))
  await tx.insertInto('machine_translation_segment').values(segments).execute()
}
