import type { SubtitleFormat } from '@portolan/contract/machine-translation/media/subtitle-format'
import { WorkerPool } from '@portolan/documents/worker-pool'
import { translatorFor } from '@portolan/locale/translator-for'
import { type FrameRate, frameRates } from '@portolan/subtitles'
import type { MediaFileInfo } from '../../../../tables/machine-translation/media.ts'
import { subtitleFileMessages } from '../messages/subtitle-file.ts'
import type { CueRow } from '../store/store-cues.ts'
import { toLines } from './cue-text.ts'
import type { WriteTask } from './write-subtitles-worker.ts'

const longestMs = 60_000

/** In a worker thread: twenty thousand cues take a while. */
const pool = new WorkerPool<WriteTask, Uint8Array>({
  script: new URL('./write-subtitles-worker.ts', import.meta.url),
  size: 1,
  heapMiB: 384,
  memoryMiB: 512,
})

export type SubtitleFile = {
  readonly format: SubtitleFormat
  readonly cues: readonly Pick<CueRow, 'start_ms' | 'end_ms' | 'text'>[]
  /** BCP 47. */
  readonly language: string
  readonly title: string
  readonly info: MediaFileInfo | null
  readonly createdAt: Date
  /** Of the headings in tables. */
  readonly locale: string
}

export async function writeSubtitleFile(file: SubtitleFile, signal: AbortSignal): Promise<Uint8Array> {
  const { format, cues, language, title, info, createdAt, locale } = file
  const t = await translatorFor(subtitleFileMessages, locale)
  const headings = {
    number: t('number'),
    start: t('start'),
    end: t('end'),
    speaker: t('speaker'),
    text: t('text'),
  }
  const track = {
    language,
    title,
    cues: cues.map(({ start_ms, end_ms, text }) => ({ startMs: start_ms, endMs: end_ms, lines: toLines(text) })),
  }
  const options = { createdOn: createdAt.toISOString().slice(0, 10), headings, frameRate: frameRateOf(info) }
  return pool.run({ format, track, options }, { timeoutMs: longestMs, signal })
}

/** Of the video, if it is one that subtitle formats know; that of European television otherwise. */
export function frameRateOf(info: MediaFileInfo | null): FrameRate {
  const [numerator = 0, denominator = 1] = (info?.video?.frameRate ?? '').split('/').map(Number)
  const isNear = (rate: FrameRate) =>
    Math.abs(rate.numerator / rate.denominator - numerator / denominator) < 0.005 && !rate.isDropFrame
  return Object.values(frameRates).find(isNear) ?? frameRates.pal
}

const endings: Partial<Record<SubtitleFormat, string>> = { imsc: 'ttml' }

/** `talk.es-MX.srt` for `talk.mp4`. */
export function nameOutput(sourceName: string, tag: string, ending: string): string {
  const dot = sourceName.lastIndexOf('.')
  return `${dot > 0 ? sourceName.slice(0, dot) : sourceName}.${tag}.${ending}`
}

export const endingOf = (format: SubtitleFormat): string => endings[format] ?? format
