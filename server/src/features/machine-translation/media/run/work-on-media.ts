import { handles, type JobContext, type JobHandler } from '../../../../platform/jobs/index.ts'
import { enqueueNext } from '../enqueue-media.ts'
import { type MediaRun, workOnMedia } from '../job-definitions.ts'
import type { MediaNeeds } from '../needs.ts'
import { NoRoom } from '../steps/make-room.ts'
import { findFile, findFileRun, updateFileRun } from '../store/store-files.ts'
import { findMediaRequest } from '../store/store-media-requests.ts'
import { findTrackRun, updateTrackRun } from '../store/store-tracks.ts'
import { failRun } from './end-run.ts'
import { endIfHopeless, failureOf, MediaFailed } from './media-failed.ts'
import { planTrack } from './plan-track.ts'
import { createProgress, type MediaStep } from './progress.ts'
import { runFile } from './run-file.ts'
import { runTrack } from './run-track.ts'
import { loadRunning, type RunningFile } from './running.ts'
import { SliceEnded, startSlice } from './slice.ts'

/** With the delays between them, an engine may be away for some minutes. */
const mostAttempts = 8

const roomIsLikelyAt = (now: Date): Date => new Date(now.getTime() + 60_000)

export const workOnMediaHandler = (needs: MediaNeeds): JobHandler =>
  handles(workOnMedia, (run, context) => workOn(needs, run, context), {
    giveUp: (tx, run, thrown) => failRun(tx, run, failureOf(thrown)),
  })

/** Continues where an earlier job stopped. */
async function workOn(needs: MediaNeeds, run: MediaRun, context: JobContext): Promise<void> {
  const { attempt, finish } = context
  if (attempt > mostAttempts) throw new MediaFailed('INTERNAL', 'The process ended too often during this job.')
  const isLastAttempt = attempt === mostAttempts
  try {
    if (run.kind === 'file') await workOnFile(needs, run, context)
    else await workOnTrack(needs, run, context, isLastAttempt)
  } catch (error) {
    if (error instanceof SliceEnded) return finish((tx) => enqueueNext(tx, run))
    if (error instanceof NoRoom) return finish((tx) => enqueueNext(tx, run, roomIsLikelyAt(needs.now())))
    throw endIfHopeless(error, { isLastAttempt })
  }
}

async function workOnFile(needs: MediaNeeds, run: MediaRun, { signal, finish }: JobContext): Promise<void> {
  const file = await findFileRun(needs.db, run)
  if (!file) return
  const progress = startProgress(needs, ['read', 'recognize'], (change) => updateFileRun(needs.db, run, change))
  const running = await loadRunning(needs, { run, file, progress, slice: startSlice(signal) })
  if (running) await runFile(needs, running, { finish, priority: run.priority })
}

async function workOnTrack(
  needs: MediaNeeds,
  run: MediaRun,
  { signal, finish }: JobContext,
  isLastAttempt: boolean,
): Promise<void> {
  const track = await findTrackRun(needs.db, run)
  const file = track && (await findFile(needs.db, track.file_id))
  const media = track && (await findMediaRequest(needs.db, track.job_request_id))
  if (!track || !file || !media) return
  const progress = startProgress(needs, planTrack(track, file, media), (change) =>
    updateTrackRun(needs.db, run, change),
  )
  const running = await loadRunning(needs, { run, file, progress, slice: startSlice(signal) })
  if (!running) return
  await runTrack(needs, { ...running, track }, { finish, isLastAttempt })
}

type Save = (change: { readonly percent: number; readonly seconds_left: number | null }) => Promise<boolean>

const startProgress = ({ now, log }: MediaNeeds, plan: readonly MediaStep[], save: Save): RunningFile['progress'] =>
  createProgress({
    now: () => now().getTime(),
    plan,
    save: (change) => void save(change).catch((err: unknown) => log.warn({ err }, 'progress was not saved')),
  })
