import type { Refusal } from '@portolan/documents/refusal'
import type { SubtitleTrack } from '../model/cue.ts'
import type { FrameRate } from '../time/frame-rate.ts'
import type { WriteFinding } from './write-finding.ts'

export const subtitleFormats = [
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
] as const
export type SubtitleFormat = (typeof subtitleFormats)[number]

/** A file, and what of the cues it could not hold. */
export type WrittenFile = { readonly bytes: Uint8Array; readonly findings: readonly WriteFinding[] }

export type ReadOptions = {
  /** Where the file does not say it. It also decides the code page of a PAC file. */
  readonly language?: string
  /** Where the file counts frames and does not say how many a second has. */
  readonly frameRate?: FrameRate
}

export type ReadResult = SubtitleTrack | Refusal
