import * as cues from '@portolan/contract/machine-translation/media/cues'
import * as contract from '@portolan/contract/machine-translation/media/media'
import { type Route, route } from '../../../platform/http/serve.ts'
import type { StoredFiles } from '../../files/index.ts'
import { asSources, lookUpFiles } from '../../job-requests/index.ts'
import { cancelMedia } from './cancel-media.ts'
import { translateMedia } from './create/translate-media.ts'
import { editCues } from './cues/edit-cues.ts'
import { listCues } from './cues/list-cues.ts'
import { rebuildTrack } from './cues/rebuild-track.ts'
import { exportSubtitles } from './cues/serve-subtitles.ts'
import type { MediaNeeds } from './needs.ts'
import { getOptions } from './options/get-options.ts'
import { listDubbingVoices } from './options/serve-samples.ts'
import { getPlayer, getWaveform } from './player/get-player.ts'
import { presentMedia } from './present-media.ts'
import { requireMediaRequest } from './require-media.ts'
import { retryMedia } from './retry-media.ts'

export const mediaRoutes = (needs: MediaNeeds): readonly Route[] => [
  route(contract.translateMediaFiles, (call, stored: StoredFiles) => translateMedia(needs, call, stored), {
    before: ({ actor, body }) => lookUpFiles(needs, asSources(body.files), actor.clientId),
  }),
  route(contract.getMediaOptions, ({ actor }) => getOptions(needs, actor)),
  route(contract.listDubbingVoices, (call) => listDubbingVoices(needs, call)),
  route(contract.getMediaTranslationProgress, async ({ actor, params }) =>
    presentMedia(needs.db, await requireMediaRequest(needs.db, actor, params.id)),
  ),
  route(contract.cancelMediaTranslation, (call) => cancelMedia(needs, call)),
  route(contract.retryMediaTranslation, (call) => retryMedia(needs, call)),
  route(cues.listCues, (call) => listCues(needs, call)),
  route(cues.editCues, (call) => editCues(needs, call)),
  route(cues.rebuildTrack, (call) => rebuildTrack(needs, call)),
  route(cues.exportSubtitles, (call) => exportSubtitles(needs, call)),
  route(cues.getWaveform, (call) => getWaveform(needs, call)),
  route(cues.getPlayer, (call) => getPlayer(needs, call)),
]
