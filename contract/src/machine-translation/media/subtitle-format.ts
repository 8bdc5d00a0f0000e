import * as z from 'zod/mini'

/** In the order in which they are offered: the usual one first. */
export const SubtitleFormat = z.enum([
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
])
export type SubtitleFormat = z.infer<typeof SubtitleFormat>
