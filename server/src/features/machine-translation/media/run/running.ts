import { join } from 'node:path'
import { findMachineTranslationSettings } from '../../../clients/index.ts'
import { findRequestDetails, type RequestDetails } from '../../../job-requests/index.ts'
import { languageById } from '../../../reference/index.ts'
import { type EffectiveSettings, effectiveSettings } from '../../settings/effective-settings.ts'
import type { MediaNeeds } from '../needs.ts'
import { makeRoom } from '../steps/make-room.ts'
import { fileStepsFolder } from '../steps/media-folders.ts'
import { openStepStore, type StepStore } from '../steps/step-store.ts'
import type { MediaFileRow, RunKey } from '../store/store-files.ts'
import { findMediaRequest, type MediaRequestRow } from '../store/store-media-requests.ts'
import type { MediaTrackRow } from '../store/store-tracks.ts'
import type { Progress } from './progress.ts'
import type { Slice } from './slice.ts'

/** What every step of a file needs to know. */
export type RunningFile = {
  readonly run: RunKey
  readonly file: MediaFileRow
  readonly request: RequestDetails
  readonly media: MediaRequestRow
  readonly settings: EffectiveSettings
  readonly steps: StepStore
  readonly slice: Slice
  readonly progress: Progress
}

export type RunningTrack = RunningFile & { readonly track: MediaTrackRow }

type Started = Pick<RunningFile, 'run' | 'file' | 'slice' | 'progress'>

/** Undefined if the request is not there any more. Throws NoRoom if the file has to wait for others. */
export async function loadRunning({ db, mediaFolder }: MediaNeeds, started: Started): Promise<RunningFile | undefined> {
  const { job_request_id: requestId, id } = started.file
  const request = await findRequestDetails(db, requestId)
  const media = await findMediaRequest(db, requestId)
  if (!request || !media) return undefined
  const settings = effectiveSettings(await findMachineTranslationSettings(db, request.client_id))
  await makeRoom({ db, mediaFolder }, id)
  const steps = await openStepStore(join(mediaFolder, fileStepsFolder, id))
  return { ...started, request, media, settings, steps }
}

export const tagOf = (languageId: string): string => languageById(languageId)?.bcp47 ?? 'und'
