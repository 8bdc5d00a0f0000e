import { readFile } from 'node:fs/promises'
import { writeSubtitles } from '@portolan/subtitles/write'
import { languageById } from '../../features/reference/index.ts'
import type { MediaFileInfo } from '../../tables/machine-translation/media.ts'

/** The video of a finished media project: four sentences, spoken by espeak-ng. */
export const handWashingFile = 'Hand washing.webm'
export const readHandWashing = (): Promise<Buffer> => readFile(new URL('./hand-washing.webm', import.meta.url))

export const handWashingInfo: MediaFileInfo = {
  seconds: 16.16,
  container: 'matroska,webm',
  audio: { codec: 'opus', channels: 1 },
  video: { codec: 'vp9', width: 640, height: 360, frameRate: '25/1' },
}

const times = [
  { start_ms: 300, end_ms: 3136 },
  { start_ms: 3936, end_ms: 7790 },
  { start_ms: 8590, end_ms: 11_579 },
  { start_ms: 12_378, end_ms: 15_655 },
] as const

/** By language, the spoken one first. The Spanish is what Apertium answers: the demo promises nothing that it does not do. */
export const handWashingTexts: Readonly<Record<string, readonly string[]>> = {
  enu: [
    'Wet your hands with clean, warm water.',
    'Add soap and rub your hands together\nfor twenty seconds.',
    'Clean between your fingers\nand under your nails.',
    'Rinse well, and dry your hands\nwith a clean towel.',
  ],
  esj: [
    'Moje sus manos con agua limpia, tibia.',
    'Añada jabón y frote sus manos juntas\ndurante veinte segundos.',
    'Limpie entre sus dedos\ny bajo sus uñas.',
    'Enjuague bien, y seque sus manos\ncon una toalla limpia.',
  ],
}

export const handWashingCues = (languageId: string) =>
  (handWashingTexts[languageId] ?? []).map((text, index) => ({
    ...(times[index] ?? times[0]),
    text,
    source: languageId === 'enu' ? null : (handWashingTexts.enu?.[index] ?? null),
  }))

const tagOf = (languageId: string): string => languageById(languageId)?.bcp47 ?? 'und'

export const subtitleName = (languageId: string): string => handWashingFile.replace('webm', `${tagOf(languageId)}.srt`)

export async function writeHandWashingSubtitles(languageId: string): Promise<Uint8Array> {
  const cues = handWashingCues(languageId).map(({ start_ms, end_ms, text }) => ({
    startMs: start_ms,
    endMs: end_ms,
    lines: text.split('\n').map((line) => [{ text: line }]),
  }))
  const track = { language: tagOf(languageId), title: handWashingFile, cues }
  // Other formats have dates and headings; this one has neither.
  const options = { createdOn: '', headings: { number: '', start: '', end: '', speaker: '', text: '' } }
  return (await writeSubtitles('srt', track, options)).bytes
}

/** How loud it is, twenty times a second. */
export const handWashingPeaks = [
  0, 0, 0, 0, 0, 0, 26, 64, 67, 52, 19, 7, 26, 40, 38, 26, 9, 60, 73, 53, 20, 18, 17, 8, 7, 17, 34, 47, 14, 4, 10, 17,
  17, 27, 37, 37, 27, 17, 15, 15, 13, 0, 0, 0, 0, 15, 34, 80, 67, 36, 33, 13, 11, 19, 34, 53, 50, 42, 26, 9, 37, 36, 30,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 59, 58, 48, 38, 7, 13, 21, 46, 52, 44, 23, 4, 3, 2, 0, 0, 41, 58, 29,
  13, 9, 29, 75, 69, 43, 5, 24, 44, 42, 26, 8, 56, 70, 53, 25, 16, 19, 9, 9, 6, 11, 52, 50, 30, 62, 47, 7, 36, 31, 5,
  16, 54, 33, 18, 11, 12, 61, 66, 40, 16, 10, 7, 35, 19, 19, 22, 59, 54, 35, 13, 18, 38, 56, 13, 14, 7, 6, 3, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 14, 33, 43, 27, 16, 16, 13, 16, 42, 30, 9, 10, 26, 36, 25, 14, 21, 46, 45, 23,
  5, 31, 64, 51, 25, 19, 11, 38, 37, 23, 7, 3, 0, 0, 54, 49, 16, 14, 52, 73, 15, 15, 30, 35, 11, 37, 39, 24, 9, 23, 48,
  45, 37, 23, 21, 20, 17, 13, 9, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 44, 62, 41, 16, 13, 20, 15, 31, 58,
  58, 43, 27, 24, 17, 14, 6, 0, 0, 0, 56, 45, 15, 15, 4, 23, 53, 65, 47, 26, 22, 41, 46, 28, 8, 45, 69, 56, 33, 16, 18,
  7, 7, 5, 22, 42, 12, 52, 32, 9, 17, 24, 44, 35, 19, 16, 14, 5, 16, 61, 58, 51, 33, 35, 42, 28, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0,
]
