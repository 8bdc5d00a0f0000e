import type { SubtitleFormat } from '@portolan/contract/machine-translation/media/subtitle-format'

/** In the order in which they are offered: the usual one first. */
export const subtitleFormats: readonly SubtitleFormat[] = [
  'srt',
  'docx',
  'json',
  'txt',
  'pac',
  'dfxp',
  'vtt',
  'imsc',
  'itt',
  'scc',
  'smi',
  'ttml',
  'stl',
  'xif',
  'xlsx',
]
