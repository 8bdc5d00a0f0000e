import type { Tx } from '../../tables/database.ts'
import { silenceSeconds } from './documents.ts'

/** What was found in the demo's recording: no words. It can be tried again. */
export async function addMedia(tx: Tx): Promise<void> {
  const sources = await tx
    .selectFrom('job_request_file')
    .innerJoin('job_request', 'job_request.id', 'job_request_file.job_request_id')
    .select(['job_request_file.id', 'job_request_id', 'source_language_id', 'target_language_ids'])
    .select('job_request.created_at')
    .where('origination', '=', 'MEDIAAI')
    .execute()
  for (const { id, job_request_id, source_language_id, target_language_ids, created_at } of sources) {
    const request = {
      job_request_id,
      subtitles_type: 'srt',
      is_dubbed: false,
      is_embedded: false,
      voices: '{}',
    } as const
    await tx.insertInto('media_request').values(request).execute()
    const end = { status: 'FAILED', failure: 'NO_SPEECH', attempt: 1, finished_at: created_at } as const
    const info = { seconds: silenceSeconds, container: 'wav', audio: { codec: 'pcm_s16le', channels: 1 } }
    const { id: file_id } = await tx
      .insertInto('media_file')
      .values({ job_request_id, source_file_id: id, info: JSON.stringify(info), ...end })
      .returning('id')
      .executeTakeFirstOrThrow()
    const languageIds = [source_language_id ?? '', ...target_language_ids]
    await tx
      .insertInto('media_track')
      .values(
        languageIds.map((language_id, index) => ({
          job_request_id,
          file_id,
          language_id,
          is_transcript: index === 0,
          ...end,
        })),
      )
      .execute()
  }
}
