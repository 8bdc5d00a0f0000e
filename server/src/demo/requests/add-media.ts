import { randomUUID } from 'node:crypto'
import type { Tx } from '../../tables/database.ts'
import { silenceSeconds } from './documents.ts'
import { handWashingCues, handWashingInfo, handWashingPeaks } from './hand-washing.ts'

const sourcesOf = (tx: Tx) =>
  tx
    .selectFrom('job_request_file')
    .innerJoin('job_request', 'job_request.id', 'job_request_file.job_request_id')
    .select(['job_request_file.id', 'job_request_id', 'source_language_id', 'target_language_ids', 'status'])
    .select('delivered_at')
    .select('job_request.created_at')
    .where('origination', '=', 'MEDIAAI')
    .where('category', '=', 'SOURCE_DOCUMENT')
    .execute()

type Source = Awaited<ReturnType<typeof sourcesOf>>[number]

/** The demo's media projects: a video with subtitles, and a recording without a word, which can be tried again. */
export async function addMedia(tx: Tx): Promise<void> {
  for (const source of await sourcesOf(tx)) {
    const { job_request_id } = source
    const kind = { subtitles_type: 'srt', is_dubbed: false, is_embedded: false, voices: '{}' } as const
    await tx
      .insertInto('media_request')
      .values({ job_request_id, ...kind })
      .execute()
    if (source.status === 'COMPLETED') await addVideo(tx, source)
    else await addSilence(tx, source)
  }
}

const languagesOf = ({ source_language_id, target_language_ids }: Source) =>
  [source_language_id ?? '', ...target_language_ids].map((language_id, index) => ({
    language_id,
    is_transcript: index === 0,
  }))

async function addSilence(tx: Tx, source: Source): Promise<void> {
  const { id, job_request_id, created_at } = source
  const end = { status: 'FAILED', failure: 'NO_SPEECH', attempt: 1, finished_at: created_at } as const
  const info = { seconds: silenceSeconds, container: 'wav', audio: { codec: 'pcm_s16le', channels: 1 } }
  const { id: file_id } = await tx
    .insertInto('media_file')
    .values({ job_request_id, source_file_id: id, info: JSON.stringify(info), ...end })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('media_track')
    .values(languagesOf(source).map((language) => ({ job_request_id, file_id, ...language, ...end })))
    .execute()
}

async function addVideo(tx: Tx, source: Source): Promise<void> {
  const { id, job_request_id, delivered_at } = source
  const end = { status: 'COMPLETED', percent: 100, attempt: 1, finished_at: delivered_at } as const
  const { id: file_id } = await tx
    .insertInto('media_file')
    .values({ job_request_id, source_file_id: id, info: JSON.stringify(handWashingInfo), ...end })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('media_waveform').values({ file_id, peaks: handWashingPeaks }).execute()
  const outputs = await tx
    .selectFrom('job_request_file')
    .select(['language_id', 'file_key', 'file_name'])
    .where('job_request_id', '=', job_request_id)
    .where('category', '=', 'TRANSLATED_DOCUMENT')
    .execute()
  for (const language of languagesOf(source)) {
    const written = outputs.filter(({ language_id }) => language_id === language.language_id)
    const cues = handWashingCues(language.language_id)
    const { id: track_id } = await tx
      .insertInto('media_track')
      .values({
        ...{ job_request_id, file_id, ...language, ...end },
        quality: language.is_transcript ? null : 'gist',
        revision: 1,
        written_revision: 1,
        cue_count: cues.length,
        outputs: JSON.stringify(
          written.map(({ file_key, file_name }) => ({ kind: 'SUBTITLES', fileKey: file_key, fileName: file_name })),
        ),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('media_cue')
      .values(cues.map((cue) => ({ ...cue, track_id, id: randomUUID() })))
      .execute()
  }
}
