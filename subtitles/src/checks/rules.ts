import { type FrameRate, frameRates } from '../time/frame-rate.ts'

/** What readers of subtitles are used to. */
export type SubtitleRules = {
  readonly maxLines: number
  /** Columns of a line. */
  readonly maxColumns: number
  /** Columns per second that cues are built for, and the most they may have. */
  readonly wantedSpeed: number
  readonly maxSpeed: number
  readonly minMs: number
  readonly maxMs: number
  /** Frames without text between two cues. */
  readonly gapFrames: number
  readonly frameRate: FrameRate
  /** A silence this long starts a new cue. */
  readonly pauseMs: number
  /** Words are written without spaces between them. */
  readonly hasNoSpaces: boolean
  /** ASCII takes half a column, next to characters that are twice as wide. */
  readonly hasWideCharacters: boolean
}

const usualRules: SubtitleRules = {
  maxLines: 2,
  maxColumns: 42,
  wantedSpeed: 17,
  maxSpeed: 20,
  minMs: 833,
  maxMs: 7000,
  gapFrames: 2,
  frameRate: frameRates.pal,
  pauseMs: 1500,
  hasNoSpaces: false,
  hasWideCharacters: false,
}

const rulesOfLanguages: Readonly<Record<string, Partial<SubtitleRules>>> = {
  zh: { maxColumns: 16, wantedSpeed: 9, maxSpeed: 11, hasNoSpaces: true, hasWideCharacters: true },
  ja: { maxColumns: 16, wantedSpeed: 4, maxSpeed: 7, hasNoSpaces: true, hasWideCharacters: true },
  ko: { maxColumns: 16, wantedSpeed: 12, maxSpeed: 14, hasWideCharacters: true },
  th: { maxColumns: 35, hasNoSpaces: true },
}

/** `language` is BCP 47. */
export const rulesFor = (language: string, frameRate: FrameRate = frameRates.pal): SubtitleRules => ({
  ...usualRules,
  ...rulesOfLanguages[language.toLowerCase().split('-')[0] ?? ''],
  frameRate,
})
