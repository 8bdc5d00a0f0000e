/** Limits for files of strangers. A day of subtitles has about 20,000 cues in 2 MB. */
export const limits = {
  bytes: 16 * 1024 * 1024,
  cues: 50_000,
  /** Runs of text with one style, in the whole file. */
  spans: 500_000,
  /** Lines, and runs of text, of one cue. */
  cuePieces: 20_000,
  /** Styles, regions and speakers that a TTML file declares. */
  declarations: 10_000,
  /** Characters of a CEA-608 row. A screen has 32; more are kept up to here, as some files have them. */
  captionColumns: 64,
  /** Parts of a cumulative set of EBU STL. Each repeats all before it. */
  cumulativeParts: 32,
} as const
