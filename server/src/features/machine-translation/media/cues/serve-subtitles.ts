import { sanitizeFileName } from '@portolan/contract/files/file-name'
import { SubtitleFormat } from '@portolan/contract/machine-translation/media/subtitle-format'
import { sourceLocale } from '@portolan/locale/locales'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '../../../../platform/actor.ts'
import { abortWhenCallerLeaves } from '../../../../platform/http/caller-gone.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { languageById } from '../../../reference/index.ts'
import type { MediaNeeds } from '../needs.ts'
import { requireMediaRequest, requireTrack, type TrackParams } from '../require-media.ts'
import { listCueRows } from '../store/store-cues.ts'
import { findFile } from '../store/store-files.ts'
import { findTrack } from '../store/store-tracks.ts'
import { endingOf, nameOutput, writeSubtitleFile } from './write-subtitles.ts'

const validForSeconds = 600

type Export = TrackParams & { readonly format: SubtitleFormat }
const pathOf = ({ id, trackId, format }: Export) => `/download/subtitles/${id}/${trackId}/${format}`

type ExportCall = {
  readonly actor: Actor
  readonly locale: string
  readonly params: TrackParams
  readonly query: { readonly format: SubtitleFormat }
}

export async function exportSubtitles(
  { db, signedPaths }: MediaNeeds,
  { actor, locale, params, query }: ExportCall,
): Promise<{ url: string }> {
  await requireMediaRequest(db, actor, params.id)
  if ((await requireTrack(db, params)).revision === 0) throw new Refusal('conflict')
  const url = signedPaths.sign(pathOf({ ...params, ...query }), validForSeconds)
  return { url: `${url}&${new URLSearchParams({ locale })}` }
}

const Params = z.object({ id: z.uuid(), trackId: z.uuid(), format: SubtitleFormat })
const Query = z.object({ until: z.string(), proof: z.string(), locale: z._default(z.string(), sourceLocale) })

/** Writes the newest cues for the holder of a signed address. */
export function serveSubtitles(app: FastifyInstance, { db, signedPaths, now }: MediaNeeds): void {
  app.get('/download/subtitles/:id/:trackId/:format', async (request, reply) => {
    const params = Params.safeParse(request.params)
    const query = Query.safeParse(request.query)
    if (!params.success || !query.success || !signedPaths.isGood(pathOf(params.data), query.data))
      throw new Refusal('not_found')
    const { id: requestId, trackId, format } = params.data
    const track = await findTrack(db, { requestId, trackId })
    const file = track && (await findFile(db, track.file_id))
    if (!track || !file) throw new Refusal('not_found')
    const language = languageById(track.language_id)?.bcp47 ?? 'und'
    const fileName = sanitizeFileName(nameOutput(file.source_name, language, endingOf(format)))
    const content = { format, cues: await listCueRows(db, trackId), language, title: file.source_name, info: file.info }
    const bytes = await writeSubtitleFile(
      { ...content, createdAt: now(), locale: query.data.locale },
      abortWhenCallerLeaves(reply.raw),
    )
    return reply
      .header('content-type', 'application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(bytes))
  })
}
