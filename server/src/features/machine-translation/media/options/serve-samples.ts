import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { DubbingVoice } from '@portolan/contract/machine-translation/media/media-translations'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '../../../../platform/actor.ts'
import { Refusal, retryLater } from '../../../../platform/refusal.ts'
import { findClientSettings } from '../../settings/find-client-settings.ts'
import type { MediaNeeds } from '../needs.ts'
import { findVoice, listVoicesOf } from './choose-speech.ts'
import { speakSample } from './speak-sample.ts'

const validForSeconds = 600
const Params = z.object({ languageId: z.string(), voiceName: z.string() })
type Sample = z.infer<typeof Params>

const pathOf = ({ languageId, voiceName }: Sample): string =>
  `/download/voiceSamples/${encodeURIComponent(languageId)}/${encodeURIComponent(voiceName)}`

/** The best voice first. */
export async function listDubbingVoices(
  needs: MediaNeeds,
  { actor, query: { languageId } }: { readonly actor: Actor; readonly query: { readonly languageId: string } },
): Promise<DubbingVoice[]> {
  const { settings } = await findClientSettings(needs.db, actor)
  return (await listVoicesOf(needs, settings, languageId)).map(({ voice: { name, displayName } }) => ({
    voiceName: name,
    displayName,
    sampleUrl: needs.signedPaths.sign(pathOf({ languageId, voiceName: name }), validForSeconds),
  }))
}

const Query = z.object({ until: z.string(), proof: z.string() })
const busySeconds = 5

/** Plays a voice to the holder of a signed address. */
export function serveSamples(app: FastifyInstance, needs: MediaNeeds): void {
  app.get('/download/voiceSamples/:languageId/:voiceName', async (request, reply) => {
    const params = Params.safeParse(request.params)
    const query = Query.safeParse(request.query)
    if (!params.success || !query.success || !needs.signedPaths.isGood(pathOf(params.data), query.data))
      throw new Refusal('not_found')
    // The address was given to a client that may use the voice.
    const chosen = await findVoice(needs, {}, params.data)
    if (!chosen) throw new Refusal('not_found')
    const path = await speakSample(needs, chosen)
    if (path === undefined) throw retryLater('unavailable', busySeconds)
    return reply
      .header('content-type', 'audio/wav')
      .header('content-length', (await stat(path)).size)
      .header('cache-control', 'private, max-age=600')
      .send(createReadStream(path))
  })
}
