import { computedJobId, enqueue } from '../../../platform/jobs/index.ts'
import type { Tx } from '../../../tables/database.ts'
import { type MediaRun, workOnMedia } from './job-definitions.ts'
import { beginFileRun, type FileChange } from './store/store-files.ts'
import { countUnfinished } from './store/store-queue.ts'
import { beginTrackRun, type TrackChange } from './store/store-tracks.ts'

/** After emails and screenings, which take seconds. */
const firstPriority = 10

/** Media work needs much of a machine: one step at a time. */
const queue = 'media'

/** The first file of every client comes before the second one of any. */
export async function nextPriority(tx: Tx, clientId: number): Promise<number> {
  return firstPriority + (await countUnfinished(tx, clientId))
}

/** Starts a job. Earlier jobs of the file cannot change it any more. */
export async function enqueueFile(tx: Tx, id: string, priority: number, change: FileChange = {}): Promise<void> {
  await enqueueRun(tx, { kind: 'file', id, attempt: await beginFileRun(tx, id, change), priority })
}

export async function enqueueTrack(tx: Tx, id: string, priority: number, change: TrackChange = {}): Promise<void> {
  await enqueueRun(tx, { kind: 'track', id, attempt: await beginTrackRun(tx, id, change), priority })
}

/** Continues a file or a language in a job of its own. */
export async function enqueueNext(tx: Tx, { kind, id, priority }: MediaRun, runAt?: Date): Promise<void> {
  const attempt = await (kind === 'file' ? beginFileRun : beginTrackRun)(tx, id, {})
  await enqueueRun(tx, { kind, id, attempt, priority }, runAt)
}

async function enqueueRun(tx: Tx, run: MediaRun, runAt?: Date): Promise<void> {
  await enqueue(tx, workOnMedia, run, { id: jobIdOf(run), priority: run.priority, queue, ...(runAt && { runAt }) })
}

export const jobIdOf = ({ kind, id, attempt }: Omit<MediaRun, 'priority'>): string => computedJobId(kind, id, attempt)
