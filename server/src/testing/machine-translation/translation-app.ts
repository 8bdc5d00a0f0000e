import { getJobRequest } from '@portolan/contract/job-requests/actions'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { FileTranslationProgress } from '@portolan/contract/machine-translation/file-translations'
import { getFileTranslationProgress, translateFiles } from '@portolan/contract/machine-translation/files'
import { vi } from 'vitest'
import type { MachineTranslationAdapters } from '../../features/machine-translation/index.ts'
import type { ClientMachineTranslationSettings } from '../../tables/client.ts'
import { upload } from '../job-requests.ts'
import type { Caller } from '../sign-in.ts'
import { testApp } from '../test-app.ts'

export type Files = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>
export type TranslationApp = Awaited<ReturnType<typeof translationApp>>

const clientId = 1001

/** A test app with a worker and these engines, and calls about translated files as a client of Harbor Health. */
export async function translationApp(adapters: Partial<MachineTranslationAdapters>) {
  const portal = await testApp({}, adapters)
  const worker = await portal.startWorker()
  const client = await portal.as('client@harbor.example')
  return {
    ...portal,
    client,
    clientId,
    sendFiles: (files: Files, targetLanguageIds = ['esm'], caller: Caller = client) =>
      sendFiles(portal, caller, files, targetLanguageIds),
    progress: (id: string): Promise<FileTranslationProgress> =>
      portal.call(getFileTranslationProgress, { params: { id } }, client),
    see: (id: string): Promise<JobRequest> => portal.call(getJobRequest, { params: { id } }, client),
    async settle(id: string, status: JobRequest['status']): Promise<FileTranslationProgress> {
      return vi.waitFor(
        async () => {
          const progress = await portal.call(getFileTranslationProgress, { params: { id } }, client)
          if (progress.status !== status) throw new Error(`The request is ${progress.status} and not ${status}.`)
          return progress
        },
        { timeout: 30_000, interval: 50 },
      )
    },
    async configure(settings: ClientMachineTranslationSettings): Promise<void> {
      const machine_translation_settings = JSON.stringify(settings)
      await portal.db.updateTable('client').set({ machine_translation_settings }).where('id', '=', clientId).execute()
    },
    async close() {
      await worker.stop()
      await portal.close()
    },
  }
}

type Portal = Pick<Awaited<ReturnType<typeof testApp>>, 'call'>

export async function sendFiles(
  portal: Portal,
  caller: Caller,
  files: Files,
  targetLanguageIds: string[],
): Promise<JobRequest> {
  const sent = []
  for (const [fileName, content] of Object.entries(files))
    sent.push({ fileName, fileKey: await upload(caller, fileName, content) })
  const body = { requestName: 'Leaflets', files: sent, sourceLanguageId: 'enu', targetLanguageIds }
  return portal.call(translateFiles, { body }, caller)
}

/** The bytes of a file of a request, as a browser downloads them. */
export async function download(caller: Caller, { id }: Pick<JobRequest, 'id'>, fileKey: string): Promise<Buffer> {
  const reply = await caller(`/jobRequests/${id}/files/${encodeURIComponent(fileKey)}/downloadUrl`)
  const { downloadUrl } = (await reply.json()) as { downloadUrl: string }
  return Buffer.from(await (await fetch(downloadUrl)).arrayBuffer())
}
