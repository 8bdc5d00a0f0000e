import { requestOf } from './access-job-requests.ts'
import { type Asker, other, own } from './access-world.ts'

type Options = {
  readonly status?: 'COMPLETED' | 'TRANSLATING'
  readonly body?: object
  readonly query?: Readonly<Record<string, string>>
}

/** Inserts a request with one file in one language. */
const mediaOf =
  (clientId: number, { status = 'COMPLETED', ...sent }: Options = {}) =>
  async (asker: Asker) => {
    const { db } = asker
    const { params } = await requestOf(clientId, { status })(asker)
    const { id } = params
    await db.updateTable('job_request').set({ origination: 'MEDIAAI' }).where('id', '=', id).execute()
    await db
      .insertInto('media_request')
      .values({ job_request_id: id, subtitles_type: 'srt', is_dubbed: false, is_embedded: false, voices: '{}' })
      .execute()
    const source = await db
      .selectFrom('job_request_file')
      .select('id')
      .where('job_request_id', '=', id)
      .executeTakeFirstOrThrow()
    const info = JSON.stringify({ seconds: 10, container: 'wav', audio: { codec: 'pcm_s16le', channels: 1 } })
    const { id: fileId } = await db
      .insertInto('media_file')
      .values({ job_request_id: id, source_file_id: source.id, status: 'COMPLETED', info })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('media_waveform')
      .values({ file_id: fileId, peaks: [1] })
      .execute()
    const language = { language_id: 'esm', is_transcript: false, status: 'COMPLETED', revision: 1 } as const
    const { id: trackId } = await db
      .insertInto('media_track')
      .values({ job_request_id: id, file_id: fileId, ...language })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { id, fileId, trackId }, ...sent }
  }

const edit = { body: { revision: 1, changed: [], added: [], removed: [] } }
const format = { query: { format: 'srt' } }
const both = <Name extends string>(name: Name, options: Options = {}) => ({
  [`${name}: own`]: mediaOf(own.clientId, options),
  [`${name}: other`]: mediaOf(other.clientId, options),
})

export const mediaRequests = {
  translateMediaFiles: {
    body: {
      requestName: 'Visit',
      files: [{ fileName: 'a.mp4', fileKey: 'temp/a/a.mp4' }],
      sourceLanguageId: 'enu',
      targetLanguageIds: [],
      subtitlesType: 'srt',
      isDubbingRequested: false,
      dubbingVoices: [],
      isSubtitleEmbeddingRequested: false,
    },
  },
  listDubbingVoices: { query: { languageId: 'esm' } },
  ...both('getMediaTranslationProgress'),
  ...both('cancelMediaTranslation', { status: 'TRANSLATING' }),
  ...both('retryMediaTranslation'),
  ...both('listCues'),
  ...both('editCues', edit),
  ...both('rebuildTrack'),
  ...both('exportSubtitles', format),
  ...both('getWaveform'),
  ...both('getPlayer'),
}
