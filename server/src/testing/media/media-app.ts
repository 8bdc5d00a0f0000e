import { getJobRequest } from '@portolan/contract/job-requests/actions'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import {
  getMediaTranslationProgress,
  type MediaRequest,
  translateMediaFiles,
} from '@portolan/contract/machine-translation/media/media'
import type { MediaTranslationProgress } from '@portolan/contract/machine-translation/media/media-translations'
import { vi } from 'vitest'
import type { MachineTranslationAdapters } from '../../features/machine-translation/index.ts'
import type { ClientMachineTranslationSettings } from '../../tables/client.ts'
import { upload } from '../job-requests.ts'
import { dictionaryEngine } from '../machine-translation/dictionary-engine.ts'
import type { Caller } from '../sign-in.ts'
import { testApp } from '../test-app.ts'
import { clipTool } from './clip-tool.ts'
import { scriptedRecognizer } from './scripted-recognizer.ts'
import { toneSynthesizer } from './tone-synthesizer.ts'

type Files = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>
export type MediaApp = Awaited<ReturnType<typeof mediaApp>>

const clientId = 1001
const usual = { disableMediaTranslation: false, maxAudioFileSizeMB: 2, maxVideoFileSizeMB: 2 }

/** A test app with a worker and engines for tests, and calls about media as a client of Harbor Health. */
export async function mediaApp(more: Partial<MachineTranslationAdapters> = {}) {
  const engines = {
    engine: dictionaryEngine(),
    tool: clipTool(),
    recognizer: scriptedRecognizer(),
    synthesizer: toneSynthesizer(),
  }
  const portal = await testApp(
    {},
    {
      engines: [engines.engine],
      mediaTool: engines.tool,
      recognizers: [engines.recognizer],
      synthesizers: [engines.synthesizer],
      getMediaInstallation: () => ({ state: 'NOT_INSTALLED', percent: null }),
      ...more,
    },
  )
  const worker = await portal.startWorker()
  const client = await portal.as('client@harbor.example')
  const configure = async (settings: ClientMachineTranslationSettings = {}): Promise<void> => {
    const machine_translation_settings = JSON.stringify({ ...usual, ...settings })
    await portal.db.updateTable('client').set({ machine_translation_settings }).where('id', '=', clientId).execute()
  }
  await configure()
  return {
    ...portal,
    ...engines,
    client,
    clientId,
    configure,
    order: (files: Files, order: Partial<MediaRequest> = {}, caller: Caller = client) =>
      writeOrder(caller, files, order),
    async send(files: Files, order: Partial<MediaRequest> = {}, caller: Caller = client): Promise<JobRequest> {
      const body = await writeOrder(caller, files, order)
      return portal.call(translateMediaFiles, { body }, caller)
    },
    see: (id: string): Promise<JobRequest> => portal.call(getJobRequest, { params: { id } }, client),
    async settle(id: string, status: JobRequest['status'], timeout = 30_000): Promise<MediaTranslationProgress> {
      return vi.waitFor(
        async () => {
          const progress = await portal.call(getMediaTranslationProgress, { params: { id } }, client)
          if (progress.status !== status) throw new Error(`The request is ${JSON.stringify(progress)}, not ${status}.`)
          return progress
        },
        { timeout, interval: timeout / 600 },
      )
    },
    async close() {
      await worker.stop()
      await portal.close()
    },
  }
}

/** Uploads the files. English into nothing, as SRT, unless the order says otherwise. */
export async function writeOrder(caller: Caller, files: Files, order: Partial<MediaRequest>): Promise<MediaRequest> {
  const sent = []
  for (const [fileName, content] of Object.entries(files))
    sent.push({ fileName, fileKey: await upload(caller, fileName, content) })
  return {
    requestName: 'Visit',
    files: sent,
    sourceLanguageId: 'enu',
    targetLanguageIds: [],
    subtitlesType: 'srt',
    isDubbingRequested: false,
    dubbingVoices: [],
    isSubtitleEmbeddingRequested: false,
    ...order,
  }
}
