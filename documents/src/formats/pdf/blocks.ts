/** Text in one format. */
export type TextRun = { readonly text: string; readonly isBold: boolean; readonly isItalic: boolean }

/** A part of a document in reading order. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly runs: readonly TextRun[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly TextRun[] }
  /** `marker` is a bullet or a number. */
  | { readonly kind: 'item'; readonly marker: string; readonly runs: readonly TextRun[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly TextRun[])[])[] }
  /** The size is in points. */
  | { readonly kind: 'image'; readonly width: number; readonly height: number; readonly png: Buffer }

export const textOfRuns = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('')
