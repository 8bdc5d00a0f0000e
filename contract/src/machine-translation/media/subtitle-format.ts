import * as z from 'zod/mini'

export const SubtitleFormat = z.enum([
  'json',
  'pac',
  'scc',
  'srt',
  'dfxp',
  'ttml',
  'imsc',
  'itt',
  'vtt',
  'xif',
  'stl',
  'smi',
  'xlsx',
  'txt',
  'docx',
])
export type SubtitleFormat = z.infer<typeof SubtitleFormat>
