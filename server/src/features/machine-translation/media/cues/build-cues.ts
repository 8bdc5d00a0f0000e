import { maxCues } from '@portolan/contract/machine-translation/media/cues'
import { WorkerPool } from '@portolan/documents/worker-pool'
import type { MediaFileInfo } from '../../../../tables/machine-translation/media.ts'
import type { NewCue } from '../store/store-cues.ts'
import type { BuildTask, BuiltCue, SplitTask } from './build-cues-worker.ts'
import { frameRateOf } from './write-subtitles.ts'

const longestMs = 120_000

/** In a worker thread: hours of speech take seconds. */
const pool = new WorkerPool<BuildTask | SplitTask, BuiltCue[] | string[]>({
  script: new URL('./build-cues-worker.ts', import.meta.url),
  size: 1,
  heapMiB: 512,
  memoryMiB: 768,
})

export type Speech = Pick<BuildTask, 'words' | 'language'> & { readonly info: MediaFileInfo }

export async function splitSpeech({ words, language, info }: Speech, signal: AbortSignal): Promise<string[]> {
  const task = { words, language, frameRate: frameRateOf(info), isSplit: true } as const
  return (await pool.run(task, { timeoutMs: longestMs, signal })) as string[]
}

/** Times are kept within the length of the media. */
export async function buildCueRows(
  { words, language, info }: Speech,
  translation: BuildTask['translation'],
  signal: AbortSignal,
): Promise<NewCue[]> {
  const task = { words, language, frameRate: frameRateOf(info), translation }
  const cues = (await pool.run(task, { timeoutMs: longestMs, signal })) as BuiltCue[]
  const lastMs = Math.floor(info.seconds * 1000)
  return cues
    .slice(0, maxCues)
    .filter(({ startMs, text }) => startMs < lastMs && text !== '')
    .map(({ startMs, endMs, text, source }) => ({
      start_ms: startMs,
      end_ms: Math.min(lastMs, Math.max(endMs, startMs + 1)),
      text,
      source,
    }))
}
