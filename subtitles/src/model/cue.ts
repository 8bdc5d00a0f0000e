/** A run of text with one style. */
export type Span = {
  readonly text: string
  readonly isItalic?: true
  readonly isBold?: true
  readonly isUnderlined?: true
  /** `#rrggbb` in lower case. Text without a color is white. */
  readonly color?: string
}

export type Style = Omit<Span, 'text'>
export type Line = readonly Span[]
export type HorizontalAlign = 'left' | 'center' | 'right'
export type VerticalAlign = 'top' | 'middle' | 'bottom'

/** What is shown at once. Times are milliseconds from the start of the program. */
export type Cue = {
  readonly id?: string
  readonly startMs: number
  readonly endMs: number
  readonly lines: readonly Line[]
  /** Centered unless it says otherwise. */
  readonly align?: HorizontalAlign
  /** At the bottom unless it says otherwise. */
  readonly vertical?: VerticalAlign
  /** The id of a region of the track; used instead of `vertical` where a format has regions. */
  readonly region?: string
  readonly speaker?: string
  /** Where it is not the language of the track. */
  readonly language?: string
  /** Found from the text where it is not given. */
  readonly isRightToLeft?: boolean
}

/** A part of the picture, in percent of its width and height. */
export type Region = {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly vertical: VerticalAlign
}

export type SubtitleTrack = {
  /** BCP 47; `und` where a file does not say it. */
  readonly language: string
  readonly title?: string
  readonly regions?: readonly Region[]
  readonly cues: readonly Cue[]
}

export const sortCues = (cues: readonly Cue[]): Cue[] =>
  cues.toSorted((one, other) => one.startMs - other.startMs || one.endMs - other.endMs)
